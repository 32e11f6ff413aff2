<?php
/**
 * Embeds by shortcode.
 *
 * Sort Order: 3
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Social, Writing, Appearance
 * Feature: Writing
 * Works Locally: Yes
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function (): void {
	( new \Jetpack_Dashboard\Features\Shortcodes\Embeds() )->register();
};
