<?php
/**
 * Downtime monitoring.
 *
 * Sort Order: 28
 * Recommendation Order: 10
 * First Introduced: 2.6
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

use Jetpack_Dashboard\Features\Monitor\Monitor;

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	// A page that switches and saves nothing builds none of it.
	$monitor = static fn(): Monitor => Monitor::of( $plugin->connection(), $plugin->settings() );

	add_filter( 'jetpack_dashboard_switch_module_monitor', static fn( $allowed, $is_on ) => $monitor()->turn( $allowed, (bool) $is_on ), 10, 2 );
	add_action(
		'jetpack_activate_module',
		static function ( $slug, $is_stored ) use ( $monitor ): void {
			if ( Monitor::SLUG === $slug && ! $is_stored ) {
				$monitor()->take_back();
			}
		},
		10,
		2
	);
	add_filter( 'jetpack_dashboard_pre_store_monitor_receive_notifications', static fn( $problem, $value ) => $monitor()->keep_mails( $problem, (bool) $value ), 10, 2 );
};
