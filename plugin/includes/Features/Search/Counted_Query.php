<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/** What visitors searched for, in the form in which it is counted. Texts that may contain personal data aren't counted. */
final class Counted_Query {

	/** Maximum length in characters. Longer texts were pasted, and may contain anything. */
	public const LENGTH = 60;

	/** Email addresses, with full-width and URL-encoded signs too. */
	private const EMAIL = '/[@＠﹫]|%40/iu';

	/** Seven or more digits with nothing but punctuation between them, as in numbers of phones, bank accounts and cards. */
	private const LONG_NUMBER = '/\p{Nd}(?:[\p{Zs}\p{P}\p{S}]{0,3}\p{Nd}){6}/u';

	/** @return string Lowercase, with single spaces; '' if it isn't counted. */
	public static function normalize( string $text ): string {
		// Null for invalid UTF-8. Invisible characters are removed, too.
		$text = trim( (string) preg_replace( '/[\p{C}\p{Z}\s]+/u', ' ', $text ) );
		$text = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );

		$is_counted = 1 === preg_match( '/[\p{L}\p{N}]/u', $text )
			&& 1 === preg_match( '/\A.{1,' . self::LENGTH . '}\z/us', $text )
			&& 0 === preg_match( self::EMAIL, $text )
			&& 0 === preg_match( self::LONG_NUMBER, $text );

		return $is_counted ? $text : '';
	}
}
