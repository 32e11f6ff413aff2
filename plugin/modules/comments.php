<?php
/**
 * Comment form.
 *
 * Sort Order: 20
 * First Introduced: 1.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Partly
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Comments\Comment_Form( $plugin->settings(), $plugin->url( 'assets/' ) ) )->register();
};
