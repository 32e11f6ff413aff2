<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Decodes a text in the ways a browser, database, PHP or shell may do it. Rules check every variant. */
final class Normalizer {

	/** Maximum layers of encoding. */
	private const ROUNDS = 4;

	/** Entities that browsers decode without a semicolon, or that spell code characters. */
	private const ENTITIES = array(
		'lt'      => '<',
		'gt'      => '>',
		'quot'    => '"',
		'apos'    => "'",
		'amp'     => '&',
		'colon'   => ':',
		'tab'     => "\t",
		'newline' => "\n",
		'lpar'    => '(',
		'rpar'    => ')',
		'sol'     => '/',
		'bsol'    => '\\',
		'equals'  => '=',
		'grave'   => '`',
		'nbsp'    => ' ',
	);

	/** Replaces an escaped `<` in prose, where the author wanted it to be visible. */
	private const SHOWN_BRACKET = "\xe2\x80\xb9";

	/**
	 * @param bool $is_prose Whether an escaped `<` is intended as text.
	 * @return string[] Distinct variants.
	 */
	public static function variants( string $text, bool $is_prose = false ): array {
		$decoded  = self::decoded( $text, $is_prose );
		$plain    = self::in_ascii( $decoded );
		$variants = array( $plain );

		if ( false !== strpos( $decoded, "\0" ) ) {
			$variants[] = $decoded;
		}

		// On a PCRE error, decoding fails too, and the request is refused.
		if ( false !== strpos( $plain, '/*' ) || 0 !== preg_match( '/(?:#|--)[^\n]*\n/', $plain ) ) {
			$variants[] = self::without_comments( $plain, ' ' );
			$variants[] = self::without_comments( $plain, '' );
		}
		if ( false !== strpbrk( $plain, ';|&`$' ) || 0 !== preg_match( '/[\'"]\s*\.\s*[\'"]/', $plain ) ) {
			$variants[] = self::as_shell( $plain );
		}

		if ( 0 === strncmp( ltrim( $plain ), 'YTo', 3 ) ) {
			// A serialized array, which may contain objects.
			$variants[] = (string) base64_decode( $plain ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only searched.
		}

		return array_values( array_unique( $variants ) );
	}

	/** @param bool $is_prose Whether an escaped `<` is intended as text. */
	private static function decoded( string $text, bool $is_prose ): string {
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$before = $text;
			if ( false !== strpos( $text, '%' ) ) {
				$text = rawurldecode( self::unescaped( '/%u([0-9a-f]{4})/i', $text ) );
			}
			if ( false !== strpos( $text, '&' ) ) {
				$text = self::without_entities( $text, $is_prose );
			}
			if ( false !== strpos( $text, '\\' ) ) {
				$text = self::unescaped( '/\\\\(?:x|u00|u\{0*)([0-9a-f]{2})\}?/i', str_replace( array( '\\/', '\\r\\n' ), array( '/', "\r\n" ), $text ) );
			}
			if ( $text === $before ) {
				break;
			}
		}

		return $text;
	}

	/** @param string $pattern The first group contains the digits. */
	private static function unescaped( string $pattern, string $text ): string {
		return self::called( $pattern, static fn( array $found ): string => self::character( (int) hexdec( $found[1] ) ), $text );
	}

	private static function character( int $code ): string {
		return $code < 128 ? chr( $code ) : html_entity_decode( "&#$code;", ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Also decodes entities without a semicolon.
	 *
	 * @param bool $is_prose Whether an escaped `<` stays escaped.
	 */
	private static function without_entities( string $text, bool $is_prose ): string {
		if ( $is_prose ) {
			$text = self::replaced( '/&(?:amp;)*(?:lt|#0*60|#x0*3c);?/i', self::SHOWN_BRACKET, $text );
		}

		return self::called(
			'/&(?:#x0*([0-9a-f]{1,5})|#0*([0-9]{1,6})|(' . implode( '|', array_keys( self::ENTITIES ) ) . '))(?:;|(?![a-z0-9]))/i',
			static function ( array $found ): string {
				if ( isset( $found[3] ) ) {
					return self::ENTITIES[ strtolower( $found[3] ) ];
				}
				return self::character( isset( $found[2] ) ? (int) $found[2] : (int) hexdec( $found[1] ) );
			},
			self::replaced( '/&((?:lt|gt|quot|amp))(?=[a-z])/i', '&$1;', $text )
		);
	}

	/** Replaces overlong UTF-8, full-width letters and unusual spaces. */
	private static function in_ascii( string $text ): string {
		if ( 0 === preg_match( '/[\x00\x0b\x0c\x80-\xff]/', $text ) ) {
			return $text;
		}

		$text = self::called(
			'/[\xc0\xc1]([\x80-\xbf])|\xe0[\x80\x81]([\x80-\xbf])|\xf0\x80[\x80\x81]([\x80-\xbf])|\xef([\xbc\xbd])([\x80-\xbf])/',
			static function ( array $found ): string {
				if ( isset( $found[5] ) ) {
					$code = ( "\xbc" === $found[4] ? 0x20 : 0x60 ) + ( ord( $found[5] ) & 0x3f );
					return $code > 0x20 && $code < 0x7f ? chr( $code ) : $found[0];
				}
				$high = ord( $found[0][ strlen( $found[0] ) - 2 ] ) & 1;
				return chr( $high << 6 | ( ord( substr( $found[0], -1 ) ) & 0x3f ) );
			},
			$text
		);
		$text = str_replace( array( "\x00", "\x0b", "\x0c", "\xc2\xa0", "\xe2\x88\x95", "\xe2\x88\x96" ), array( '', ' ', ' ', ' ', '/', '\\' ), $text );

		return self::replaced( '/(?<![\x80-\xff])\xa0/', ' ', $text );
	}

	/** As a database reads it: executable comments count, other comments are spaces. */
	private static function without_comments( string $text, string $space ): string {
		return self::replaced(
			array( '#/\*M?!\d{0,6}(.*?)\*/#s', '#/\*M?!\d{0,6}#', '#/\*.*?\*/#s', '/(?:\#|--)[^\n]*\n/' ),
			array( $space . '$1' . $space, $space, $space, ' ' ),
			$text
		);
	}

	/** As a shell or PHP reads it: without quotes, backslashes and concatenation within words. */
	private static function as_shell( string $text ): string {
		return self::replaced(
			array( '/\\\\\r?\n/', '/\$(?:IFS\$?\d?|\{IFS[^}]{0,10}\})/', '/\'\'|""|\$@|\\\\(?=[a-z])/i', '/([\'"])\s*\.\s*\1/', '/\{([\w.-]+),([^{}\s]{1,200})\}/' ),
			array( '', ' ', '', '', '$1 $2' ),
			$text
		);
	}

	/**
	 * @param string|string[] $patterns
	 * @param string|string[] $replacements
	 * @throws Undecodable_Text When PCRE fails.
	 */
	private static function replaced( $patterns, $replacements, string $text ): string {
		return Undecodable_Text::unless_read( preg_replace( $patterns, $replacements, $text ) );
	}

	/** @throws Undecodable_Text When PCRE fails. */
	private static function called( string $pattern, callable $callback, string $text ): string {
		return Undecodable_Text::unless_read( preg_replace_callback( $pattern, $callback, $text ) );
	}
}
