<?php
/**
 * Plugin Name: Akismet Anti-spam: stand-in
 * Plugin URI: https://example.org/
 * Description: Answers as the anti-spam plugin does where other plugins look. It filters nothing.
 * Version: 5.0.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: akismet
 */

defined( 'ABSPATH' ) || exit;

define( 'AKISMET_VERSION', '5.0.0' );
define( 'AKISMET__PLUGIN_DIR', plugin_dir_path( __FILE__ ) );

require_once AKISMET__PLUGIN_DIR . 'class.akismet.php';

// The real one loads it on admin pages alone, and not for REST.
if ( is_admin() ) {
	require_once AKISMET__PLUGIN_DIR . 'class.akismet-admin.php';
}

add_action(
	'admin_menu',
	static function () {
		add_options_page(
			'Akismet Anti-spam',
			'Akismet Anti-spam',
			'manage_options',
			'akismet-key-config',
			static function () {
				echo '<div class="wrap"><h1>Akismet Anti-spam</h1></div>';
			}
		);
	}
);
