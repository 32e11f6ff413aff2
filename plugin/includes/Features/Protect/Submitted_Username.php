<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a typed name fit to be counted by, stored and shown.
 *
 * WordPress finds an account by more spellings than one: it drops bytes that are no UTF-8, tags and entities. A name that
 * the database refuses to store would be a guess that nobody counts.
 */
final class Submitted_Username {

	/** Bytes that are looked at; no name of an account is as long. */
	private const MAX_LENGTH = 400;

	/** What the database takes whatever its character set, and what harms no terminal or page. */
	public static function sanitize( string $name ): string {
		global $wpdb;
		$name = substr( $name, 0, self::MAX_LENGTH );
		// Bytes that are no UTF-8 become one sign each. WordPress's own function for it needs iconv, and gives false at times.
		$name = htmlspecialchars_decode( htmlspecialchars( $name, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_NOQUOTES );
		// Control characters steer terminals, marks of direction turn a name round, and older tables hold no 4-byte characters.
		$name = (string) preg_replace( '/[\p{Cc}\p{Cf}]|[^\x{0}-\x{FFFF}]/u', "\u{FFFD}", $name );
		return isset( $wpdb ) && ! in_array( $wpdb->charset, array( 'utf8mb4', 'utf8mb3', 'utf8', '' ), true )
			? (string) preg_replace( '/[^\x20-\x7E]/u', '?', $name )
			: $name;
	}

	/** One spelling for names that differ in capitals alone. */
	public static function lower_case( string $name ): string {
		// Not among the functions of that extension that WordPress brings where it is missing.
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $name, 'UTF-8' ) : strtolower( $name );
	}
}
