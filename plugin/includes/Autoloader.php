<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * PSR-4 autoloader for our namespace. A library of `Jetpack_Dashboard\Vendor` is one file, named by the first two parts of its namespace.
 * Composer's autoloader is shared with every plugin that ships one. Ours comes first: others, such as the one of WordPress's Requests
 * library, would be asked for each of our classes.
 */
final class Autoloader {

	public static function register( string $plugin ): void {
		$prefix   = __NAMESPACE__ . '\\';
		$length   = strlen( $prefix );
		$includes = $plugin . '/includes/';

		spl_autoload_register(
			static function ( string $class_name ) use ( $plugin, $prefix, $length, $includes ): void {
				if ( 0 !== strncmp( $class_name, $prefix, $length ) ) {
					return;
				}

				$path = str_replace( '\\', '/', substr( $class_name, $length ) );
				if ( 0 === strncmp( $path, 'Vendor/', 7 ) ) {
					$file = $plugin . '/vendor-prefixed/' . implode( '/', array_slice( explode( '/', $path ), 1, 2 ) ) . '.php';
				} else {
					$file = $includes . $path . '.php';
				}

				// Checking first whether the file exists takes about as long as loading it from opcache.
				@include_once $file; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Others may ask for classes that don't exist.
			},
			true,
			true
		);
	}
}
