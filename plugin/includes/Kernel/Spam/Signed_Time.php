<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Spam;

defined( 'ABSPATH' ) || exit;

/** When a form was shown, signed, so that bots can't invent it. Contains nothing about the visitor, so pages with it can be cached. */
final class Signed_Time {

	private const MAC_LENGTH = 12;

	/** @param string $purpose What it is valid for, such as the form or the post. */
	public static function sign( string $purpose, int $time ): string {
		return $time . '-' . substr( hash_hmac( 'sha256', "form time $purpose $time", wp_salt( 'nonce' ) ), 0, self::MAC_LENGTH );
	}

	/** @return int|null Seconds since the form was shown; null if the signature is wrong. */
	public static function age( string $purpose, string $signed, int $now ): ?int {
		$time = (int) $signed;

		return hash_equals( self::sign( $purpose, $time ), $signed ) ? $now - $time : null;
	}
}
