<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the dashboard off while another plugin serves a dashboard in the same REST namespace.
 * Some plugins only bundle a connection library that registers a few routes of the namespace. They don't conflict: both stay on, and
 * our routes take precedence (Kernel\Rest\Controller).
 * Known plugins are detected on plugins_loaded by class or constant. Others are detected once they have registered their routes; the
 * result is stored for the next page load, and cleared when the routes are gone or a plugin is switched.
 */
final class Conflict_Guard {

	public const REST_NAMESPACE = 'jetpack/v4';

	public const OPTION = 'jetpack_dashboard_conflict';

	/** Routes that only a dashboard serves. */
	private const DASHBOARD_ROUTES = array( '/jetpack/v4/settings', '/jetpack/v4/module/all' );

	/** After all other plugins, before our own routes. */
	private const CHECK_PRIORITY = 1000;

	public function is_off(): bool {
		return self::is_other_plugin_loaded() || (bool) get_option( self::OPTION );
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'check_namespace' ), self::CHECK_PRIORITY );
		add_action( 'activated_plugin', array( $this, 'forget' ) );
		add_action( 'deactivated_plugin', array( $this, 'forget' ) );

		if ( $this->is_off() ) {
			add_action( 'admin_notices', array( $this, 'render_notice' ) );
			add_action( 'network_admin_notices', array( $this, 'render_notice' ) );
		}
	}

	/** Registers our routes unless another dashboard has routes in the namespace. */
	public function check_namespace(): void {
		$is_conflict = self::is_other_dashboard_served();

		if ( $is_conflict !== (bool) get_option( self::OPTION ) ) {
			update_option( self::OPTION, $is_conflict ? '1' : '', true );
		}

		if ( ! $is_conflict && ! self::is_other_plugin_loaded() ) {
			/**
			 * Fires when the plugin may register its REST routes.
			 *
			 * @since 1.0.0
			 */
			do_action( 'jetpack_dashboard_register_routes' );
		}
	}

	/** Runs when the set of active plugins changes. */
	public function forget(): void {
		if ( get_option( self::OPTION ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	public function render_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html__( 'Jetpack Dashboard is turned off, because another active plugin uses the same REST routes (jetpack/v4). Deactivate that plugin to use this one.', 'jetpack-dashboard' )
		);
	}

	private static function is_other_dashboard_served(): bool {
		$server = rest_get_server();

		return in_array( self::REST_NAMESPACE, $server->get_namespaces(), true )
			&& array_intersect( self::DASHBOARD_ROUTES, array_keys( $server->get_routes( self::REST_NAMESPACE ) ) );
	}

	private static function is_other_plugin_loaded(): bool {
		return defined( 'JETPACK__VERSION' ) || class_exists( 'Jetpack', false );
	}
}
