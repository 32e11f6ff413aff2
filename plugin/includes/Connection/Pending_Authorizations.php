<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Authorizations that wait for the callback. Each is valid for ten minutes, for one user and session, and used once. Stores only a
 * hash of the state.
 */
final class Pending_Authorizations {

	private const LIFETIME_S   = 10 * MINUTE_IN_SECONDS;
	private const MAX_PER_USER = 5;
	private const RANDOM_BYTES = 32;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Removes the user's oldest ones if there are too many.
	 *
	 * @param string $redirect wp-admin URL to go to afterwards.
	 * @param string $replaces The owner's link to replace, from link_id(); '' for none.
	 * @return array{state: string, nonce: string, verifier: string} State, nonce and PKCE verifier.
	 */
	public function start( int $user_id, string $redirect, bool $is_renewal, string $replaces = '' ): array {
		$this->make_room( $user_id );

		// The user id only serves a better error message when someone else has logged in meanwhile.
		$state    = $user_id . '.' . self::random();
		$nonce    = self::random();
		$verifier = self::random();

		add_user_meta(
			$user_id,
			self::key(),
			array(
				'state_hash' => self::hash( $state ),
				'session'    => self::session(),
				'nonce'      => $nonce,
				'verifier'   => $verifier,
				'redirect'   => $redirect,
				'is_renewal' => $is_renewal,
				'replaces'   => $replaces,
				'expires_at' => $this->clock->now() + self::LIFETIME_S,
			)
		);

		return compact( 'state', 'nonce', 'verifier' );
	}

	/**
	 * Consumes an authorization. Of two concurrent requests only one gets it.
	 *
	 * @return array{nonce: string, verifier: string, redirect: string, is_renewal: bool, replaces: string}|WP_Error Error codes: no_state; wrong_state for another user or session, which consumes nothing; invalid_state if unknown or used; invalid_grant if expired.
	 */
	public function consume( int $user_id, string $state ) {
		if ( '' === $state ) {
			return new WP_Error( 'no_state', __( 'The account service didn’t return the state parameter.', 'jetpack-dashboard' ) );
		}

		if ( preg_match( '/^(\d+)\./', $state, $found ) && (int) $found[1] !== $user_id ) {
			return self::wrong_state();
		}

		$pending = $this->find( $user_id, $state );

		if ( null === $pending ) {
			return self::invalid_state();
		}

		if ( ! hash_equals( (string) $pending['session'], self::session() ) ) {
			return self::wrong_state();
		}

		if ( ! delete_user_meta( $user_id, self::key(), $pending ) ) {
			return self::invalid_state();
		}

		if ( (int) $pending['expires_at'] <= $this->clock->now() ) {
			return new WP_Error( 'invalid_grant', __( 'The authorization took longer than ten minutes.', 'jetpack-dashboard' ) );
		}

		return array(
			'nonce'      => (string) $pending['nonce'],
			'verifier'   => (string) $pending['verifier'],
			'redirect'   => (string) $pending['redirect'],
			'is_renewal' => (bool) $pending['is_renewal'],
			'replaces'   => (string) ( $pending['replaces'] ?? '' ),
		);
	}

	/**
	 * Identifies a user's current link, as opposed to earlier or later links of the same user.
	 *
	 * @param array<string, int|string> $tokens
	 * @return string '' if not linked.
	 */
	public static function link_id( array $tokens ): string {
		return $tokens ? self::hash( (string) wp_json_encode( $tokens ) ) : '';
	}

	/** Removes expired authorizations, and the oldest if there are too many. */
	private function make_room( int $user_id ): void {
		$all     = $this->all( $user_id );
		$too_old = array_filter( $all, fn( $pending ) => $pending['expires_at'] <= $this->clock->now() );
		$current = array_diff_key( $all, $too_old );
		$surplus = array_slice( $current, 0, max( 0, count( $current ) + 1 - self::MAX_PER_USER ) );

		foreach ( array_merge( $too_old, $surplus ) as $pending ) {
			delete_user_meta( $user_id, self::key(), $pending );
		}
	}

	/** @return array<string, mixed>|null */
	private function find( int $user_id, string $state ): ?array {
		foreach ( $this->all( $user_id ) as $pending ) {
			if ( hash_equals( (string) $pending['state_hash'], self::hash( $state ) ) ) {
				return $pending;
			}
		}

		return null;
	}

	/** @return array<int, array<string, mixed>> Oldest first. */
	private function all( int $user_id ): array {
		$all = array_filter(
			(array) get_user_meta( $user_id, self::key() ),
			static fn( $pending ) => is_array( $pending ) && isset( $pending['state_hash'], $pending['session'], $pending['expires_at'] )
		);

		return array_values( $all );
	}

	/** Hash of the session token; '' without a session, as with application passwords. */
	private static function session(): string {
		$token = wp_get_session_token();

		return '' === $token ? '' : self::hash( $token );
	}

	/** User meta key, one row per authorization. */
	private static function key(): string {
		return Connection_Store::user_key( Connection_Store::PENDING );
	}

	/** URL-safe, and long enough for a PKCE verifier (RFC 7636, section 4.1). */
	private static function random(): string {
		return Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) );
	}

	private static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	private static function wrong_state(): WP_Error {
		return new WP_Error( 'wrong_state', __( 'The authorization was started by another user, or before you logged in again.', 'jetpack-dashboard' ) );
	}

	private static function invalid_state(): WP_Error {
		return new WP_Error( 'invalid_state', __( 'The authorization was already used, or was not started on this site.', 'jetpack-dashboard' ) );
	}
}
