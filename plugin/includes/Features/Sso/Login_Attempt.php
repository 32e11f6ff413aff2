<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Kept in a signed cookie: the user is not known yet, and opening the login form must not write to the database. Binds the callback to
 * the browser that started the login.
 */
final class Login_Attempt {

	private const COOKIE       = 'jetpack_sso';
	private const LIFETIME_S   = 10 * MINUTE_IN_SECONDS;
	private const RANDOM_BYTES = 32;
	private const MAX_REDIRECT = 1000;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * @param string $purpose  What it is for, with issuer and client: a response to one attempt can't finish another.
	 * @param string $redirect Where to go afterwards; '' for WordPress's default.
	 * @param string $mark     Appended to the state, which the provider sends back.
	 * @return array{state: string, nonce: string, verifier: string}
	 */
	public function start( string $purpose, string $redirect, string $mark = '' ): array {
		$attempt = array(
			'state'    => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ) . $mark,
			'nonce'    => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ),
			'verifier' => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ),
		);
		$details = array(
			'purpose'    => self::hashed( $purpose ),
			'redirect'   => strlen( $redirect ) > self::MAX_REDIRECT ? '' : $redirect,
			'expires_at' => $this->clock->now() + self::LIFETIME_S,
		);
		$payload = Base64_Url::encode( (string) wp_json_encode( $attempt + $details ) );

		$this->set_cookie( $payload . '.' . self::signature( $payload ), 0 );

		return $attempt;
	}

	/**
	 * Returns the attempt of the state, if it is this browser's, for the same purpose, and hasn't expired, and deletes the cookie. That the code is used once is
	 * up to the provider.
	 *
	 * @return array{nonce: string, verifier: string, redirect: string}|null
	 */
	public function consume( string $purpose, string $state ): ?array {
		$attempt = $this->read();

		if ( null === $attempt || ! $this->is_own( $purpose, $state ) ) {
			return null;
		}

		$this->set_cookie( '', YEAR_IN_SECONDS );

		return (int) $attempt['expires_at'] > $this->clock->now() ? array_intersect_key( $attempt, array_flip( array( 'nonce', 'verifier', 'redirect' ) ) ) : null;
	}

	/** Whether the state belongs to this browser's attempt for a purpose, expired or not. */
	public function is_own( string $purpose, string $state ): bool {
		$attempt = $this->read();

		return '' !== $state && null !== $attempt && hash_equals( $attempt['state'], $state ) && hash_equals( $attempt['purpose'], self::hashed( $purpose ) );
	}

	/**
	 * Reads the cookie and verifies its signature.
	 *
	 * @return array{state: string, nonce: string, verifier: string, purpose: string, redirect: string, expires_at: string}|null
	 */
	private function read(): ?array {
		$cookie = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? wp_unslash( $_COOKIE[ self::COOKIE ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Its signature is checked.
		$parts  = explode( '.', $cookie );

		if ( 2 !== count( $parts ) || ! hash_equals( self::signature( $parts[0] ), $parts[1] ) ) {
			return null;
		}

		$attempt = json_decode( (string) Base64_Url::decode( $parts[0] ), true );

		return is_array( $attempt ) && isset( $attempt['state'], $attempt['nonce'], $attempt['verifier'], $attempt['purpose'], $attempt['redirect'], $attempt['expires_at'] )
			? array_map( 'strval', $attempt )
			: null;
	}

	/**
	 * SameSite=Strict would drop the cookie on the provider's redirect.
	 *
	 * @param int $age Seconds since it expired, to delete it; 0 for a session cookie.
	 */
	private function set_cookie( string $value, int $age ): void {
		setcookie(
			self::COOKIE,
			$value,
			array(
				'expires'  => 0 === $age ? 0 : time() - $age,
				'path'     => SITECOOKIEPATH,
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}

	private static function hashed( string $purpose ): string {
		return substr( hash( 'sha256', $purpose ), 0, 32 );
	}

	private static function signature( string $payload ): string {
		return hash_hmac( 'sha256', 'sso|' . $payload, wp_salt( 'auth' ) );
	}
}
