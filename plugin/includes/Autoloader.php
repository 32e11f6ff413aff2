<?php
/**
 * Finds the plugin's classes.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard;

/**
 * PSR-4 for one namespace. Our own, since the plugin ships without Composer (no clash with other plugins' copies).
 */
final class Autoloader {

	/**
	 * Registers the loader.
	 *
	 * @param string $directory Folder that holds the namespace's root.
	 */
	public static function register( string $directory ): void {
		spl_autoload_register(
			static function ( string $class_name ) use ( $directory ): void {
				$prefix = __NAMESPACE__ . '\\';

				if ( 0 !== strncmp( $class_name, $prefix, strlen( $prefix ) ) ) {
					return;
				}

				$file = $directory . '/' . str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';

				if ( is_readable( $file ) ) {
					require_once $file;
				}
			}
		);
	}
}
