<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** A safeguard for texts that site owners send to others. */
final class Redaction {

	private const ADDRESS = '/(?:"[^"@]*"|[^\s@<>"]+)@[^\s@<>"]+/';

	/** Removes email addresses, and passwords in URLs. */
	public static function without_addresses( string $text ): string {
		return (string) preg_replace( self::ADDRESS, '[removed]', $text );
	}
}
