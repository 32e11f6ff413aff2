<?php
/**
 * Provider login: signing in with an account of the account service.
 *
 * Sort Order: 30
 * Recommendation Order: 5
 * First Introduced: 2.6
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Developers
 * Feature: Security
 * Works Locally: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	( new \Jetpack_Dashboard\Features\Sso\Single_Sign_On( $plugin->connection(), $plugin->settings(), $plugin->clock() ) )->register();
};
