<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Base64_Url;

defined( 'ABSPATH' ) || exit;

/** Reads and writes the stored connection. Facts that every page needs are autoloaded; secrets stand apart and never are. */
class Connection_Store {

	public const CONNECTION  = 'jetpack_dashboard_connection';
	public const CREDENTIALS = 'jetpack_dashboard_connection_credentials';
	public const SITE_TOKEN  = 'jetpack_dashboard_site_token';
	public const ERRORS      = 'jetpack_dashboard_connection_errors';
	public const PURCHASE    = 'jetpack_dashboard_purchase_token';
	public const ACCOUNT     = '_jetpack_dashboard_account';
	public const TOKENS      = '_jetpack_dashboard_tokens';
	public const PENDING     = '_jetpack_dashboard_pending_authorizations';

	/** The site's id at the account service; 0 when it was never registered. */
	public function site_id(): int {
		return (int) ( $this->connection()['site_id'] ?? 0 );
	}

	/** The home URL that the site was registered with; '' when it was never registered. */
	public function registered_url(): string {
		// Encoded: who copies a site replaces its URL in the whole database, and the copy would take itself for the original.
		$url = (string) ( $this->connection()['registered_url'] ?? '' );
		return Base64_Url::decode( $url ) ?? $url;
	}

	/** The WordPress user who owns the connection; 0 when nobody does. */
	public function owner_id(): int {
		return (int) ( $this->connection()['owner_id'] ?? 0 );
	}

	/** The origin of the account service that the site was registered with; '' when that is not known. */
	public function service_origin(): string {
		return (string) ( $this->connection()['service'] ?? '' );
	}

	/** The URL at which a manager said that this copy of the site should stay in safe mode; '' when nobody did. */
	public function safe_mode_url(): string {
		return (string) ( $this->connection()['safe_mode_url'] ?? '' );
	}

	/**
	 * The site's secrets at the account service. For calls to it and nothing else.
	 *
	 * @return array<string, string> client_id, client_secret, registration_access_token, registration_client_uri; empty when there are none.
	 */
	public function credentials(): array {
		$credentials = get_option( self::CREDENTIALS, array() );

		return is_array( $credentials ) ? array_map( 'strval', array_filter( $credentials, 'is_scalar' ) ) : array();
	}

	/**
	 * Keeps a new registration. The owner of an earlier one doesn't own it.
	 *
	 * @param int                   $site_id     The site's id at the account service.
	 * @param array<string, string> $credentials As credentials() gives them.
	 */
	public function save_site( int $site_id, string $registered_url, array $credentials ): void {
		$this->save_credentials( $credentials );
		// Last, since with it the site counts as registered.
		$this->save_connection(
			array(
				'site_id'        => $site_id,
				'registered_url' => Base64_Url::encode( $registered_url ),
				'owner_id'       => 0,
				'service'        => Account_Service::origin_of( $credentials['registration_client_uri'] ?? '' ),
			)
		);
	}

	/**
	 * Keeps changed secrets.
	 *
	 * @param array<string, string> $credentials As credentials() gives them.
	 */
	public function save_credentials( array $credentials ): void {
		update_option( self::CREDENTIALS, $credentials, false );
	}

	/** Keeps the URL that the registration has now. A confirmed safe mode ends. */
	public function save_registered_url( string $url ): void {
		$this->set_safe_mode_url( '' );
		$this->change_connection( array( 'registered_url' => Base64_Url::encode( $url ) ) );
	}

	/**
	 * Keeps that a manager wants this copy of the site to stay in safe mode.
	 *
	 * @param string $url Home URL of the copy; '' ends it.
	 */
	public function set_safe_mode_url( string $url ): void {
		$this->change_connection( array( 'safe_mode_url' => $url ) );
	}

	/**
	 * Makes a user the connection's owner.
	 *
	 * @param int $user_id WordPress user; 0 for nobody.
	 */
	public function set_owner_id( int $user_id ): void {
		$this->change_connection( array( 'owner_id' => $user_id ) );
	}

	/**
	 * The profile of a user's account at the provider.
	 *
	 * @return array<string, int|string> ID, login, email, display_name, avatar; empty when the user is not linked.
	 */
	public function account( int $user_id ): array {
		return $this->user_data( $user_id, self::ACCOUNT );
	}

	/** Whether tokens of this user are stored. The tokens themselves are no business of those who ask this. */
	public function has_tokens( int $user_id ): bool {
		$tokens = $this->tokens( $user_id );

		return ! empty( $tokens['access_token'] ) || ! empty( $tokens['refresh_token'] );
	}

