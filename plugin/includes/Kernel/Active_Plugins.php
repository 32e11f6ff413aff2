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
		return '' !== self::first_of( array( $file ) );
	}

	/**
	 * The first of some plugins that is active.
	 *
	 * @param string[] $files Plugin basenames.
	 * @return string '' if none is.
	 */
	public static function first_of( array $files ): string {
		$active  = array_flip( array_filter( (array) get_option( 'active_plugins', array() ), 'is_string' ) );
		$network = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();

		foreach ( $files as $file ) {
			if ( isset( $active[ $file ] ) || isset( $network[ $file ] ) ) {
				return $file;
			}
		}

		return '';
	}
}
