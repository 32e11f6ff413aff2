<?php
/**
 * Site verification tags.
 *
 * Sort Order: 33
 * First Introduced: 3.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: Yes
 * Feature: Engagement
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Verification_Tools\Verification_Tags( $plugin->settings() ) )->register();
};
