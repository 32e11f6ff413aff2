import type { Measure } from '../measure';

const MAXIMUM_ROWS = 10_000;
const WRITE_LIMIT_MS = 25;

/** Refusals after the table is full. `BENCH_REFUSALS=100000` takes some minutes. */
const REFUSALS = Number( process.env.BENCH_REFUSALS ?? 10_000 );

/**
 * Fills the log to its maximum, then refuses as many requests again as were asked for, each from another address and every
 * tenth in another minute. InnoDB removes deleted rows in the background, so its size is read when it no longer changes.
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
	$size = -1;
	do {
		$before = $size;
		sleep( 1 );
		$wpdb->query( "ANALYZE TABLE $table" );
		$size = (int) $wpdb->get_var( "SELECT DATA_LENGTH + INDEX_LENGTH FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '$table'" );
	} while ( $size !== $before );
	return $size;
};
$wpdb->query( "DROP TABLE IF EXISTS $table" );
Jetpack_Dashboard\\Features\\Waf\\Schema::create();
for ( $index = 0; $index < ${ MAXIMUM_ROWS }; $index++ ) {
	$add( $index );
}
$full = $size();
$most = 0;
$start = hrtime( true );
for ( $index = ${ MAXIMUM_ROWS }; $index < ${
	MAXIMUM_ROWS + REFUSALS
}; $index++ ) {
	$add( $index );
	if ( 0 === $index % 1000 ) {
		$most = max( $most, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
	}
}
$ms = ( hrtime( true ) - $start ) / 1e6 / ${ REFUSALS };
$after = $size();
$wpdb->query( "DELETE FROM $table" );
echo wp_json_encode( array( $most, $full, $after, $ms ) );`;

export const firewallLog: Measure = {
	name: 'firewall log',
	run: async ( { sandbox } ) => {
		const [ most, full, after, ms ] = JSON.parse(
			await sandbox.wpEval( FLOOD )
		);
		const kb = ( bytes: number ) => Math.round( bytes / 1024 );
		return [
			{
				part: 'rows',
				value: most,
				limit: MAXIMUM_ROWS,
				unit: 'rows',
				note: `during ${ REFUSALS } refusals after it was full`,
			},
			{
				part: 'size afterwards',
				value: kb( after ),
				limit: kb( full ) * 1.1,
				unit: 'kB',
				note: `${ kb( full ) } kB when full`,
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
