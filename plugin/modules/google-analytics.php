<?php
/**
 * Google Analytics.
 *
 * Sort Order: 37
 * First Introduced: 4.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Engagement
 * Plans: business, premium, security, complete
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Google_Analytics\Tracking_Code( $plugin->settings() ) )->register();
};
