<?php
/**
 * Related posts under a post.
 *
 * Sort Order: 29
 * Recommendation Order: 9
 * First Introduced: 2.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Engagement
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Related_Posts\Related_Posts( $plugin->settings(), $plugin->settings_registry() ) )->register();
};
