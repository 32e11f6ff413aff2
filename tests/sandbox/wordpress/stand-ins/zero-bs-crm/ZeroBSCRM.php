<?php
/**
 * Plugin Name: Jetpack CRM: stand-in
 * Plugin URI: https://example.org/
 * Description: Keeps no customers.
 * Version: 6.0.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: zero-bs-crm
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Jetpack CRM',
			'Jetpack CRM',
			'manage_options',
			'zerobscrm-dash',
			static function () {
				echo '<div class="wrap"><h1>Jetpack CRM</h1></div>';
			}
		);
	}
);
