<?php
/**
 * Plugin Name:       Jetpack Dashboard
 * Description:       One dashboard for a site's security, backup, performance, growth and statistics, on your own server.
 * Version:           1.0.0-alpha
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Jetpack Dashboard contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       jetpack-dashboard
 * Domain Path:       /languages
 *
 * This file keeps to PHP 5.6's syntax, so that an older server gets a notice and no parse error.
 *
 * @package Jetpack_Dashboard
 */

defined( 'ABSPATH' ) || exit;

define( 'JETPACK_DASHBOARD_VERSION', '1.0.0-alpha' );

if ( PHP_VERSION_ID < 70400 || version_compare( preg_replace( '/-.*$/', '', get_bloginfo( 'version' ) ), '6.6', '<' ) ) {
	add_action( 'admin_notices', 'jetpack_dashboard_requirements_notice' );
	add_action( 'network_admin_notices', 'jetpack_dashboard_requirements_notice' );
	return;
}

require_once __DIR__ . '/includes/Autoloader.php';

\Jetpack_Dashboard\Autoloader::register( __DIR__ );
\Jetpack_Dashboard\Plugin::boot( __FILE__ );

/** Tells administrators which versions are required. */
function jetpack_dashboard_requirements_notice() {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}

	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html__( 'Jetpack needs WordPress 6.6 and PHP 7.4, or newer. It does nothing until you update.', 'jetpack-dashboard' )
	);
}
