<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Base64_Url;

defined( 'ABSPATH' ) || exit;

/** Stores the connection. Data that every page needs is autoloaded; secrets are separate and never autoloaded. */
class Connection_Store {

	public const CONNECTION  = 'jetpack_dashboard_connection';
	public const CREDENTIALS = 'jetpack_dashboard_connection_credentials';
	public const SITE_TOKEN  = 'jetpack_dashboard_site_token';
	public const ERRORS      = 'jetpack_dashboard_connection_errors';
	public const PURCHASE    = 'jetpack_dashboard_purchase_token';
	public const ACCOUNT     = '_jetpack_dashboard_account';
	public const TOKENS      = '_jetpack_dashboard_tokens';
	public const PENDING     = '_jetpack_dashboard_pending_authorizations';

	/** 0 if never registered. */
	public function site_id(): int {
		return (int) ( $this->connection()['site_id'] ?? 0 );
	}

	/** The home URL at registration; '' if never registered. */
	public function registered_url(): string {
		// Encoded: copying a site replaces its URL in the database, and the copy would be taken for the original.
		$url = (string) ( $this->connection()['registered_url'] ?? '' );
		return Base64_Url::decode( $url ) ?? $url;
	}

	/** 0 if there is none. */
	public function owner_id(): int {
		return (int) ( $this->connection()['owner_id'] ?? 0 );
	}

	/** Origin of the account service at registration; '' if unknown. */
	public function service_origin(): string {
		return (string) ( $this->connection()['service'] ?? '' );
	}

	/** URL for which safe mode was confirmed; '' if it wasn't. */
	public function safe_mode_url(): string {
		return (string) ( $this->connection()['safe_mode_url'] ?? '' );
	}

	/**
	 * Only for requests to the account service.
	 *
	 * @return array<string, string> client_id, client_secret, registration_access_token, registration_client_uri; empty if there are none.
	 */
	public function credentials(): array {
		$credentials = get_option( self::CREDENTIALS, array() );

		return is_array( $credentials ) ? array_map( 'strval', array_filter( $credentials, 'is_scalar' ) ) : array();
	}

	/**
	 * Stores a new registration and removes the former owner.
	 *
	 * @param array<string, string> $credentials As in credentials().
	 */
	public function save_site( int $site_id, string $registered_url, array $credentials ): void {
		$this->save_credentials( $credentials );
		// Last: from here on the site counts as registered.
		$this->save_connection(
			array(
				'site_id'        => $site_id,
				'registered_url' => Base64_Url::encode( $registered_url ),
				'owner_id'       => 0,
				'service'        => Account_Service::origin_of( $credentials['registration_client_uri'] ?? '' ),
			)
		);
	}

	/** @param array<string, string> $credentials As in credentials(). */
	public function save_credentials( array $credentials ): void {
		update_option( self::CREDENTIALS, $credentials, false );
	}

	/** Also ends safe mode. */
	public function save_registered_url( string $url ): void {
		$this->set_safe_mode_url( '' );
		$this->change_connection( array( 'registered_url' => Base64_Url::encode( $url ) ) );
	}

	/** @param string $url Home URL of the copied site; '' to end safe mode. */
	public function set_safe_mode_url( string $url ): void {
		$this->change_connection( array( 'safe_mode_url' => $url ) );
	}

	/** @param int $user_id 0 for none. */
	public function set_owner_id( int $user_id ): void {
		$this->change_connection( array( 'owner_id' => $user_id ) );
	}

	/** @return array<string, int|string> ID, login, email, display_name, avatar; empty if not linked. */
	public function account( int $user_id ): array {
		return $this->user_data( $user_id, self::ACCOUNT );
	}

	/** For callers that don't need the tokens themselves. */
	public function has_tokens( int $user_id ): bool {
		$tokens = $this->tokens( $user_id );

		return ! empty( $tokens['access_token'] ) || ! empty( $tokens['refresh_token'] );
	}

	/**
	 * Only for requests to the account service.
	 *
	 * @return array<string, int|string> access_token, refresh_token, expires_at (Unix time); empty if not linked.
	 */
	public function tokens( int $user_id ): array {
		return $this->user_data( $user_id, self::TOKENS );
	}

	/**
	 * @param array<string, int|string> $account As in account().
	 * @param array<string, int|string> $tokens  As in tokens().
	 */
	public function save_user( int $user_id, array $account, array $tokens ): void {
		update_user_meta( $user_id, self::user_key( self::ACCOUNT ), wp_slash( $account ) );
		$this->save_tokens( $user_id, $tokens );
	}

	/** @param array<string, int|string> $tokens As in tokens(). */
	public function save_tokens( int $user_id, array $tokens ): void {
		update_user_meta( $user_id, self::user_key( self::TOKENS ), wp_slash( $tokens ) );
	}

	/** Also removes the user as owner. */
	public function forget_user( int $user_id ): void {
		foreach ( array( self::TOKENS, self::ACCOUNT, self::PENDING ) as $key ) {
			delete_user_meta( $user_id, self::user_key( $key ) );
		}

		if ( $this->owner_id() === $user_id ) {
			$this->set_owner_id( 0 );
		}
	}

	/** @return int[] Users with tokens, from the database. */
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

	/** Deletes the connection, secrets and links. Consent and configuration stay. */
	public function clear(): void {
		// Cached options may have been deleted by another request, and would then be neither deleted nor written.
		$this->reload();
		// First: from here on the site counts as not registered, even if the rest fails.
		$this->save_connection( array() );

		array_map( 'delete_option', array( self::CREDENTIALS, self::SITE_TOKEN, self::ERRORS, self::PURCHASE ) );

		foreach ( array( self::TOKENS, self::ACCOUNT, self::PENDING ) as $key ) {
			delete_metadata( 'user', 0, self::user_key( $key ), '', true );
		}
	}

	/** Clears cached values. */
	public function reload(): void {
		$names = array( 'alloptions', 'notoptions', self::CONNECTION, self::CREDENTIALS, self::SITE_TOKEN );
		array_map( static fn( $name ) => wp_cache_delete( $name, 'options' ), $names );
	}

	/** User meta key per site, since sites of a network share users. The first one keeps the links that it had before there was a network. */
	public static function user_key( string $key ): string {
		$site_id = get_current_blog_id();

		return 1 === $site_id ? $key : $key . '_' . $site_id;
	}

	/** @return array<string, int|string> */
	private function user_data( int $user_id, string $key ): array {
		$data = $user_id > 0 ? get_user_meta( $user_id, self::user_key( $key ), true ) : array();

		return is_array( $data ) ? $data : array();
	}

	/**
	 * Data without secrets.
	 *
	 * @return array<string, mixed> site_id, registered_url, owner_id, service, and safe_mode_url if confirmed.
	 */
	private function connection(): array {
		$connection = get_option( self::CONNECTION, array() );

		return is_array( $connection ) ? $connection : array();
	}

	/**
	 * Updates the current data: another request may have ended the connection, which must not be undone.
	 *
	 * @param array<string, mixed> $changes '' removes a key.
	 */
	private function change_connection( array $changes ): void {
		$this->reload();

		if ( $this->site_id() > 0 ) {
			$this->save_connection( array_filter( $changes + $this->connection(), static fn( $fact ) => '' !== $fact ) );
		}
	}

	/**
	 * Keeps an empty option, since every page reads it.
	 *
	 * @param array<string, mixed> $connection As in connection().
	 */
	private function save_connection( array $connection ): void {
		update_option( self::CONNECTION, $connection, true );
	}
}
