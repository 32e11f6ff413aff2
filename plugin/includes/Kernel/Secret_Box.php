<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts secrets before they are stored (XSalsa20-Poly1305). The key is derived from the salts in wp-config.php, so a copy of the
 * database doesn't reveal them, and changing the salts makes them unreadable. WordPress includes the functions where PHP lacks sodium.
 */
final class Secret_Box {

	private const PREFIX = 'box1:';

	/** @return string Printable ASCII, different on each call. */
	public function seal( string $secret ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );

		return self::PREFIX . base64_encode( $nonce . sodium_crypto_secretbox( $secret, $nonce, self::key() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Binary data in an option.
	}

	/** @return string|null Null if it was changed, or sealed with other salts. */
	public function open( string $sealed ): ?string {
		if ( 0 !== strpos( $sealed, self::PREFIX ) ) {
			return null;
		}

		$bytes = base64_decode( substr( $sealed, strlen( self::PREFIX ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Written by seal().
		if ( false === $bytes || strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return null;
		}

		$secret = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), self::key() );

		return false === $secret ? null : $secret;
	}

	private static function key(): string {
		return hash_hmac( 'sha256', 'jetpack_dashboard_secret_box', wp_salt( 'auth' ) . wp_salt( 'secure_auth' ), true );
	}
}
