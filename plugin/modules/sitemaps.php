<?php
/**
 * XML sitemaps.
 *
 * Sort Order: 13
 * First Introduced: 3.9
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended, Traffic
 * Feature: Recommended
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Sitemaps\Sitemaps( $plugin->clock() ) )->register();
};
