<?php
/**
 * Sharing buttons.
 *
 * Sort Order: 7
 * Recommendation Order: 6
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Recommended
 * Feature: Engagement
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Sharedaddy\Sharing( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
