<?php
/**
 * Removes everything that the plugin stored, on every site of a network.
 *
 * @package Jetpack_Dashboard
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// On an older PHP the plugin never ran, so that there is nothing to remove, and its classes would not parse.
if ( PHP_VERSION_ID >= 70400 ) {
	require_once __DIR__ . '/includes/Autoloader.php';

	// The main file, which defines it otherwise, does not run here.
	if ( ! defined( 'JETPACK_DASHBOARD_VERSION' ) ) {
		define( 'JETPACK_DASHBOARD_VERSION', get_file_data( __DIR__ . '/jetpack-dashboard.php', array( 'version' => 'Version' ) )['version'] );
	}

	\Jetpack_Dashboard\Autoloader::register( __DIR__ );
	if ( ! \Jetpack_Dashboard\Lifecycle::uninstall() ) {
		\Jetpack_Dashboard\Unfinished_Uninstall::stop( plugin_basename( __DIR__ . '/jetpack-dashboard.php' ) );
	}
}
