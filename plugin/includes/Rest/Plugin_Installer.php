<?php
/**
 * Installs plugins.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Plugin_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/**
 * Fetches plugins from WordPress's directory with WordPress's own upgrader, and only those that the dashboard's cards offer (rule 10).
 */
class Plugin_Installer {

	public const SLUGS = array(
		'akismet',
		'vaultpress',
		'woocommerce',
		'creative-mail-by-constant-contact',
		'zero-bs-crm',
		'jetpack-boost',
	);

	/**
	 * The plugins that are there.
	 *
	 * @return array<string, array<string, mixed>> Headers by main file.
	 */
	public function installed(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return get_plugins();
	}

	/**
	 * A plugin's main file.
	 *
	 * @param string $slug Slug, the name of its folder.
	 * @return string Path below the plugins' folder; '' when it is not there.
	 */
	public function file_of( string $slug ): string {
		foreach ( array_keys( $this->installed() ) as $file ) {
			if ( 0 === strpos( $file, $slug . '/' ) ) {
				return $file;
			}
		}

		return '';
	}

	/**
	 * Installs a plugin, unless it is there.
	 *
	 * @param string $slug One of SLUGS.
	 * @return string|WP_Error Its main file. Codes install_plugin_failed, unable_to_determine_installed_plugin (both 500).
	 */
	public function install( string $slug ) {
		$file = $this->file_of( $slug );
		if ( '' !== $file ) {
			return $file;
		}

		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

		// Without this the upgrader would print a form that asks for FTP credentials.
		if ( 'direct' !== get_filesystem_method( array(), WP_PLUGIN_DIR ) ) {
			return self::failure( __( 'WordPress can’t write to the plugins’ folder by itself. Install the plugin on the Plugins screen.', 'jetpack-dashboard' ) );
		}

		$found = plugins_api(
			'plugin_information',
			array(
				'slug'   => $slug,
				'fields' => array( 'sections' => false ),
			)
		);
		if ( is_wp_error( $found ) || empty( $found->download_link ) ) {
			return self::failure( is_wp_error( $found ) ? $found->get_error_message() : __( 'WordPress’s plugin directory has no such plugin.', 'jetpack-dashboard' ) );
		}

		return $this->fetch( $slug, $found->download_link );
	}

	/**
	 * Activates a plugin. One that is active already is left alone.
	 *
	 * @param string $file       Main file.
	 * @param bool   $is_network Whether for the whole network.
	 * @param string $source     Where in the dashboard it was asked for.
	 * @return WP_Error|null WordPress's code (500); null when it is active.
	 */
	public function activate( string $file, bool $is_network, string $source ): ?WP_Error {
		if ( $is_network ? is_plugin_active_for_network( $file ) : is_plugin_active( $file ) ) {
			return null;
		}

		$problem = activate_plugin( $file, '', $is_network );
		if ( is_wp_error( $problem ) ) {
			$problem->add_data( array( 'status' => 500 ) );

			return $problem;
		}

		/** Public under the name that sites already use: a plugin was activated from the dashboard. */
		do_action( 'jetpack_activated_plugin', $file, $source );

		return null;
	}

	/**
	 * Downloads and unpacks a plugin.
	 *
	 * @param string $slug Slug.
	 * @param string $url  Address of the zip.
	 * @return string|WP_Error Its main file.
	 */
	private function fetch( string $slug, string $url ) {
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$result   = $upgrader->install( $url );

		if ( is_wp_error( $result ) || $skin->get_errors()->has_errors() || ! $result ) {
			return self::failure( is_wp_error( $result ) ? $result->get_error_message() : $skin->get_error_messages() );
		}

		wp_clean_plugins_cache( false );
		$file = (string) $upgrader->plugin_info();

		if ( '' === $file ) {
			$file = $this->file_of( $slug );
		}

		return '' !== $file ? $file : new WP_Error(
			'unable_to_determine_installed_plugin',
			__( 'The plugin was installed, but its main file could not be found.', 'jetpack-dashboard' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * The error of a plugin that could not be installed.
	 *
	 * @param string $message Why.
	 */
	private static function failure( string $message ): WP_Error {
		return new WP_Error(
			'install_plugin_failed',
			'' === $message ? __( 'The plugin could not be installed.', 'jetpack-dashboard' ) : html_entity_decode( wp_strip_all_tags( $message ), ENT_QUOTES, 'UTF-8' ),
			array( 'status' => 500 )
		);
	}
}
