<?php
/**
 * Starting a post as a copy of another.
 *
 * Sort Order: 15
 * First Introduced: 7.0
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

return static function (): void {
	if ( is_admin() ) {
		( new \Jetpack_Dashboard\Features\Copy_Post\Copy_Post() )->register();
	}
};
