<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Adds links to the app's routes to the admin menu, depending on the connection and the user. */
final class Menu_Links {

	private Connection_Status $connection;
	private Module_Registry $modules;

	public function __construct( Connection_Status $connection, Module_Registry $modules ) {
		$this->connection = $connection;
		$this->modules    = $modules;
	}

	public function add(): void {
		if ( $this->has_dashboard() ) {
			$this->add_link( __( 'Dashboard', 'jetpack-dashboard' ), 'jetpack_admin_page', '#/dashboard' );
		}

		if ( $this->has_settings() ) {
			$this->add_link( __( 'Settings', 'jetpack-dashboard' ), 'jetpack_admin_page', '#/settings' );
		}

		// WordPress adds the top-level entry as its own first submenu link. Without a dashboard link it has to stay,
		// or the top-level entry would open whichever page comes first.
		if ( $this->has_dashboard() ) {
			remove_submenu_page( Admin_Page::SLUG, Admin_Page::SLUG );
		}
	}

	/** False while the connect screen is shown instead. */
	private function has_dashboard(): bool {
		return $this->connection->is_local() || $this->connection->is_offline() || $this->connection->is_registered();
	}

	/** Whether the current user can open the settings. */
	public function has_settings(): bool {
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

	private function add_link( string $label, string $capability, string $route ): void {
		// With an empty callback, WordPress links to a page of admin.php.
		add_submenu_page( Admin_Page::SLUG, $label, $label, $capability, Admin_Page::SLUG . $route, '__return_null' );
	}
}
