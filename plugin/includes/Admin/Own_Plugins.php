<?php
/**
 * The plugins that the dashboard's cards offer.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

/**
 * Which of them are there and which are on, without reading the whole folder of plugins.
 */
final class Own_Plugins {

	private const MAIN_FILES = array(
		'akismet'       => 'akismet/akismet.php',
		'vaultpress'    => 'vaultpress/vaultpress.php',
		'jetpack-boost' => 'jetpack-boost/jetpack-boost.php',
		'zero-bs-crm'   => 'zero-bs-crm/ZeroBSCRM.php',
	);

	/**
	 * The state of each.
	 *
	 * @return array<string, string> 'active', 'inactive' or 'not-installed', by slug.
	 */
	public function states(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return array_map(
			static function ( string $file ): string {
				if ( ! file_exists( WP_PLUGIN_DIR . '/' . $file ) ) {
					return 'not-installed';
				}

				return is_plugin_active( $file ) ? 'active' : 'inactive';
			},
			self::MAIN_FILES
		);
	}
}
