<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Answers without WordPress's plugin functions, which it loads for wp-admin only. */
final class Active_Plugins {

	/**
	 * Whether a plugin runs, here or in the whole network.
	 *
	 * @param string $file Its main file below the plugins' folder.
	 */
	public static function has( string $file ): bool {
		$network = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();

		return in_array( $file, (array) get_option( 'active_plugins', array() ), true ) || isset( $network[ $file ] );
	}
}
