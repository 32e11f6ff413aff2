<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Parts of a multipart body that PHP doesn't parse, because the method isn't POST. */
final class Multipart_Body {

	/** Bytes of the line that separates parts. */
	private const LINE_BYTES = 200;

	/** Bytes of the headers of a part. */
	private const HEAD_BYTES = 8192;

	/** A parameter of a header; %s is its name. */
	private const PARAMETER = '/(?<![\w-])%s\s{0,9}=\s{0,9}(?:"((?:[^"\\\\]|\\\\.)*+)"|([^\s;,"]++))/is';

	/** The line between parts; '' if it isn't multipart. */
	private string $delimiter = '';

	/**
	 * @param string $type  Content-Type header.
	 * @param string $start First bytes of the body.
	 */
	public function __construct( string $type, string $start ) {
		$line = substr( $start, 0, strcspn( $start, "\r\n" ) );
		if ( 0 === strpos( $line, '--' ) && strlen( $line ) > 2 && strlen( $line ) <= self::LINE_BYTES && false !== stripos( $start, "\ncontent-disposition:" ) ) {
			$this->delimiter = $line;
			return;
		}
		$boundary = 0 === stripos( ltrim( $type ), 'multipart/' ) ? self::parameters( $type, 'boundary' )[0] ?? '' : '';
		if ( '' !== $boundary && false !== strpos( $start, "--$boundary" ) ) {
			$this->delimiter = "--$boundary";
		}
	}

	public function is_multipart(): bool {
		return '' !== $this->delimiter;
	}

	/** @return bool Whether all of it was understood and added. */
	public function add_to( Request_Texts $texts, string $body ): bool {
		if ( '' === $this->delimiter ) {
			return false;
		}

		$parts    = explode( $this->delimiter, $body );
		$is_clear = '' === $parts[0];
		foreach ( array_slice( $parts, 1 ) as $part ) {
			// After the last part.
			if ( 0 === strpos( $part, '--' ) ) {
				$is_clear = $is_clear && '' === trim( substr( $part, 2 ) );
				continue;
			}
			$is_clear = self::add_part( $texts, $part ) && $is_clear;
		}

		return $is_clear;
	}

	private static function add_part( Request_Texts $texts, string $part ): bool {
		$part  = 0 === strpos( $part, "\r\n" ) ? substr( $part, 2 ) : ltrim( $part, "\n" );
		$end   = strpos( $part, "\r\n\r\n" );
		$end   = false === $end ? strpos( $part, "\n\n" ) : $end;
		$head  = substr( $part, 0, (int) $end );
		$names = self::parameters( $head, 'name' );
		if ( ! $names || strlen( $head ) > self::HEAD_BYTES ) {
			return false;
		}

		$files   = array_merge( self::parameters( $head, 'filename' ), self::parameters( $head, 'filename\*' ) );
		$content = preg_replace( '/^(?:\r?\n){2}|\r?\n$/D', '', substr( $part, (int) $end ) ) ?? $part;
		foreach ( array_unique( array( $content, self::transferred( $head, $content ) ) ) as $one ) {
			foreach ( $files as $file ) {
				$texts->add_file( $file, $one );
			}
			foreach ( $names as $name ) {
				self::add_field( $texts, $name, $files ? '' : $one );
			}
		}

		return true;
	}

	/** Adds a field under its own name, and under those that PHP would give it: `a[b]` contains a `b`. */
	private static function add_field( Request_Texts $texts, string $name, string $text ): void {
		$texts->add( 'name', $name );
		parse_str( http_build_query( array( $name => $text ) ), $fields );
		$texts->add_all( $fields ? $fields : array( $text ), true );
	}

	/** Decodes what some readers decode. */
	private static function transferred( string $head, string $content ): string {
		if ( false === stripos( $head, 'content-transfer-encoding' ) ) {
			return $content;
		}

		return false !== stripos( $head, 'base64' ) ? (string) base64_decode( $content ) : quoted_printable_decode( $content ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only searched.
	}

	/** @return string[] The values of a parameter. */
	private static function parameters( string $head, string $name ): array {
		// An error counts as none, and the body is then checked as a whole.
		if ( ! preg_match_all( sprintf( self::PARAMETER, $name ), substr( $head, 0, self::HEAD_BYTES ), $found, PREG_SET_ORDER ) ) {
			return array();
		}

		return array_map( static fn( array $one ): string => $one[2] ?? $one[1], $found );
	}
}
