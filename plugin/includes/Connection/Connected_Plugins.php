<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

defined( 'ABSPATH' ) || exit;

/** Plugins that share the site's connection. */
final class Connected_Plugins {

	private const OWN = array( 'jetpack' => array( 'name' => 'Jetpack' ) );

	/** @return array<string, array{name: string}> */
	public function all(): array {
		/**
		 * Filters the plugins that use the site's connection. Disconnecting names them, since it takes the connection from all of them.
		 *
		 * A plugin adds itself before or on `init`: `$plugins['my-plugin'] = array( 'name' => 'My Plugin' )`.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, array{name: string}> $plugins Plugins by slug.
		 */
		$filtered = apply_filters( 'jetpack_dashboard_connected_plugins', self::OWN );
		$plugins  = self::OWN;

		foreach ( is_array( $filtered ) ? $filtered : array() as $slug => $plugin ) {
			$slug = sanitize_key( (string) $slug );
			$name = is_array( $plugin ) && is_string( $plugin['name'] ?? null ) ? wp_strip_all_tags( $plugin['name'] ) : '';

			if ( '' !== $slug && '' !== $name && ! isset( self::OWN[ $slug ] ) ) {
				$plugins[ $slug ] = array( 'name' => $name );
			}
		}

		return $plugins;
	}
}
