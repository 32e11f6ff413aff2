<?php
/**
 * Removes everything that the plugin stored, on every site of a network.
 *
 * @package Jetpack_Dashboard
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// On an older PHP the plugin never ran, so that there is nothing to remove, and its classes would not parse.
if ( PHP_VERSION_ID >= 70400 ) {
	require_once __DIR__ . '/includes/Lifecycle.php';

	\Jetpack_Dashboard\Lifecycle::uninstall();
}
