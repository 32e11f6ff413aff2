<?php
/**
 * Writing in Markdown.
 *
 * Sort Order: 31
 * First Introduced: 2.8
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
	( new \Jetpack_Dashboard\Features\Markdown\Markdown( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
