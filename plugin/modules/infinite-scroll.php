<?php
/**
 * Loading older posts without a page change.
 *
 * Sort Order: 26
 * First Introduced: 2.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Infinite_Scroll\Infinite_Scroll( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
