import type { Measure } from '../measure';

const MAXIMUM_ROWS = 10_000;
const WRITE_LIMIT_MS = 25;
const TOLERANCE = 1.02;

/**
 * Blocked requests in each of the two rounds; they take some minutes. InnoDB
 * needs 40 000 for its file to reach its final size.
 */
const REFUSALS = Number( process.env.BENCH_REFUSALS ?? 50_000 );

/**
 * Two rounds of blocked requests, each from another IP address and every tenth
 * in another minute. The first fills the table, and extends InnoDB's file by
 * the pages needed until deleted rows are purged in the background; the file
 * never shrinks.
 *
 * The second must add only the few pages that result from different B-tree
 * splits. Measures the size of the file (with SQLite, of the database and its
 * write-ahead log).
 */
const FLOOD = `
global $wpdb;
set_time_limit( 0 );
$table = $wpdb->prefix . 'jetpack_dashboard_firewall_log';
$clock = new class extends Jetpack_Dashboard\\Kernel\\Clock {
	public $time = 1750000000;
	public function now(): int { return $this->time; }
};
$log = new Jetpack_Dashboard\\Features\\Waf\\Log( $clock );
$add = static function ( int $index ) use ( $log, $clock ): void {
	$clock->time += 0 === $index % 10 ? 60 : 0;
	$rules = array( 'sql-union', 'script', 'traversal', 'php-code' );
	$log->add( Jetpack_Dashboard\\Kernel\\Net\\Ip_Address::parse( long2ip( 167772160 + $index ) ), $rules[ $index % 4 ], false, 'GET', '/wp-content/' . str_repeat( 'a', $index % 150 ) );
};
$size = static function () use ( $wpdb, $table ): int {
	if ( ! $wpdb->dbh instanceof mysqli ) {
		clearstatcache();
		return array_sum( array_map( static fn( $file ) => is_file( $file ) ? filesize( $file ) : 0, array( FQDB, FQDB . '-wal' ) ) );
	}
	return (int) $wpdb->get_var( "SELECT FILE_SIZE FROM information_schema.INNODB_SYS_TABLESPACES WHERE NAME = CONCAT( DATABASE(), '/$table' )" );
};
$wpdb->query( "DROP TABLE IF EXISTS $table" );
Jetpack_Dashboard\\Features\\Waf\\Schema::create();
$most = 0;
$index = 0;
$sizes = array();
$start = hrtime( true );
for ( $round = 1; $round <= 2; $round++ ) {
	for ( ; $index < $round * ${ REFUSALS }; $index++ ) {
		$add( $index );
		if ( 0 === $index % 1000 ) {
			$most = max( $most, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
		}
	}
	$sizes[] = $size();
}
$ms = ( hrtime( true ) - $start ) / 1e6 / $index;
$wpdb->query( "DELETE FROM $table" );
echo wp_json_encode( array( $most, $sizes[0], $sizes[1], $ms ) );`;

export const firewallLog: Measure = {
	name: 'firewall log',
	run: async ( { sandbox } ) => {
		const [ most, first, second, ms ] = JSON.parse(
			await sandbox.wpEvalAlone( FLOOD )
		);
		const kb = ( bytes: number ) => Math.round( bytes / 1024 );
		return [
			{
				part: 'rows',
				value: most,
				limit: MAXIMUM_ROWS,
				unit: 'rows',
				note: `during ${ 2 * REFUSALS } refusals`,
			},
			{
				part: 'size after the second round',
				value: kb( second ),
				limit: kb( first ) * TOLERANCE,
				unit: 'kB',
				note: `${ kb( first ) } kB after the first`,
			},
			{
				part: 'time of a write',
				value: ms,
				limit: WRITE_LIMIT_MS,
				unit: 'ms',
			},
		];
	},
};
