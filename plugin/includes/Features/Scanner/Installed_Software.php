<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** WordPress and all plugins and themes, active or not: code of inactive ones can be called too. */
class Installed_Software {

	private const MAX_VERSION = 30;

	/** @return array<string, array<string, array<int, array{name: string, version: string}>>> By type and slug. Folders in lower case. */
	public function all(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$all = array( 'core' => array( Vulnerability::CORE_SLUG => array( self::item( 'WordPress', (string) $GLOBALS['wp_version'] ) ) ) );
		foreach ( get_plugins() as $file => $plugin ) {
			$slug                                   = '.' === dirname( (string) $file ) ? basename( (string) $file, '.php' ) : dirname( (string) $file );
			$all['plugin'][ strtolower( $slug ) ][] = self::item( (string) $plugin['Name'], (string) $plugin['Version'] );
		}
		foreach ( wp_get_themes() as $slug => $theme ) {
			$all['theme'][ strtolower( (string) $slug ) ][] = self::item( (string) $theme->get( 'Name' ), (string) $theme->get( 'Version' ) );
		}

		return $all;
	}

	/** @return array{name: string, version: string} */
	private static function item( string $name, string $version ): array {
		return array(
			'name'    => wp_strip_all_tags( $name ),
			'version' => substr( (string) preg_replace( '/[^0-9a-z.+_-]/i', '', $version ), 0, self::MAX_VERSION ),
		);
	}
}
