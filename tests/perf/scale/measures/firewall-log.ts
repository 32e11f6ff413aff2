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
const flood = ( from: number, to: number ): string => `
global $wpdb;
set_time_limit( 0 );
$table = $wpdb->prefix . 'jetpack_dashboard_firewall_log';
$clock = new class extends Jetpack_Dashboard\\Kernel\\Clock {
	public $time = ${ 1_750_000_000 + 6 * from };
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
if ( 0 === ${ from } ) {
	$wpdb->query( "DROP TABLE IF EXISTS $table" );
	Jetpack_Dashboard\\Features\\Waf\\Schema::create();
}
$most = 0;
$start = hrtime( true );
for ( $index = ${ from }; $index < ${ to }; $index++ ) {
	$add( $index );
	if ( 999 === $index % 1000 ) {
		$most = max( $most, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
	}
}
echo wp_json_encode( array( $most, $size(), ( hrtime( true ) - $start ) / 1e6 ) );`;

/** Blocked requests per PHP process, which may run for a few minutes. */
const STEP = 10_000;

export const firewallLog: Measure = {
	name: 'firewall log',
	worksEmpty: true,
	run: async ( { sandbox } ) => {
		let most = 0;
		let totalMs = 0;
		const sizes: number[] = [];
		for ( let from = 0; from < 2 * REFUSALS; from += STEP ) {
			const [ rows, size, ms ] = JSON.parse(
				await sandbox.wpEvalAlone(
					flood( from, Math.min( from + STEP, 2 * REFUSALS ) )
				)
			);
			most = Math.max( most, rows );
			sizes.push( size );
			totalMs += ms;
		}
		await sandbox.wpEvalAlone(
			'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_firewall_log" );'
		);
		const kb = ( bytes = 0 ) => Math.round( bytes / 1024 );
		const first = sizes[ Math.ceil( REFUSALS / STEP ) - 1 ];
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
				value: kb( sizes.at( -1 ) ),
				limit: kb( first ) * TOLERANCE,
				unit: 'kB',
				note: `${ kb( first ) } kB after the first`,
			},
			{
				part: 'time of a write',
				value: totalMs / ( 2 * REFUSALS ),
				limit: WRITE_LIMIT_MS,
				unit: 'ms',
			},
		];
	},
};
