<?php
/**
 * Short links.
 *
 * Sort Order: 8
 * First Introduced: 1.1
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Writing
 * Works Locally: Partly
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Shortlinks\Short_Links() )->register();
};
