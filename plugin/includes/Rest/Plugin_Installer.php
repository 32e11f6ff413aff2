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

/** Installs plugins that the dashboard offers, with WordPress's upgrader. */
class Plugin_Installer {

	private const LOCK_PREFIX = 'jetpack_dashboard_install_';

	/** As long as WordPress allows for unpacking. */
	private const LOCK_S = 5 * MINUTE_IN_SECONDS;

	/** @return array<string, array<string, mixed>> Headers by basename. */
	public function installed(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return get_plugins();
	}

	/** @return string Plugin basename; '' if not installed. */
	public function file_of( string $slug ): string {
		$installed = $this->installed();
		$own       = Own_Plugins::FILES[ $slug ] ?? '';

		if ( isset( $installed[ $own ] ) ) {
			return $own;
		}

		// Other releases may have another main file.
		foreach ( array_keys( $installed ) as $file ) {
			if ( 0 === strpos( $file, $slug . '/' ) ) {
				return $file;
			}
		}

		return '';
	}

	/**
	 * A no-op if it is installed.
	 *
	 * @return string|WP_Error Basename. Codes install_plugin_failed (500; 409 if an installation is running), unable_to_determine_installed_plugin (500).
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

		// Otherwise the upgrader would print a form for FTP credentials.
		if ( 'direct' !== get_filesystem_method( array(), WP_PLUGIN_DIR ) ) {
			return self::failure( __( 'WordPress needs your FTP credentials to install plugins. Install the plugin on the Plugins screen.', 'jetpack-dashboard' ) );
		}

		if ( ! WP_Upgrader::create_lock( self::LOCK_PREFIX . $slug, self::LOCK_S ) ) {
			return self::failure( __( 'The plugin is already being installed. Reload the page in a minute.', 'jetpack-dashboard' ), 409 );
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
				? self::failure( is_wp_error( $found ) ? $found->get_error_message() : __( 'The WordPress plugin directory doesn’t contain this plugin.', 'jetpack-dashboard' ) )
				: $this->fetch( $slug, $found->download_link );
		} finally {
			WP_Upgrader::release_lock( self::LOCK_PREFIX . $slug );
		}
	}

	/**
	 * A no-op if it is active.
	 *
	 * @param string $source Where the user clicked.
	 * @return WP_Error|null WordPress's code, or plugin_activation_failed (500).
	 */
	public function activate( string $file, bool $is_network, string $source ): ?WP_Error {
		if ( self::is_active( $file, $is_network ) ) {
			return null;
		}

		$buffers = ob_get_level();
		try {
			$problem = activate_plugin( $file, '', $is_network );
		} catch ( Throwable $error ) {
			// The plugin's code failed, so WordPress didn't activate it.
			$problem = new WP_Error( 'plugin_activation_failed', __( 'The plugin could not be activated because it triggered a fatal error.', 'jetpack-dashboard' ) );
		}
		while ( ob_get_level() > $buffers ) {
			ob_end_clean();
		}

		// WordPress reports output during activation as an error, although the plugin is active.
		if ( is_wp_error( $problem ) && ! self::is_active( $file, $is_network ) ) {
			return new WP_Error( $problem->get_error_code(), self::plain( $problem->get_error_message() ), array( 'status' => 500 ) );
		}

		/**
		 * Fires after a plugin was activated from the dashboard.
		 *
		 * @since 1.0.0
		 *
		 * @param string $file   Path below the plugins folder.
		 * @param string $source Where the button was.
		 */
		do_action( 'jetpack_activated_plugin', $file, $source );

		return null;
	}

	/** @return string|WP_Error Basename. */
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

	private static function failure( string $message, int $status = 500 ): WP_Error {
		return new WP_Error(
			'install_plugin_failed',
			'' === $message ? __( 'The plugin could not be installed.', 'jetpack-dashboard' ) : self::plain( $message ),
			array( 'status' => $status )
		);
	}

	/** @param string $message HTML. */
	private static function plain( string $message ): string {
		return html_entity_decode( wp_strip_all_tags( $message ), ENT_QUOTES, 'UTF-8' );
	}
}
