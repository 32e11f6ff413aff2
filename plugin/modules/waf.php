<?php
/**
 * Firewall: checks every request before WordPress answers it.
 *
 * Sort Order: 5
 * First Introduced: 10.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Firewall, WAF
 * Feature: Security
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Waf\Firewall( array( $plugin, 'client_address' ), $plugin->settings(), $plugin->clock(), $plugin->path( 'languages' ) ) )->register();
};
