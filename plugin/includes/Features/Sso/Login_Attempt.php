<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Waits in the browser that began it, signed by the site: nobody is known yet whom the site could keep it for, and whoever
 * opens the log-in form a million times must not fill the database. The browser that comes back must be the one that left.
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
	 * @param string $redirect Where to go afterwards; '' for where WordPress goes.
	 * @return array{state: string, nonce: string, verifier: string}
	 */
	public function start( string $redirect ): array {
		$attempt = array(
			'state'    => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ),
			'nonce'    => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ),
			'verifier' => Base64_Url::encode( random_bytes( self::RANDOM_BYTES ) ),
		);
		$details = array(
			'redirect'   => strlen( $redirect ) > self::MAX_REDIRECT ? '' : $redirect,
			'expires_at' => $this->clock->now() + self::LIFETIME_S,
		);
		$payload = Base64_Url::encode( (string) wp_json_encode( $attempt + $details ) );

		$this->set_cookie( $payload . '.' . self::signature( $payload ), 0 );

		return $attempt;
	}

	/**
	 * The attempt that a state belongs to, if this browser began it in time. It can't be taken again from here; that a code
	 * is good once is the provider's to see to.
	 *
	 * @return array{nonce: string, verifier: string, redirect: string}|null
	 */
	public function consume( string $state ): ?array {
		$attempt = $this->read();

		if ( '' === $state || null === $attempt || ! hash_equals( $attempt['state'], $state ) ) {
			return null;
		}

		$this->set_cookie( '', YEAR_IN_SECONDS );

		return (int) $attempt['expires_at'] > $this->clock->now() ? array_intersect_key( $attempt, array_flip( array( 'nonce', 'verifier', 'redirect' ) ) ) : null;
	}

	/** Whether a state is of this browser's attempt, good or too old. */
	public function is_own( string $state ): bool {
		$attempt = $this->read();

		return '' !== $state && null !== $attempt && hash_equals( $attempt['state'], $state );
	}

	/**
	 * What the browser sent, if the site wrote it.
	 *
	 * @return array{state: string, nonce: string, verifier: string, redirect: string, expires_at: string}|null
	 */
	private function read(): ?array {
		$cookie = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? wp_unslash( $_COOKIE[ self::COOKIE ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Its signature is checked.
		$parts  = explode( '.', $cookie );

		if ( 2 !== count( $parts ) || ! hash_equals( self::signature( $parts[0] ), $parts[1] ) ) {
			return null;
		}

		$attempt = json_decode( (string) Base64_Url::decode( $parts[0] ), true );

		return is_array( $attempt ) && isset( $attempt['state'], $attempt['nonce'], $attempt['verifier'], $attempt['redirect'], $attempt['expires_at'] )
			? array_map( 'strval', $attempt )
			: null;
	}

	/**
	 * Sets the cookie. It comes back with the provider's redirect, so it can't be strict.
	 *
	 * @param int $age Seconds ago that it ended; 0 for one that ends with the browser.
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

	/** The site's signature. */
	private static function signature( string $payload ): string {
		return hash_hmac( 'sha256', 'sso|' . $payload, wp_salt( 'auth' ) );
	}
}
