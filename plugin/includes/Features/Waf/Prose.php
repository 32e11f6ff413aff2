<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * People write about SQL, HTML and shell commands. A text with a stretch of ordinary words is checked only for what would run
 * where it is shown.
 */
final class Prose {

	/** Four words in a row, none of them a keyword of SQL; or a stretch in a script that has no spaces. */
	private const STRETCH = '/(?<![\p{L}\p{N}_$<.=(\/-])(?:(?!(?:select|union|insert|delete|drop|table|null|sleep|exec|concat|substring|order|like|between|having|exists|rlike|regexp|values)\b)\p{L}[\p{L}\'’-]*[,;:.!?)"“”»]{0,2}\s+){3}\p{L}[\p{L}\'’-]*(?![\w(=\[])|[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}]{8}/iu';

	/** Bytes of a text that are searched for a stretch. */
	private const SEARCHED = 2048;

	/** Code that its author marked as such. */
	private const MARKED_CODE = '#```.{0,4000}?```|`[^`\n]{1,300}`|<(code|pre)\b[^>]{0,100}>.{0,4000}?</\1>|\[(code|php|html)\b[^\]]{0,100}\].{0,4000}?\[/\2\]#is';

	/** Whether a text is prose. What isn't UTF-8 is not. */
	public static function matches( string $text ): bool {
		return strlen( $text ) > 15 && 1 === preg_match( self::STRETCH, mb_strcut( $text, 0, self::SEARCHED, 'UTF-8' ) );
	}

	/**
	 * Prose without the code that it quotes. WordPress removes unsafe tags from what visitors write, quoted or not.
	 *
	 * @return string As it was, if it could not be searched.
	 */
	public static function without_code( string $text ): string {
		return preg_replace( self::MARKED_CODE, ' ', $text ) ?? $text;
	}
}
