<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** Where the scanner runs, and who may see what it finds. */
final class Scan_Access {

	/** In a network, the main site scans the files of all sites. */
	public static function is_here(): bool {
		return ! is_multisite() || is_main_site();
	}

	/** Stops a WP-CLI command on another site of a network, where its results would belong to nothing. */
	public static function require_main_site(): void {
		if ( ! self::is_here() ) {
			/* translators: %s: URL. */
			\WP_CLI::error( sprintf( __( 'In a network, only the main site is scanned, with the files of all sites. Add --url=%s', 'jetpack-dashboard' ), get_home_url( get_main_site_id(), '/' ) ) );
		}
	}

	/** Names and lines of files are nothing for the administrators of a network's sites. */
	public static function capability(): string {
		return is_multisite() ? 'manage_network_options' : 'jetpack_manage_modules';
	}

	/**
	 * Whether the user may delete files and put them back: what WordPress asks for to delete plugins. In a network, these are its
	 * administrators, and with DISALLOW_FILE_MODS nobody. DISALLOW_FILE_EDIT forbids writing code only.
	 */
	public static function can_change_files(): bool {
		return current_user_can( self::capability() ) && current_user_can( 'delete_plugins' );
	}
}
