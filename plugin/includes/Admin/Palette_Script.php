<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a short inline script that loads the plugin's commands when a user opens WordPress's command palette. Before that, it costs
 * no request. WordPress 6.9 and later have the palette on all admin pages, older versions in the editors.
 */
final class Palette_Script {

	private const HANDLE = 'wp-core-commands';

	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'add' ), 20 );
	}

	public function add(): void {
		if ( ! wp_script_is( self::HANDLE ) || ! current_user_can( 'jetpack_admin_page' ) ) {
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		wp_add_inline_script( self::HANDLE, (string) file_get_contents( __DIR__ . '/assets/command-palette.js' ) );
	}
}
