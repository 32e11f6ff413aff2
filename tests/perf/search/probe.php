<?php
/**
 * Must-use plugin of `npm run bench:search`. Reports the time of the search in headers, and allows any number of searches. CPU time is
 * that of the PHP process and, on Linux, of MariaDB, so that it hardly depends on what else the machine does.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- A test site.

/** Milliseconds. */
function bench_cpu(): float {
	static $tasks = null;
	if ( null === $tasks ) {
		$pid_file = 'mysqli' === get_class( (object) $GLOBALS['wpdb']->dbh ) ? (string) $GLOBALS['wpdb']->get_var( 'SELECT @@pid_file' ) : '';
		$tasks    = '' === $pid_file ? '' : '/proc/' . (int) @file_get_contents( $pid_file ) . '/task/*/schedstat';
	}

	$usage = getrusage();
	$ms    = 0.0;
	foreach ( array( 'ru_utime', 'ru_stime' ) as $kind ) {
		$ms += 1000 * $usage[ "$kind.tv_sec" ] + $usage[ "$kind.tv_usec" ] / 1000;
	}
	foreach ( '' === $tasks ? array() : (array) glob( $tasks ) as $file ) {
		$ms += (int) strtok( (string) @file_get_contents( $file ), ' ' ) / 1e6;
	}

	return $ms;
}

function bench_start(): void {
	$GLOBALS['bench_cpu']  = bench_cpu();
	$GLOBALS['bench_time'] = microtime( true );
}

function bench_end(): void {
	$GLOBALS['bench_time'] = 1000 * ( microtime( true ) - $GLOBALS['bench_time'] );
	$GLOBALS['bench_cpu']  = bench_cpu() - $GLOBALS['bench_cpu'];
}

function bench_report(): void {
	header( 'X-Bench-Ms: ' . $GLOBALS['bench_time'] );
	header( 'X-Bench-Cpu-Ms: ' . $GLOBALS['bench_cpu'] );
}

add_filter( 'jetpack_dashboard_search_limit', static fn() => PHP_INT_MAX );
add_action(
	'pre_get_posts',
	static function ( $query ) {
		$query->is_main_query() && bench_start();
	},
	PHP_INT_MIN
);
add_filter(
	'the_posts',
	static function ( $posts, $query ) {
		$query->is_main_query() && bench_end();
		return $posts;
	},
	PHP_INT_MAX,
	2
);
add_action( 'template_redirect', 'bench_report', PHP_INT_MIN );
add_filter(
	'rest_request_before_callbacks',
	static function ( $response ) {
		bench_start();
		return $response;
	},
	PHP_INT_MAX
);
add_filter(
	'rest_request_after_callbacks',
	static function ( $response ) {
		bench_end();
		bench_report();
		return $response;
	},
	PHP_INT_MIN
);
