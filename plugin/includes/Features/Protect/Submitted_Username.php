<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes submitted usernames for counting, storing and displaying.
 * WordPress accepts several spellings of a login: it drops invalid UTF-8, tags and entities. A name that the database rejects would be
 * a guess that isn't counted.
 */
final class Submitted_Username {

	/** In bytes. Logins are shorter. */
	private const MAX_LENGTH = 400;

	/** Returns text that any database charset can store, and that is safe for terminals and pages. */
	public static function sanitize( string $name ): string {
		global $wpdb;
		$name = substr( $name, 0, self::MAX_LENGTH );
		// Replaces invalid UTF-8. wp_check_invalid_utf8() requires iconv and may return false.
		$name = htmlspecialchars_decode( htmlspecialchars( $name, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_NOQUOTES );
		// Control characters affect terminals, direction marks reorder text, and older tables can't store 4-byte characters.
		$name = (string) preg_replace( '/[\p{Cc}\p{Cf}]|[^\x{0}-\x{FFFF}]/u', "\u{FFFD}", $name );
		return isset( $wpdb ) && ! in_array( $wpdb->charset, array( 'utf8mb4', 'utf8mb3', 'utf8', '' ), true )
			? (string) preg_replace( '/[^\x20-\x7E]/u', '?', $name )
			: $name;
	}

	public static function lower_case( string $name ): string {
		// WordPress has no polyfill for this mbstring function.
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $name, 'UTF-8' ) : strtolower( $name );
	}
}
