<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * PSR-4 autoloader for our namespace and for `Jetpack_Dashboard\Vendor`. Composer's autoloader is shared with every plugin that ships
 * one.
 */
final class Autoloader {

	public static function register( string $plugin ): void {
		spl_autoload_register(
			static function ( string $class_name ) use ( $plugin ): void {
				$prefix = __NAMESPACE__ . '\\';

				if ( 0 !== strncmp( $class_name, $prefix, strlen( $prefix ) ) ) {
					return;
				}

				$path = str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';
				$file = 0 === strncmp( $path, 'Vendor/', 7 ) ? $plugin . '/vendor-prefixed/' . substr( $path, 7 ) : $plugin . '/includes/' . $path;

				if ( is_readable( $file ) ) {
					require_once $file;
				}
			}
		);
	}
}
