import { evalJson } from '../support/site';

interface Run {
	/** Tables and rows that each part of the step had loaded. */
	parts: Array< [ number, number ] >;
	error: string;
	left: string[];
	isUnfinished: boolean;
}

/**
 * Restores the database in parts that end after one statement.
 *
 * @param id        Of the backup.
 * @param afterPart PHP that runs after each part; `$stored` is the progress before it.
 */
export const restoreInParts = ( id: string, afterPart = '' ) =>
	evalJson< Run >( `
		global $wpdb;
		$folder   = get_option( 'jetpack_dashboard_backup_folder' );
		$backups  = new Jetpack_Dashboard\\Backup\\Backups( $folder );
		$restorer = new Jetpack_Dashboard\\Backup\\Restorer( $backups );
		$progress = $restorer->begin( '${ id }', new Jetpack_Dashboard\\Backup\\Restore_Parts( 'database' ) );
		$run      = array( 'parts' => array(), 'error' => '' );
		$part     = 0;
		try {
			do {
				$step            = $progress->step;
				$stored          = clone $progress;
				$is_done         = $restorer->run_part( $progress, 'database' === $step ? 0.0 : INF );
				$progress->tries = 0;
				if ( 'database' === $step ) {
					++$part;
					$run['parts'][] = array( $progress->count, $progress->count_now );
					${ afterPart }
				}
			} while ( ! $is_done );
		} catch ( Throwable $error ) {
			$run['error'] = $error->getMessage();
		}
		$run['left']         = $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" );
		$run['isUnfinished'] = (bool) Jetpack_Dashboard\\Backup\\Restore_State::unfinished( $folder );
		echo wp_json_encode( $run );` );
