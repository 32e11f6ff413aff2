<?php
/**
 * Plugin Name: Jetpack Boost: stand-in
 * Plugin URI: https://example.org/
 * Description: Brings along what the real one brings along: a few routes of jetpack/v4. It makes nothing faster.
 * Version: 3.0.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: jetpack-boost
 */

defined( 'ABSPATH' ) || exit;

define( 'JETPACK_BOOST_VERSION', '3.0.0' );

/*
 * Plugins of this family share a library that connects sites, and it serves its routes in this namespace.
 */
add_action(
	'rest_api_init',
	static function () {
		foreach ( array( '/connection', '/connection/data', '/connection/plugins', '/remote_authorize' ) as $route ) {
			register_rest_route(
				'jetpack/v4',
				$route,
				array(
					'methods'             => 'GET',
					'permission_callback' => '__return_true',
					'callback'            => static function () {
						return array( 'servedBy' => 'boost' );
					},
				)
			);
		}
	}
);

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Jetpack Boost',
			'Jetpack Boost',
			'manage_options',
			'jetpack-boost',
			static function () {
				echo '<div class="wrap"><h1>Jetpack Boost</h1></div>';
			}
		);
	}
);
