<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Maps the plugin's capabilities to WordPress capabilities (map_meta_cap). */
final class Capabilities {

	private const FIXED = array(
		'jetpack_manage_modules'        => array( 'manage_options' ),
		'jetpack_activate_modules'      => array( 'manage_options' ),
		'jetpack_deactivate_modules'    => array( 'manage_options' ),
		'jetpack_configure_modules'     => array( 'manage_options' ),
		'jetpack_manage_autoupdates'    => array( 'manage_options', 'update_plugins' ),
		'jetpack_network_admin_page'    => array( 'manage_network_plugins' ),
		'jetpack_network_settings_page' => array( 'manage_network_plugins' ),
		'jetpack_network_sites_page'    => array( 'manage_sites' ),
	);

	private const NOBODY = array( 'do_not_allow' );

	private Connection_Status $connection;
	private Module_Registry $modules;
	private Settings_Store $settings;

	public function __construct( Connection_Status $connection, Module_Registry $modules, Settings_Store $settings ) {
		$this->connection = $connection;
		$this->modules    = $modules;
		$this->settings   = $settings;
	}

	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'map' ), 1, 3 );
		add_filter( 'map_meta_cap', array( $this, 'map_view_stats' ), 10, 3 );
	}

	/**
	 * @param string[] $caps
	 * @param string   $cap
	 * @param int      $user_id
	 * @return string[]
	 */
	public function map( $caps, $cap, $user_id ): array {
		if ( isset( self::FIXED[ $cap ] ) ) {
			return self::FIXED[ $cap ];
		}

		switch ( $cap ) {
			case 'jetpack_admin_page':
				return array( $this->connection->is_offline() ? 'manage_options' : 'read' );

			case 'jetpack_connect':
			case 'jetpack_reconnect':
				return $this->connection->is_offline() ? self::NOBODY : $this->disconnect( (int) $user_id );

			case 'jetpack_disconnect':
				return $this->disconnect( (int) $user_id );

			case 'jetpack_connect_user':
				if ( $this->connection->is_offline() ) {
					return self::NOBODY;
				}

				return array( $this->connection->has_connected_owner() ? 'read' : 'manage_options' );

			default:
				return $caps;
		}
	}

	/**
	 * Grants view_stats to the roles selected in the settings while the Stats module is active.
	 *
	 * @param string[] $caps
	 * @param string   $cap
	 * @param int      $user_id
	 * @return string[]
	 */
	public function map_view_stats( $caps, $cap, $user_id ): array {
		if ( 'view_stats' !== $cap ) {
			return $caps;
		}

		$user  = get_userdata( (int) $user_id );
		$roles = $user ? array_values( $user->roles ) : array();
		$allow = $roles ? $this->stats_roles() : null;

		return null !== $allow && in_array( $roles[0], $allow, true ) ? array( 'read' ) : $caps;
	}

	/** @return string[]|null Null while the module is inactive. */
	private function stats_roles(): ?array {
		return $this->modules->is_active( 'stats' ) ? (array) $this->settings->get( 'roles' ) : null;
	}

	/** @return string[] */
	private function disconnect( int $user_id ): array {
		/**
		 * Filters the capability required to disconnect the site.
		 *
		 * @since 1.0.0
		 *
		 * @param string $capability
		 * @param int    $user_id
		 */
		return array( (string) apply_filters( 'jetpack_disconnect_cap', 'manage_options', $user_id ) );
	}
}
