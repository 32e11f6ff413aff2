<?php
/**
 * Ads.
 *
 * Sort Order: 1
 * First Introduced: 4.5.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Traffic, Appearance
 * Plans: premium, business, security, complete
 * Works Locally: Partly
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Wordads\Ads( $plugin->settings() ) )->register();
};
