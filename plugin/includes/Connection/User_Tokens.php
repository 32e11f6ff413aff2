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

/** Gives out a user's access token, renewed where it ends. Only one request renews at a time, since a renewal ends the old refresh token. */
class User_Tokens {

	/** Another request is renewing the tokens, and takes long. */
	public const BUSY = 'token_busy';

	/** There is no token, and none can be had without the user. */
	public const NONE = 'no_token_for_user';

	/** A token that ends so soon could end on its way. */
	private const RENEW_BEFORE_END_S = 60;

	/** Longer than the provider may take for a request's calls altogether. */
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
	 * A user's access token, for a call to the account service and nothing else.
	 *
	 * @return string|WP_Error Codes: no_token_for_user 400, and those of a renewal that failed.
	 */
	public function access_token( int $user_id ) {
		$tokens = $this->store->tokens( $user_id );

		if ( $this->is_fresh( $tokens ) ) {
			return (string) $tokens['access_token'];
		}

		return $tokens ? $this->renewed( $user_id ) : self::no_token();
	}

	/**
	 * Revokes a user's tokens at the provider. They stay stored.
	 *
	 * @return true|WP_Error
	 */
	public function revoke( int $user_id ) {
		return $this->endpoint->revoke( $this->store->tokens( $user_id ) );
	}

	/**
	 * Renews a user's tokens, or waits for the request that does.
	 *
	 * @return string|WP_Error
	 */
	private function renewed( int $user_id ) {
		for ( $wait = 0; $wait < self::WAITS; $wait++ ) {
			if ( $this->lock->acquire( self::LOCK_START . $user_id, self::LOCK_LIFETIME_S ) ) {
				try {
					return $this->renew( $user_id );
				} finally {
					$this->lock->release( self::LOCK_START . $user_id );
				}
			}

			if ( ! $this->budget->pause( self::WAIT_US ) ) {
				break;
			}

			$tokens = $this->reload_tokens( $user_id );

			if ( $this->is_fresh( $tokens ) ) {
				return (string) $tokens['access_token'];
			}
		}

		return new WP_Error( self::BUSY, __( 'The connection is being renewed. Try again in a few seconds.', 'jetpack-dashboard' ), array( 'status' => 503 ) );
	}

	/**
	 * Renews a user's tokens while no other request can.
	 *
	 * @return string|WP_Error
	 */
	private function renew( int $user_id ) {
		// Another request may have renewed them just before.
		$tokens = $this->reload_tokens( $user_id );

		if ( $this->is_fresh( $tokens ) ) {
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

		// The link may have been taken away meanwhile.
		if ( ! $this->reload_tokens( $user_id ) ) {
			return self::no_token();
		}

		$this->store->save_tokens( $user_id, $renewed );
		$this->errors->clear( $user_id );

		return $renewed['access_token'];
	}

	/**
	 * A user's tokens as the database has them, whatever this request read before.
	 *
	 * @return array<string, int|string>
	 */
	private function reload_tokens( int $user_id ): array {
		wp_cache_delete( $user_id, 'user_meta' );

		return $this->store->tokens( $user_id );
	}

	/**
	 * Whether an access token lasts for a call.
	 *
	 * @param array<string, int|string> $tokens
	 */
	private function is_fresh( array $tokens ): bool {
		return ! empty( $tokens['access_token'] ) && (int) ( $tokens['expires_at'] ?? 0 ) > $this->clock->now() + self::RENEW_BEFORE_END_S;
	}

	/** The error of a user without a token. */
	private static function no_token(): WP_Error {
		return new WP_Error( self::NONE, __( 'Your account is not connected, or has to be connected again.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
	}
}
