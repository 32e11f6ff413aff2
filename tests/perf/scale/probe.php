<?php
/**
 * Must-use plugin of `npm run bench:scale`: writes down what each request cost.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable -- A measuring device in a test site.

if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	$jetpack_dashboard_bench_cpu = static function (): float {
		$usage = getrusage();

		return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1000 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
	};
	$jetpack_dashboard_bench_start = array( $jetpack_dashboard_bench_cpu(), hrtime( true ), $GLOBALS['wpdb']->num_queries );

	register_shutdown_function(
		static function () use ( $jetpack_dashboard_bench_cpu, $jetpack_dashboard_bench_start ): void {
			file_put_contents(
				WP_CONTENT_DIR . '/bench-' . preg_replace( '/\W/', '', $_SERVER['HTTP_X_BENCH'] ) . '.json',
				json_encode(
					array(
						'cpuMs'   => $jetpack_dashboard_bench_cpu() - $jetpack_dashboard_bench_start[0],
						'ms'      => ( hrtime( true ) - $jetpack_dashboard_bench_start[1] ) / 1e6,
						'peakMb'  => memory_get_peak_usage( true ) / 1024 / 1024,
						'queries' => $GLOBALS['wpdb']->num_queries - $jetpack_dashboard_bench_start[2],
					)
				)
			);
		}
	);
}
