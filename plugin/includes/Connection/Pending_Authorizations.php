<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Each waits ten minutes for its user, in the session that began it, and is used once. Of its state only a digest is kept. */
final class Pending_Authorizations {

	private const LIFETIME_S   = 10 * MINUTE_IN_SECONDS;
	private const MAX_PER_USER = 5;
	private const RANDOM_BYTES = 32;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Begins an authorization in the current session. A user's oldest goes when there are too many.
	 *
	 * @param string $redirect   Where to go afterwards, a URL of wp-admin.
	 * @param bool   $is_renewal Whether it renews a link that there was.
	 * @param string $replaces   The owner's link that it is to take the place of, as link_id() names it; '' for none.
	 * @return array{state: string, nonce: string, verifier: string} For the provider: the state, the nonce, and the PKCE verifier, which stays here.
	 */
	public function start( int $user_id, string $redirect, bool $is_renewal, string $replaces = '' ): array {
		$this->make_room( $user_id );

		// The user's id tells a user who logged in as somebody else in between what went wrong; it proves nothing.
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
	 * Uses an authorization up. Of two requests that come at once only one gets it.
	 *
	 * @return array{nonce: string, verifier: string, redirect: string, is_renewal: bool, replaces: string}|WP_Error Codes: no_state; wrong_state for another user or session, which uses nothing up; invalid_state for an unknown or used one; invalid_grant for one that is too old.
	 */
	public function consume( int $user_id, string $state ) {
		if ( '' === $state ) {
			return new WP_Error( 'no_state', __( 'The account service sent no state back.', 'jetpack-dashboard' ) );
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
	 * What tells a user's link from any other, an earlier or a later one of theirs as well.
	 *
	 * @param array<string, int|string> $tokens The user's tokens.
	 * @return string '' when there are none.
	 */
	public static function link_id( array $tokens ): string {
		return $tokens ? self::hash( (string) wp_json_encode( $tokens ) ) : '';
	}

	/** Removes what is too old, and the oldest until there is room for one more. */
	private function make_room( int $user_id ): void {
		$all     = $this->all( $user_id );
		$too_old = array_filter( $all, fn( $pending ) => $pending['expires_at'] <= $this->clock->now() );
		$current = array_diff_key( $all, $too_old );
		$surplus = array_slice( $current, 0, max( 0, count( $current ) + 1 - self::MAX_PER_USER ) );

		foreach ( array_merge( $too_old, $surplus ) as $pending ) {
			delete_user_meta( $user_id, self::key(), $pending );
		}
	}

	/**
	 * The authorization that a state belongs to.
	 *
	 * @return array<string, mixed>|null
	 */
	private function find( int $user_id, string $state ): ?array {
		foreach ( $this->all( $user_id ) as $pending ) {
			if ( hash_equals( (string) $pending['state_hash'], self::hash( $state ) ) ) {
				return $pending;
			}
		}

		return null;
	}

	/**
	 * A user's authorizations, the oldest first.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function all( int $user_id ): array {
		$all = array_filter(
			(array) get_user_meta( $user_id, self::key() ),
			static fn( $pending ) => is_array( $pending ) && isset( $pending['state_hash'], $pending['session'], $pending['expires_at'] )
		);

		return array_values( $all );
	}

	/** The session that the current user is logged in with, as a digest; '' where there is none, as with application passwords. */
	private static function session(): string {
		$token = wp_get_session_token();

		return '' === $token ? '' : self::hash( $token );
	}

	/** Where a user's authorizations are kept, a row each. */
	private static function key(): string {
		return Connection_Store::user_key( Connection_Store::PENDING );
	}

	/** A secret that fits into a URL and is long enough for a PKCE verifier (RFC 7636, section 4.1). */
	private static function random(): string {
		return Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) );
	}

	/** A digest of a secret. */
	private static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	/** The error of a state of another user or session. */
	private static function wrong_state(): WP_Error {
		return new WP_Error( 'wrong_state', __( 'The authorization was begun by another user, or before you logged in again.', 'jetpack-dashboard' ) );
	}

	/** The error of a state that nobody waits for. */
	private static function invalid_state(): WP_Error {
		return new WP_Error( 'invalid_state', __( 'The authorization was used before, or was never begun here.', 'jetpack-dashboard' ) );
	}
}
