<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists plugins; installs and activates those that the dashboard offers. */
final class Plugins_Controller extends Controller {

	private const REFUSED = 'invalid_user_permission_activate_plugins';

	private Plugin_Installer $installer;

	public function __construct( Plugin_Installer $installer ) {
		$this->installer = $installer;
	}

	public function register_routes(): void {
		$this->register_get( '/plugins', array( $this, 'read' ), array( $this, 'may_read' ) );
		$this->register_post(
			'/plugins',
			array( $this, 'install' ),
			array( $this, 'may_install' ),
			array(
				'slug'   => array(
					'description' => __( 'The plugin’s slug in the WordPress plugin directory.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => array_keys( Own_Plugins::FILES ),
					'required'    => true,
				),
				'status' => array(
					'description' => __( 'The status that the plugin gets.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => is_multisite() ? array( 'inactive', 'active', 'network-active' ) : array( 'inactive', 'active' ),
					'default'     => 'inactive',
				),
				'source' => array(
					'description'       => __( 'Where in the dashboard the request was made.', 'jetpack-dashboard' ),
					'type'              => 'string',
					'default'           => 'rest_api',
					'sanitize_callback' => 'sanitize_key',
				),
			)
		);
	}

	/** @return true|WP_Error */
	public function may_read() {
		return $this->allowed_if( self::is_manager_of_plugins(), self::REFUSED );
	}

	/**
	 * Installing and activating need different capabilities. WordPress denies installing if files can't be modified, and to site
	 * administrators of a network.
	 *
	 * @return true|WP_Error
	 */
	public function may_install( WP_REST_Request $request ) {
		$is_allowed = self::is_manager_of_plugins() && ( 'network-active' !== $request['status'] || current_user_can( 'manage_network_plugins' ) );

		if ( ! $is_allowed || current_user_can( 'install_plugins' ) || '' !== $this->installer->file_of( $request['slug'] ) ) {
			return $this->allowed_if( $is_allowed, self::REFUSED );
		}

		$message = wp_is_file_mod_allowed( 'jetpack_dashboard_install' )
			? __( 'Sorry, you are not allowed to install plugins on this site.', 'jetpack-dashboard' )
			: __( 'This site’s configuration doesn’t allow installing plugins (DISALLOW_FILE_MODS). Ask the person who manages the site to install it.', 'jetpack-dashboard' );

		return new WP_Error( self::REFUSED, $message, array( 'status' => rest_authorization_required_code() ) );
	}

	/** By basename. */
	public function read(): WP_REST_Response {
		$plugins = $this->installer->installed();
		foreach ( $plugins as $file => $header ) {
			$plugins[ $file ]['active'] = is_plugin_active( $file );
		}

		return new WP_REST_Response( $plugins );
	}

	/** @return WP_REST_Response|WP_Error */
	public function install( WP_REST_Request $request ) {
		$file = $this->installer->install( $request['slug'] );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		if ( 'inactive' === $request['status'] ) {
			return $this->success( __( 'The plugin is installed.', 'jetpack-dashboard' ) );
		}

		$problem = $this->installer->activate( $file, 'network-active' === $request['status'], $request['source'] );

		return $problem ?? $this->success( __( 'The plugin is active.', 'jetpack-dashboard' ) );
	}

	private static function is_manager_of_plugins(): bool {
		return current_user_can( 'jetpack_manage_modules' ) && current_user_can( 'jetpack_admin_page' ) && current_user_can( 'activate_plugins' );
	}
}