	/**
	 * A user's tokens. For calls to the account service and nothing else.
	 *
	 * @return array<string, int|string> access_token, refresh_token, expires_at (Unix time); empty when the user is not linked.
	 */
	public function tokens( int $user_id ): array {
		return $this->user_data( $user_id, self::TOKENS );
	}

	/**
	 * Links a user.
	 *
	 * @param array<string, int|string> $account As account() gives it.
	 * @param array<string, int|string> $tokens  As tokens() gives them.
	 */
	public function save_user( int $user_id, array $account, array $tokens ): void {
		update_user_meta( $user_id, self::user_key( self::ACCOUNT ), wp_slash( $account ) );
		$this->save_tokens( $user_id, $tokens );
	}

	/**
	 * Keeps a user's new tokens.
	 *
	 * @param array<string, int|string> $tokens As tokens() gives them.
	 */
	public function save_tokens( int $user_id, array $tokens ): void {
		update_user_meta( $user_id, self::user_key( self::TOKENS ), wp_slash( $tokens ) );
	}

	/** Forgets a user's link. An owner owns nothing any more. */
	public function forget_user( int $user_id ): void {
		foreach ( array( self::TOKENS, self::ACCOUNT, self::PENDING ) as $key ) {
			delete_user_meta( $user_id, self::user_key( $key ) );
		}

		if ( $this->owner_id() === $user_id ) {
			$this->set_owner_id( 0 );
		}
	}

	/**
	 * The users with tokens, as the database has them by now.
	 *
	 * @return int[]
	 */
	public function linked_user_ids(): array {
		$user_ids = get_users(
			array(
				'blog_id'       => 0,
				'fields'        => 'ID',
				'meta_key'      => self::user_key( self::TOKENS ), // phpcs:ignore WordPress.DB.SlowDBQuery -- The column has an index, and few have the key.
				'meta_compare'  => 'EXISTS',
				'cache_results' => false,
			)
		);
		$user_ids = array_map( 'intval', $user_ids );
		array_map( static fn( $user_id ) => wp_cache_delete( $user_id, 'user_meta' ), $user_ids );

		return array_values( array_filter( $user_ids, array( $this, 'has_tokens' ) ) );
	}

	/** Forgets the connection, with every secret and every user's link. What the site agreed to and how it is set up stays. */
	public function clear(): void {
		// What WordPress remembers and another request has deleted, it neither deletes nor writes.
		$this->reload();
		// First, since from here on the site counts as not registered, however far the rest comes.
		$this->save_connection( array() );

		array_map( 'delete_option', array( self::CREDENTIALS, self::SITE_TOKEN, self::ERRORS, self::PURCHASE ) );

		foreach ( array( self::TOKENS, self::ACCOUNT, self::PENDING ) as $key ) {
			delete_metadata( 'user', 0, self::user_key( $key ), '', true );
		}
	}

	/** Reads anew what another request may have written since. */
	public function reload(): void {
		$names = array( 'alloptions', 'notoptions', self::CONNECTION, self::CREDENTIALS, self::SITE_TOKEN );
		array_map( static fn( $name ) => wp_cache_delete( $name, 'options' ), $names );
	}

	/** The name of users' data of this site. The users of a network are the users of all of its sites, each with a connection of its own. */
	public static function user_key( string $key ): string {
		return is_multisite() ? $key . '_' . get_current_blog_id() : $key;
	}

	/**
	 * What is stored of a user.
	 *
	 * @return array<string, int|string>
	 */
	private function user_data( int $user_id, string $key ): array {
		$data = $user_id > 0 ? get_user_meta( $user_id, self::user_key( $key ), true ) : array();

		return is_array( $data ) ? $data : array();
	}

	/**
	 * Facts about the connection, without secrets.
	 *
	 * @return array<string, mixed> site_id, registered_url, owner_id, service, and safe_mode_url where it is confirmed.
	 */
	private function connection(): array {
		$connection = get_option( self::CONNECTION, array() );

		return is_array( $connection ) ? $connection : array();
	}

	/**
	 * Changes facts about the connection that there is by now: another request may have ended it, and must not be undone.
	 *
	 * @param array<string, mixed> $changes Facts; those that are '' go.
	 */
	private function change_connection( array $changes ): void {
		$this->reload();

		if ( $this->site_id() > 0 ) {
			$this->save_connection( array_filter( $changes + $this->connection(), static fn( $fact ) => '' !== $fact ) );
		}
	}

	/**
	 * Stores the facts. The option stays when there are none: every page reads it.
	 *
	 * @param array<string, mixed> $connection As connection() gives them.
	 */
	private function save_connection( array $connection ): void {
		update_option( self::CONNECTION, $connection, true );
	}
}
