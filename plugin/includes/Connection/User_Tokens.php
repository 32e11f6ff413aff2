<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Time_Budget;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Provides users' access tokens and refreshes them as needed. One refresh at a time, since it invalidates the old refresh token. */
class User_Tokens {

	/** Another request holds the refresh lock. */
	public const BUSY = 'token_busy';

	/** No token; the user has to link again. */
	public const NONE = 'no_token_for_user';

	/** Margin, so that a token doesn't expire in flight. */
	private const RENEW_BEFORE_END_S = 60;

	/** Longer than the time limit for all calls of a request. */
	private const LOCK_LIFETIME_S = 15;

	private const WAITS      = 10;
	private const WAIT_US    = 200000;
	private const LOCK_START = 'user_tokens_';

	private Connection_Store $store;
	private Token_Endpoint $endpoint;
	private Connection_Errors $errors;
	private Lock $lock;
	private Time_Budget $budget;
	private Clock $clock;

	public function __construct( Connection_Store $store, Token_Endpoint $endpoint, Connection_Errors $errors, Lock $lock, Time_Budget $budget, Clock $clock ) {
		$this->store    = $store;
		$this->endpoint = $endpoint;
		$this->errors   = $errors;
		$this->lock     = $lock;
		$this->budget   = $budget;
		$this->clock    = $clock;
	}

	/**
	 * @param string $refused A token that the account service has just refused, so it is refreshed even if it hasn't expired.
	 * @return string|WP_Error Error codes: no_token_for_user (400), or why refreshing failed.
	 */
	public function access_token( int $user_id, string $refused = '' ) {
		$tokens = $this->store->tokens( $user_id );

		if ( $this->is_fresh( $tokens, $refused ) ) {
			return (string) $tokens['access_token'];
		}

		return $tokens ? $this->renewed( $user_id, $refused ) : self::no_token();
	}

	/**
	 * Revokes the tokens at the provider; the stored ones stay.
	 *
	 * @return true|WP_Error
	 */
	public function revoke( int $user_id ) {
		return $this->endpoint->revoke( $this->store->tokens( $user_id ) );
	}

	/**
	 * Refreshes the tokens, or waits for the request that does.
	 *
	 * @return string|WP_Error
	 */
	private function renewed( int $user_id, string $refused ) {
		for ( $wait = 0; $wait < self::WAITS; $wait++ ) {
			if ( $this->lock->acquire( self::LOCK_START . $user_id, self::LOCK_LIFETIME_S ) ) {
				try {
					return $this->renew( $user_id, $refused );
				} finally {
					$this->lock->release( self::LOCK_START . $user_id );
				}
			}

			if ( ! $this->budget->pause( self::WAIT_US ) ) {
				break;
			}

			$tokens = $this->reload_tokens( $user_id );

			if ( $this->is_fresh( $tokens, $refused ) ) {
				return (string) $tokens['access_token'];
			}
		}

		return new WP_Error( self::BUSY, __( 'The connection is being renewed. Try again in a few seconds.', 'jetpack-dashboard' ), array( 'status' => 503 ) );
	}

	/** @return string|WP_Error */
	private function renew( int $user_id, string $refused ) {
		// Another request may have refreshed them before this one got the lock.
		$tokens = $this->reload_tokens( $user_id );

		if ( $this->is_fresh( $tokens, $refused ) ) {
			return (string) $tokens['access_token'];
		}

		if ( empty( $tokens['refresh_token'] ) ) {
			$this->errors->report( self::no_token(), $user_id );
			return self::no_token();
		}

		$renewed = $this->endpoint->refresh( (string) $tokens['refresh_token'] );

		if ( is_wp_error( $renewed ) ) {
			$this->errors->report( $renewed, $user_id );
			return $renewed;
		}

		// The user may have been unlinked meanwhile.
		if ( ! $this->reload_tokens( $user_id ) ) {
			return self::no_token();
		}

		$this->store->save_tokens( $user_id, $renewed );
		$this->errors->clear( $user_id );

		return $renewed['access_token'];
	}

	/**
	 * Reads the tokens from the database, bypassing caches.
	 *
	 * @return array<string, int|string>
	 */
	private function reload_tokens( int $user_id ): array {
		wp_cache_delete( $user_id, 'user_meta' );

		return $this->store->tokens( $user_id );
	}

	/**
	 * Whether the access token is valid for long enough.
	 *
	 * @param array<string, int|string> $tokens
	 */
	private function is_fresh( array $tokens, string $refused ): bool {
		return ! empty( $tokens['access_token'] ) && $tokens['access_token'] !== $refused && (int) ( $tokens['expires_at'] ?? 0 ) > $this->clock->now() + self::RENEW_BEFORE_END_S;
	}

	private static function no_token(): WP_Error {
		return new WP_Error( self::NONE, __( 'Your account is not connected, or has to be connected again.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
	}
}
