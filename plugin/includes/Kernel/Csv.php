<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Writes CSV (RFC 4180, UTF-8). Escapes cells that spreadsheets would run as a formula. */
final class Csv {

	/**
	 * @param array<int, string|int> $cells
	 * @return string With a line break.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/** @param string|int $cell */
	private static function cell( $cell ): string {
		if ( is_int( $cell ) ) {
			return (string) $cell;
		}

		// Characters that start a formula, after optional whitespace; full-width, too. Invalid UTF-8 is escaped always.
		$is_formula = 0 !== preg_match( '/^[\s\x{00}-\x{1f}]*[=+\-@|%＝＋－＠]/u', $cell ) || 1 === preg_match( '/^[\t\r\n]/', $cell );
		$is_date    = 1 === preg_match( '/\A\d{4}-\d\d-\d\d\z/', $cell );

		return '"' . str_replace( '"', '""', ( $is_formula && ! $is_date ? "'" : '' ) . $cell ) . '"';
	}
}
