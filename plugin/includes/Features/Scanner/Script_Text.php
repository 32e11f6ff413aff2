<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** Scripts and HTML as they would be written without hiding anything. */
final class Script_Text {

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
