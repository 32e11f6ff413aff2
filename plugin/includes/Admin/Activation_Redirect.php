<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Opens the dashboard after the plugin was activated on the plugins page: once, for who activated it, and not if several plugins were
 * activated at once, on a network or by WP-CLI.
 */
final class Activation_Redirect {

	/** The user who has just activated the plugin. */
	private const ACTIVATED_BY = 'jetpack_dashboard_activated_by';

	/** For the request that follows the activation. */
	private const SECONDS = 60;

	/** Plugin basename. */
	private string $plugin;

	public function __construct( Plugin_Files $files ) {
		$this->plugin = $files->basename();
	}

	public function register(): void {
		add_action( 'activated_plugin', array( $this, 'remember' ), 10, 2 );
		add_action( 'load-plugins.php', array( $this, 'redirect' ) );
	}

	/**
	 * WordPress itself redirects after the activation, so this only stores who is to be redirected then.
	 *
	 * @param string $plugin
	 * @param bool   $is_network_wide
	 */
	public function remember( $plugin, $is_network_wide ): void {
		$is_page = 'plugins.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! wp_doing_ajax();

		if ( $plugin === $this->plugin && ! $is_network_wide && $is_page && 'activate' === self::parameter( 'action' ) ) {
			set_transient( self::ACTIVATED_BY, get_current_user_id(), self::SECONDS );
		}
	}

	public function redirect(): void {
		if ( 'true' !== self::parameter( 'activate' ) || get_current_user_id() !== (int) get_transient( self::ACTIVATED_BY ) ) {
			return;
		}
		delete_transient( self::ACTIVATED_BY );

		if ( current_user_can( 'jetpack_admin_page' ) ) {
			wp_safe_redirect( admin_url( 'admin.php?page=' . Admin_Page::SLUG ) );
			exit;
		}
	}

	private static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress has checked the nonce of the activation; nothing is changed here.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : '';
	}
}
