<?php
/**
 * Must-use plugin for bench:cluster: counts how often scheduled work runs, and
 * does what is asked on the server that it is asked of.
 */

// phpcs:disable -- runs on a sandbox's site only.

foreach ( array( 'jetpack_dashboard_stats_roll_up' ) as $hook ) {
	add_action(
		$hook,
		static function () use ( $hook ) {
			global $wpdb;
			if ( wp_doing_cron() ) {
				$wpdb->query( $wpdb->prepare( 'INSERT INTO cluster_runs ( hook, at ) VALUES ( %s, %f )', $hook, microtime( true ) ) );
			}
		},
		0
	);
}

add_action(
	'init',
	static function () {
		global $wpdb;
		$ask = $_GET['cluster'] ?? '';
		if ( '' === $ask ) {
			return;
		}
		if ( 'merge' === $ask || 'check' === $ask ) {
			do_action( "jetpack_dashboard_stats_$ask" );
		}
		echo wp_json_encode(
			array(
				'views'    => (int) $wpdb->get_var( "SELECT SUM(views) FROM {$wpdb->prefix}jetpack_dashboard_stats_hours WHERE subject = -1" ),
				'buffers'  => count( glob( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/{views,merge}-*', GLOB_BRACE ) ),
				'endpoint' => (string) get_option( 'jetpack_dashboard_stats_endpoint' ),
				'cache'    => wp_using_ext_object_cache(),
			)
		);
		exit;
	},
	20
);
