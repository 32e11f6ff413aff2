<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** Scripts and HTML as they would be written without hiding anything. */
final class Script_Text {

	/** Encoded texts of a script that are decoded. */
	private const MAX_ENCODED = 20;

	/** Letters and digits in the order in which packed scripts count. */
	private const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

	/**
	 * What a script has encoded, decoded.
	 *
	 * @return string[]
	 */
	public static function encoded( string $text ): array {
		if ( 1 !== preg_match( '/unescape|decodeURI|\batob\b|fromCharCode|reverse\s*\(|function\s*\(\s*p\s*,\s*a\s*,\s*c/', $text ) ) {
			return array();
		}
		$texts = array();
		preg_match_all( '/(unescape|decodeURI(?:Component)?|\batob)\s*\(\s*(["\'`])([^"\'`]{16,60000})\2/', $text, $matches, PREG_SET_ORDER );
		foreach ( array_slice( $matches, 0, self::MAX_ENCODED ) as $match ) {
			$texts[] = 'atob' === $match[1] ? (string) base64_decode( $match[3], true ) : rawurldecode( $match[3] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- What a script hides.
		}
		preg_match_all( '/fromCharCode\s*\(\s*((?:\d{2,3}\s*,\s*){7,}+\d{2,3})/', $text, $matches );
		foreach ( array_slice( $matches[1], 0, self::MAX_ENCODED ) as $codes ) {
			$texts[] = implode( '', array_map( static fn( string $code ): string => chr( (int) $code % 256 ), explode( ',', $codes ) ) );
		}
		preg_match_all( '/(["\'])([^"\']{8,5000})\1\s*\.\s*split\s*\(\s*(["\'])\3\s*\)\s*\.\s*reverse\s*\(/', $text, $matches );
		foreach ( array_slice( $matches[2], 0, self::MAX_ENCODED ) as $reversed ) {
			$texts[] = strrev( $reversed );
		}
		preg_match_all( "/\}\s*\(\s*'((?:[^'\\\\]++|\\\\.)*+)'\s*,\s*(\d{1,2})\s*,\s*(\d{1,5})\s*,\s*'([^']*+)'\s*\.\s*split\s*\(\s*'\|'/s", $text, $matches, PREG_SET_ORDER );
		foreach ( array_slice( $matches, 0, self::MAX_ENCODED ) as $match ) {
			$texts[] = self::unpacked( stripslashes( $match[1] ), (int) $match[2], explode( '|', $match[4] ) );
		}

		return $texts;
	}

	/**
	 * A script in which numbers stand for its words.
	 *
	 * @param string[] $words
	 */
	private static function unpacked( string $text, int $base, array $words ): string {
		return (string) preg_replace_callback(
			'/\b\w{1,4}\b/',
			static function ( array $match ) use ( $base, $words ): string {
				$number = 0;
				foreach ( str_split( $match[0] ) as $digit ) {
					$number = $number * $base + (int) strpos( self::DIGITS, $digit );
				}
				$word = $words[ $number ] ?? '';
				return '' === $word ? $match[0] : $word;
			},
			$text
		);
	}

	/** Without codes of characters, texts in pieces, and members that are named by a text. */
	public static function plain( string $text ): string {
		if ( false !== strpos( $text, '\\' ) ) {
			$text = (string) preg_replace_callback(
				'/\\\\(?:x([2-7][0-9a-f])|u00([2-7][0-9a-f])|u\{0*([2-7][0-9a-f])\})/i',
				static function ( array $match ): string {
					$character = chr( (int) hexdec( implode( '', array_slice( $match, 1 ) ) ) );
					// Quotes and backslashes would end the text.
					return ctype_alnum( $character ) || false !== strpos( ' _-:/.,;()[]{}=?&%+#@*!<>', $character ) ? $character : $match[0];
				},
				$text
			);
		}
		if ( false !== strpos( $text, '&#' ) ) {
			$text = (string) preg_replace_callback(
				'/&#(?:x0*([2-7][0-9a-f])|0*(\d{2,3}));?/i',
				static function ( array $match ): string {
					$character = chr( (int) ( '' !== $match[1] ? hexdec( $match[1] ) : $match[2] ) );
					return ctype_alnum( $character ) || ':' === $character || '(' === $character ? $character : $match[0];
				},
				$text
			);
		}
		$text = (string) preg_replace( '/(["\'])\s*\+\s*\1/', '', $text );

		return (string) preg_replace( '/(?<=[\w$)\]])\s?\[\s?(["\'`])([a-z]\w*)\1\s?\]/i', '.$2', $text );
	}
}
