<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Works on the frontend, where is_plugin_active() isn't loaded. */
final class Active_Plugins {

	/**
	 * Whether a plugin is active, on the site or network-wide.
	 *
	 * @param string $file Plugin basename.
	 */
	public static function has( string $file ): bool {
		$network = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();

		return in_array( $file, (array) get_option( 'active_plugins', array() ), true ) || isset( $network[ $file ] );
	}
}
