<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Texts and attributes of XML, as a parser passes them on. Without regular expressions on texts, whose length has no limit. */
final class Xml_Texts {

	/** Shorter ones can't contain an attack. */
	private const MINIMUM = 3;

	/** Encodings whose ASCII characters are single bytes. */
	private const READABLE = '/^(?:utf-?8|(?:us-)?ascii|iso-?8859-\d{1,2}|latin\d|windows-\d{3,4}|cp\d{3,4}|koi8-[ru]|gb2312|gbk|gb18030|big5|shift_jis|euc-(?:jp|kr|cn|tw))$/Di';

	/** Starts of markup that isn't an element, and how each ends. CDATA sections are text. */
	private const MARKUP = array(
		'<!--'      => '-->',
		'<?'        => '?>',
		'<![CDATA[' => ']]>',
	);

	/** Byte order marks, and starts of XML without one. */
	private const WIDE = array(
		"\xff\xfe\0\0" => 'UTF-32LE',
		"\0\0\xfe\xff" => 'UTF-32BE',
		"<\0\0\0"      => 'UTF-32LE',
		"\0\0\0<"      => 'UTF-32BE',
		"\xff\xfe"     => 'UTF-16LE',
		"\xfe\xff"     => 'UTF-16BE',
		"<\0"          => 'UTF-16LE',
		"\0<"          => 'UTF-16BE',
	);

	/**
	 * Comments, processing instructions and CDATA sections don't separate texts.
	 *
	 * @return string[]
	 */
	public static function of( string $xml ): array {
		$texts  = array();
		$text   = '';
		$length = strlen( $xml );
		$at     = 0;
		while ( $at < $length ) {
			$bracket = strpos( $xml, '<', $at );
			$bracket = false === $bracket ? $length : $bracket;
			$text   .= self::decoded( substr( $xml, $at, $bracket - $at ) );
			$at      = $bracket;
			$start   = self::markup_at( $xml, $at );
			if ( '' !== $start ) {
				$at += strlen( $start );
				$end = strpos( $xml, self::MARKUP[ $start ], $at );
				if ( '<![CDATA[' === $start || false === $end ) {
					// The rest of an unterminated one is text for lenient readers.
					$text .= substr( $xml, $at, ( false === $end ? $length : $end ) - $at );
				}
				$at = false === $end ? $length : $end + strlen( self::MARKUP[ $start ] );
				continue;
			}

			array_push( $texts, $text, ...self::attributes( $xml, $at ) );
			$text = '';
		}
		$texts[] = $text;

		return array_values( array_filter( $texts, static fn( string $one ): bool => strlen( $one ) >= self::MINIMUM ) );
	}

	/**
	 * Decoded texts of XML-RPC's `base64` elements.
	 *
	 * @return string[]
	 */
	public static function in_base64( string $xml ): array {
		$texts = array();
		$at    = 0;
		while ( false !== ( $start = strpos( $xml, '<base64', $at ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition, Generic.CodeAnalysis.AssignmentInCondition
			$at      = $start + 1;
			$end     = strpos( $xml, '</base64', $at );
			$element = substr( $xml, $start, ( false === $end ? strlen( $xml ) : $end ) - $start );
			$texts[] = (string) base64_decode( implode( '', self::of( $element ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only searched.
			$at      = false === $end ? strlen( $xml ) : $end;
		}

		return array_values( array_filter( $texts ) );
	}

	/** Whether it is XML in UTF-16 or UTF-32. */
	public static function is_wide( string $text ): bool {
		return '' !== self::wide_encoding( $text );
	}

	/** Converts XML in UTF-16 or UTF-32. */
	public static function in_utf8( string $text ): string {
		$encoding = self::wide_encoding( $text );
		if ( '' === $encoding ) {
			return $text;
		}

		// Without the extension, at least the ASCII characters.
		return function_exists( 'mb_convert_encoding' ) ? (string) mb_convert_encoding( $text, 'UTF-8', $encoding ) : str_replace( array( "\xff\xfe", "\xfe\xff", "\0" ), '', $text );
	}

	/** Whether its ASCII characters are single bytes. */
	public static function is_encoding_readable( string $xml ): bool {
		$start = substr( $xml, 0, 1024 );
		$at    = strpos( $start, '<?xml' );
		if ( false === $at ) {
			return true;
		}
		$declaration = (string) strstr( substr( $start, $at ) . '?>', '?>', true );
		$encoding    = stristr( $declaration, 'encoding' );
		if ( false === $encoding ) {
			return true;
		}
		$name = ltrim( substr( $encoding, strlen( 'encoding' ) ), "= \t\r\n\"'" );
		$name = substr( $name, 0, strcspn( $name, "\"' \t\r\n" ) );

		// UTF-16 has been converted.
		return 0 === stripos( $name, 'utf-16' ) || 0 === stripos( $name, 'utf-32' ) || 1 === preg_match( self::READABLE, $name );
	}

	/** The start of a comment, processing instruction or CDATA section; '' for an element or the end. */
	private static function markup_at( string $xml, int $at ): string {
		$next = substr( $xml, $at, strlen( '<![CDATA[' ) );
		foreach ( array_keys( self::MARKUP ) as $start ) {
			if ( 0 === strpos( $next, $start ) ) {
				return $start;
			}
		}

		return '';
	}

	/**
	 * The values of a tag's attributes.
	 *
	 * @param int $at Start of the tag; is set to its end.
	 * @return string[]
	 */
	private static function attributes( string $xml, int &$at ): array {
		$values = array();
		$length = strlen( $xml );
		while ( $at < $length ) {
			$at += strcspn( $xml, '>"\'', $at );
			if ( $at >= $length || '>' === $xml[ $at ] ) {
				++$at;
				break;
			}
			$end      = strpos( $xml, $xml[ $at ], $at + 1 );
			$end      = false === $end ? $length : $end;
			$values[] = self::decoded( substr( $xml, $at + 1, $end - $at - 1 ) );
			$at       = $end + 1;
		}

		return $values;
	}

	private static function decoded( string $text ): string {
		return false === strpos( $text, '&' ) ? $text : html_entity_decode( $text, ENT_QUOTES | ENT_XML1, 'UTF-8' );
	}

	/** '' unless it is wide. */
	private static function wide_encoding( string $text ): string {
		foreach ( self::WIDE as $start => $encoding ) {
			if ( 0 === strpos( $text, $start ) ) {
				return $encoding;
			}
		}

		return '';
	}
}
