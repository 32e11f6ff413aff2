<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Restore_Progress;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** Shows a restore that runs, and the result of the last one. */
final class Restore_View {

	/** Seconds after which a page without JavaScript is loaded again. */
	private const REFRESH_S = 5;

	public static function print_refresh(): void {
		// Ends with the id of the result, which gets the focus. With the time, since browsers wouldn't load the same address again.
		echo '<noscript><meta http-equiv="refresh" content="' . (int) self::REFRESH_S . ';url=' . esc_url( Subpage::url( Backups_Page::SLUG, array( 'at' => (string) time() ) ) . '#' . Result_Notice::ID ) . '"></noscript>';
	}

	public static function print_progress( Restore_Progress $progress ): void {
		?>
		<h2>
			<?php
			/* translators: %s: date and time. */
			echo esc_html( sprintf( __( 'Restoring the backup of %s', 'jetpack-dashboard' ), Backups::date( $progress->id ) ) );
			?>
		</h2>
		<?php
		Page_Progress::print(
			Backups_Controller::RUN_PATH,
			self::describe( $progress ),
			0,
			__( 'The server doesn’t respond. Reload this page to continue, or to see the result.', 'jetpack-dashboard' )
		);
		Page_Progress::print_bar( $progress->done(), $progress->total );
		?>
		<p><?php esc_html_e( 'Keep this page open. If you leave it, the restore continues when you come back, or when somebody visits your site. Visitors see a maintenance page until it is complete.', 'jetpack-dashboard' ); ?></p>
		<?php
	}

	/** The step that a restore has reached, without %. */
	public static function describe( Restore_Progress $progress ): string {
		$done = number_format_i18n( $progress->done() );
		if ( $progress->total > 0 ) {
			$done = sprintf(
				/* translators: 1: number so far. 2: number in total. */
				Restore_Progress::BACKUP === $progress->step ? __( '%1$s of about %2$s', 'jetpack-dashboard' ) : __( '%1$s of %2$s', 'jetpack-dashboard' ),
				$done,
				number_format_i18n( max( $progress->total, $progress->done() ) )
			);
		}
		$texts = array(
			/* translators: %s: number of pieces. */
			Restore_Progress::CHECK    => sprintf( __( 'Step 1 of 5: The backup is being checked. Pieces so far: %s.', 'jetpack-dashboard' ), $done ),
			/* translators: %s: number of files. */
			Restore_Progress::BACKUP   => sprintf( __( 'Step 2 of 5: Your site is being backed up as it is now. Files so far: %s.', 'jetpack-dashboard' ), $done ),
			/* translators: %s: number of pieces. */
			Restore_Progress::RECHECK  => sprintf( __( 'Step 3 of 5: That backup is being checked. Pieces so far: %s.', 'jetpack-dashboard' ), $done ),
			Restore_Progress::DATABASE => 0 === $progress->done()
				// SQLite restores all of it at once.
				? __( 'Step 4 of 5: The database is being restored.', 'jetpack-dashboard' )
				/* translators: %s: number of rows of database tables. */
				: sprintf( __( 'Step 4 of 5: The database is being restored. Rows so far: %s.', 'jetpack-dashboard' ), $done ),
			/* translators: %s: number of files. */
			Restore_Progress::FILES    => sprintf( __( 'Step 5 of 5: The files are being restored. Files so far: %s.', 'jetpack-dashboard' ), $done ),
		);

		return $texts[ $progress->step ] ?? '';
	}

	public static function print_result( Restore_Progress $progress ): void {
		if ( '' === $progress->error ) {
			Result_Notice::print( __( 'Restored the backup. To undo this, restore the backup that was created before.', 'jetpack-dashboard' ), 'success' );
		} elseif ( in_array( $progress->step, array( Restore_Progress::DATABASE, Restore_Progress::FILES ), true ) ) {
			Result_Notice::print( $progress->error, 'error' );
		} else {
			/* translators: %s: why. */
			Result_Notice::print( sprintf( __( 'Nothing was restored: %s', 'jetpack-dashboard' ), $progress->error ), 'error' );
		}
	}
}
