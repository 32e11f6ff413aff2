<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/** Builds `userData.currentUser` for the page and for `GET connection/data`. */
class Current_User {

	private const PERMISSIONS = array(
		'admin_page'         => 'jetpack_admin_page',
		'connect'            => 'jetpack_connect',
		'connect_user'       => 'jetpack_connect_user',
		'disconnect'         => 'jetpack_disconnect',
		'manage_modules'     => 'jetpack_manage_modules',
		'network_admin'      => 'jetpack_network_admin_page',
		'network_sites_page' => 'jetpack_network_sites_page',
		'edit_posts'         => 'edit_posts',
		'publish_posts'      => 'publish_posts',
		'manage_options'     => 'manage_options',
		'view_stats'         => 'view_stats',
	);

	private const MANAGE_PLUGINS = array( 'install_plugins', 'activate_plugins', 'update_plugins', 'delete_plugins' );

	private const GRAVATAR_SIZE = 64;

	private Connection_Status $connection;
	private Connection_Store $store;

	public function __construct( Connection_Status $connection, Connection_Store $store ) {
		$this->connection = $connection;
		$this->store      = $store;
	}

	/** @return array<string, mixed> isConnected, isMaster, username, id, wpcomUser, gravatar, permissions. */
	public function to_array(): array {
		$user         = wp_get_current_user();
		$is_connected = $this->connection->is_user_connected( $user->ID );
		$account      = $this->store->account( $user->ID );

		return array(
			'isConnected' => $is_connected,
			'isMaster'    => $this->connection->is_owner( $user->ID ),
			'username'    => $user->user_login,
			'id'          => $user->ID,
			'wpcomUser'   => $is_connected && $account ? $this->account( $account ) : array( 'avatar' => false ),
			'gravatar'    => (string) get_avatar_url( $user->ID, array( 'size' => self::GRAVATAR_SIZE ) ),
			'permissions' => $this->permissions(),
		);
	}

	/** @return string|null Null if nobody owns the connection. */
	public function connection_owner(): ?string {
		$owner = get_userdata( $this->connection->owner_id() );

		return $owner ? $owner->display_name : null;
	}

	/**
	 * The linked account, for usage events.
	 *
	 * @return array{blogid: int, userid: int, username: string}|false False if the user isn't linked.
	 */
	public function tracks_user_data() {
		$user_id = get_current_user_id();

		if ( ! $this->connection->is_user_connected( $user_id ) ) {
			return false;
		}

		$account = $this->store->account( $user_id );

		return array(
			'blogid'   => $this->connection->site_id(),
			'userid'   => (int) ( $account['ID'] ?? 0 ),
			'username' => (string) ( $account['login'] ?? '' ),
		);
	}

	/**
	 * Picks the keys that clients read, and casts them.
	 *
	 * @param array<string, int|string> $account
	 * @return array<string, int|string|false>
	 */
	private function account( array $account ): array {
		return array(
			'ID'           => (int) ( $account['ID'] ?? 0 ),
			'login'        => (string) ( $account['login'] ?? '' ),
			'email'        => (string) ( $account['email'] ?? '' ),
			'display_name' => (string) ( $account['display_name'] ?? '' ),
			'avatar'       => empty( $account['avatar'] ) ? false : esc_url_raw( (string) $account['avatar'] ),
		);
	}

	/** @return array<string, bool> */
	private function permissions(): array {
		$permissions = array();

		foreach ( self::PERMISSIONS as $key => $capability ) {
			$permissions[ $key ] = current_user_can( $capability );
		}

		$permissions['manage_plugins'] = true;

		foreach ( self::MANAGE_PLUGINS as $capability ) {
			$permissions['manage_plugins'] = $permissions['manage_plugins'] && current_user_can( $capability );
		}

		return $permissions;
	}
}
