<?php
/**
 * Portfolio and testimonial post types.
 *
 * Sort Order: 34
 * First Introduced: 3.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Custom_Content_Types\Content_Types( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
