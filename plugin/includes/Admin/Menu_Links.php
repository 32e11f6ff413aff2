<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Which of the app's routes stand in wp-admin's menu, by connection and user. */
final class Menu_Links {

	private Connection_Status $connection;
	private Module_Registry $modules;

	public function __construct( Connection_Status $connection, Module_Registry $modules ) {
		$this->connection = $connection;
		$this->modules    = $modules;
	}

	/** Adds the links that the current user may follow. */
	public function add(): void {
		if ( $this->has_dashboard() ) {
			$this->add_link( __( 'Dashboard', 'jetpack-dashboard' ), 'jetpack_admin_page', '#/dashboard' );
		}

		if ( $this->has_settings() ) {
			$this->add_link( __( 'Settings', 'jetpack-dashboard' ), 'jetpack_admin_page', '#/settings' );
		}

		// WordPress repeats the entry itself as its first link as soon as there is another one. Without a link of ours to the dashboard it
		// stays, or the entry would lead to whatever page stands first.
		if ( $this->has_dashboard() ) {
			remove_submenu_page( Admin_Page::SLUG, Admin_Page::SLUG );
		}
	}

	/** Whether there is a dashboard rather than a connect screen. */
	private function has_dashboard(): bool {
		return $this->connection->is_local() || $this->connection->is_offline() || $this->connection->is_registered();
	}

	/** Whether the current user has any settings to see. */
	private function has_settings(): bool {
		if ( ! current_user_can( 'edit_posts' ) || ! $this->has_dashboard() ) {
			return false;
		}

		if ( $this->connection->is_offline() ) {
			return current_user_can( 'manage_options' );
		}

		if ( current_user_can( 'jetpack_manage_modules' ) ) {
			return true;
		}

		$is_linked = $this->connection->is_local()
			|| ( $this->connection->has_connected_owner() && $this->connection->is_user_connected( get_current_user_id() ) );

		return $is_linked && ( $this->modules->is_active( 'post-by-email' ) || $this->modules->is_active( 'publicize' ) );
	}

	/** Adds one link to a route of the app. */
	private function add_link( string $label, string $capability, string $route ): void {
		// A callback that does nothing makes WordPress print the link as a page of admin.php.
		add_submenu_page( Admin_Page::SLUG, $label, $label, $capability, Admin_Page::SLUG . $route, '__return_null' );
	}
}
