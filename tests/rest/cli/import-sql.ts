import { evalPhp } from '../support/site';

/** Runs the statements of a file on the server of the site, as MySQL's own client does. Returns the first error. */
export const importSql = ( file: string ) =>
	evalPhp( `
		global $wpdb;
		mysqli_multi_query( $wpdb->dbh, file_get_contents( '${ file }' ) );
		do {
			$error = mysqli_error( $wpdb->dbh );
		} while ( '' === $error && mysqli_more_results( $wpdb->dbh ) && ( mysqli_next_result( $wpdb->dbh ) || true ) );
		echo $error;` );
