<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * Two dashboards on one REST namespace would answer each other's clients. The one that was here first wins: ours stays off.
 *
 * A plugin that only brings the library by which plugins of that family connect a site registers a few routes of the namespace
 * as well. It is no second dashboard, and among those that ours offers to install: both stay on, and of the routes that both
 * have, ours answer (Rest\Controller).
 *
 * A plugin that can be known by its class or constant is seen on plugins_loaded. Any other shows only once it has
 * registered its routes; that is remembered, so that the page load that follows finds ours off, and forgotten as soon as
 * the routes are gone or a plugin is switched.
 */
final class Conflict_Guard {

	public const REST_NAMESPACE = 'jetpack/v4';

	public const OPTION = 'jetpack_dashboard_conflict';

	/** What only a dashboard serves. */
	private const DASHBOARD_ROUTES = array( '/jetpack/v4/settings', '/jetpack/v4/module/all' );

	/** Later than anybody's routes but our own. */
	private const CHECK_PRIORITY = 1000;

	/** Whether another plugin serves the namespace. */
	public function is_off(): bool {
		return self::is_other_plugin_loaded() || (bool) get_option( self::OPTION );
	}

	/** Hooks the checks and, while ours is off, the notice. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'check_namespace' ), self::CHECK_PRIORITY );
		add_action( 'activated_plugin', array( $this, 'forget' ) );
		add_action( 'deactivated_plugin', array( $this, 'forget' ) );

		if ( $this->is_off() ) {
			add_action( 'admin_notices', array( $this, 'render_notice' ) );
			add_action( 'network_admin_notices', array( $this, 'render_notice' ) );
		}
	}

	/** Lets our routes be registered when no other dashboard's stand under the namespace. */
	public function check_namespace(): void {
		$is_taken = self::is_other_dashboard_served();

		if ( $is_taken !== (bool) get_option( self::OPTION ) ) {
			update_option( self::OPTION, $is_taken ? '1' : '', true );
		}

		if ( ! $is_taken && ! self::is_other_plugin_loaded() ) {
			/**
			 * Fires when the plugin's REST routes may be registered: no other dashboard serves the namespace.
			 */
			do_action( 'jetpack_dashboard_register_routes' );
		}
	}

	/** Forgets a conflict, since the set of plugins has changed. */
	public function forget(): void {
		if ( get_option( self::OPTION ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	/** Says that ours is off, to those who can do something about it. */
	public function render_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html__( 'Jetpack Dashboard is off, because another active plugin already serves the same addresses (jetpack/v4). Deactivate that plugin to use this one.', 'jetpack-dashboard' )
		);
	}

	/** Whether somebody has registered what only a dashboard serves. */
	private static function is_other_dashboard_served(): bool {
		$server = rest_get_server();

		return in_array( self::REST_NAMESPACE, $server->get_namespaces(), true )
			&& array_intersect( self::DASHBOARD_ROUTES, array_keys( $server->get_routes( self::REST_NAMESPACE ) ) );
	}

	/** Whether a plugin that is known to serve the namespace is loaded. */
	private static function is_other_plugin_loaded(): bool {
		return defined( 'JETPACK__VERSION' ) || class_exists( 'Jetpack', false );
	}
}
