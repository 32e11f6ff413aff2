<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

defined( 'ABSPATH' ) || exit;

/** Reads the `Range` header (RFC 9110, section 14). */
final class Byte_Range {

	/**
	 * @param int $size Bytes of the file.
	 * @return int[]|null First and last byte. Empty if the file has none of them. Null if the header is missing or invalid or has several
	 *                    ranges: the whole file is sent then, as the RFC allows.
	 */
	public static function parse( string $header, int $size ): ?array {
		if ( ! preg_match( '/^\s*bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})\s*$/iD', $header, $found ) || ( '' === $found[1] && '' === $found[2] ) ) {
			return null;
		}

		if ( '' === $found[1] ) {
			$length = min( (int) $found[2], $size );

			return $length > 0 ? array( $size - $length, $size - 1 ) : array();
		}

		$first = (int) $found[1];
		$last  = '' === $found[2] ? $size - 1 : min( (int) $found[2], $size - 1 );

		if ( '' !== $found[2] && $first > (int) $found[2] ) {
			return null;
		}

		return $first < $size ? array( $first, $last ) : array();
	}
}
