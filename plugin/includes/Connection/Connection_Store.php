<?php
/**
 * What the site remembers about its connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

/**
 * Reads and writes the stored connection. Facts that every page needs are autoloaded; secrets stand apart and never are.
 */
class Connection_Store {

	public const CONNECTION  = 'jetpack_dashboard_connection';
	public const CREDENTIALS = 'jetpack_dashboard_connection_credentials';
	public const ACCOUNT     = '_jetpack_dashboard_account';
	public const TOKENS      = '_jetpack_dashboard_tokens';

	/**
	 * The site's id at the account service; 0 when it was never registered.
	 */
	public function site_id(): int {
		return (int) ( $this->connection()['site_id'] ?? 0 );
	}

	/**
	 * The home URL that the site was registered with; '' when it was never registered.
	 */
	public function registered_url(): string {
		$url = $this->connection()['registered_url'] ?? '';

		return is_string( $url ) ? $url : '';
	}

	/**
	 * The WordPress user who owns the connection; 0 when nobody does.
	 */
	public function owner_id(): int {
		return (int) ( $this->connection()['owner_id'] ?? 0 );
	}

	/**
	 * The profile of a user's account at the provider.
	 *
	 * @param int $user_id WordPress user.
	 * @return array<string, int|string> ID, login, email, display_name, avatar; empty when the user is not linked.
	 */
	public function account( int $user_id ): array {
		$account = $user_id > 0 ? get_user_meta( $user_id, self::ACCOUNT, true ) : array();

		return is_array( $account ) ? $account : array();
	}

	/**
	 * Whether tokens of this user are stored. The tokens themselves are no business of those who ask this.
	 *
	 * @param int $user_id WordPress user.
	 */
	public function has_tokens( int $user_id ): bool {
		$tokens = $user_id > 0 ? get_user_meta( $user_id, self::TOKENS, true ) : array();

		return is_array( $tokens ) && ( ! empty( $tokens['access_token'] ) || ! empty( $tokens['refresh_token'] ) );
	}

	/**
	 * Facts about the connection, without secrets.
	 *
	 * @return array<string, mixed> site_id, registered_url, owner_id.
	 */
	private function connection(): array {
		$connection = get_option( self::CONNECTION, array() );

		return is_array( $connection ) ? $connection : array();
	}
}
