<?php
/**
 * Full-screen gallery viewer.
 *
 * Sort Order: 22
 * Recommendation Order: 12
 * First Introduced: 1.5
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos
 * Feature: Appearance
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Carousel\Carousel( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
