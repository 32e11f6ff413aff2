<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * People write about SQL, HTML and shell commands. Text with enough ordinary words is only checked for code that would run in a
 * browser.
 */
final class Prose {

	/** Four words in a row without SQL keywords, or a run of a script without spaces. */
	private const STRETCH = '/(?<![\p{L}\p{N}_$<.=(\/-])(?:(?!(?:select|union|insert|delete|drop|table|null|sleep|exec|concat|substring|order|like|between|having|exists|rlike|regexp|values)\b)\p{L}[\p{L}\'’-]*[,;:.!?)"“”»]{0,2}\s+){3}\p{L}[\p{L}\'’-]*(?![\w(=\[])|[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}]{8}/iu';

	/** Bytes to search. */
	private const SEARCHED = 2048;

	/** Code in code markup. */
	private const MARKED_CODE = '#```.{0,4000}?```|`[^`\n]{1,300}`|(<(code|pre)\b[^>]{0,100}>).{0,4000}?</\2>|\[(code|php|html)\b[^\]]{0,100}\].{0,4000}?\[/\3\]#is';

	/** False for invalid UTF-8, and if PCRE fails. */
	public static function matches( string $text ): bool {
		$length = min( strlen( $text ), self::SEARCHED );
		// Not within a character. WordPress has no polyfill for mb_strcut().
		while ( $length > 0 && isset( $text[ $length ] ) && 0x80 === ( ord( $text[ $length ] ) & 0xc0 ) ) {
			--$length;
		}

		return strlen( $text ) > 15 && 1 === preg_match( self::STRETCH, substr( $text, 0, $length ) );
	}

	/**
	 * Removes quoted code, but not the tags around it. WordPress sanitizes what visitors write in any case.
	 *
	 * @return string Unchanged if PCRE fails.
	 */
	public static function without_code( string $text ): string {
		return preg_replace( self::MARKED_CODE, '$1 ', $text ) ?? $text;
	}
}
