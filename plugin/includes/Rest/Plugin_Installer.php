<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Plugins\Own_Plugins;
use Plugin_Upgrader;
use Throwable;
use WP_Ajax_Upgrader_Skin;
use WP_Error;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/** Fetches plugins from WordPress's directory with WordPress's own upgrader, and only those that the dashboard's cards offer. */
class Plugin_Installer {

	private const LOCK_PREFIX = 'jetpack_dashboard_install_';

	/** As long as WordPress lets unpacking take; whoever is killed half-way bars nobody for longer. */
	private const LOCK_S = 5 * MINUTE_IN_SECONDS;

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
	 * @return string Path below the plugins' folder; '' when it is not there.
	 */
	public function file_of( string $slug ): string {
		$installed = $this->installed();
		$own       = Own_Plugins::FILES[ $slug ] ?? '';

		if ( isset( $installed[ $own ] ) ) {
			return $own;
		}

		// Another main file than we know: an old or a new release.
		foreach ( array_keys( $installed ) as $file ) {
			if ( 0 === strpos( $file, $slug . '/' ) ) {
				return $file;
			}
		}

		return '';
	}

	/**
	 * Installs a plugin, unless it is there.
	 *
	 * @return string|WP_Error Its main file. Codes install_plugin_failed (500, or 409 while somebody else installs it), unable_to_determine_installed_plugin (500).
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

		if ( ! WP_Upgrader::create_lock( self::LOCK_PREFIX . $slug, self::LOCK_S ) ) {
			return self::failure( __( 'The plugin is being installed already. Reload the page in a minute.', 'jetpack-dashboard' ), 409 );
		}

		try {
			$found = plugins_api(
				'plugin_information',
				array(
					'slug'   => $slug,
					'fields' => array( 'sections' => false ),
				)
			);

			return is_wp_error( $found ) || empty( $found->download_link )
				? self::failure( is_wp_error( $found ) ? $found->get_error_message() : __( 'WordPress’s plugin directory has no such plugin.', 'jetpack-dashboard' ) )
				: $this->fetch( $slug, $found->download_link );
		} finally {
			WP_Upgrader::release_lock( self::LOCK_PREFIX . $slug );
		}
	}

	/**
	 * Activates a plugin. One that is active already is left alone.
	 *
	 * @param string $source Where in the dashboard it was asked for.
	 * @return WP_Error|null WordPress's code, or plugin_activation_failed (500); null when it is active.
	 */
	public function activate( string $file, bool $is_network, string $source ): ?WP_Error {
		if ( self::is_active( $file, $is_network ) ) {
			return null;
		}

		$buffers = ob_get_level();
		try {
			$problem = activate_plugin( $file, '', $is_network );
		} catch ( Throwable $error ) {
			// WordPress marks a plugin as active once its code has run, so this one is not.
			$problem = new WP_Error( 'plugin_activation_failed', __( 'The plugin could not be activated because it triggered a fatal error.', 'jetpack-dashboard' ) );
		}
		while ( ob_get_level() > $buffers ) {
			ob_end_clean();
		}

		// It may have said something while it was activated, which WordPress reports as an error.
		if ( is_wp_error( $problem ) && ! self::is_active( $file, $is_network ) ) {
			return new WP_Error( $problem->get_error_code(), self::plain( $problem->get_error_message() ), array( 'status' => 500 ) );
		}

		/** Public under the name that sites already use: a plugin was activated from the dashboard. */
		do_action( 'jetpack_activated_plugin', $file, $source );

		return null;
	}

	/**
	 * Downloads and unpacks a plugin.
	 *
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

	/** @phpstan-impure */
	private static function is_active( string $file, bool $is_network ): bool {
		return $is_network ? is_plugin_active_for_network( $file ) : is_plugin_active( $file );
	}

	/** The error of a plugin that could not be installed. */
	private static function failure( string $message, int $status = 500 ): WP_Error {
		return new WP_Error(
			'install_plugin_failed',
			'' === $message ? __( 'The plugin could not be installed.', 'jetpack-dashboard' ) : self::plain( $message ),
			array( 'status' => $status )
		);
	}

	/**
	 * WordPress's words without their markup.
	 *
	 * @param string $message As WordPress's screens show it.
	 */
	private static function plain( string $message ): string {
		return html_entity_decode( wp_strip_all_tags( $message ), ENT_QUOTES, 'UTF-8' );
	}
}
