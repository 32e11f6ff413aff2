<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Base64url without padding (RFC 4648, section 5), for PKCE and JSON web tokens. */
final class Base64_Url {

	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The standards ask for it.
	}

	/** @return string|null Null if the text is invalid. */
	public static function decode( string $text ): ?string {
		if ( ! preg_match( '/^[A-Za-z0-9_-]*$/D', $text ) ) {
			return null;
		}

		$bytes = base64_decode( strtr( $text, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The standards ask for it.

		return false === $bytes ? null : $bytes;
	}
}
