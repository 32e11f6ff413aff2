<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Writes CSV as RFC 4180 has it, in UTF-8. A spreadsheet takes no cell for a formula, whatever a post's title is. */
final class Csv {

	/**
	 * @param array<int, string|int> $cells
	 * @return string With its line's end.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/** @param string|int $cell What it holds. */
	private static function cell( $cell ): string {
		if ( is_int( $cell ) ) {
			return (string) $cell;
		}

		// What a formula begins with, after blanks that a program may skip; in full width, too. What is no UTF-8 can't be told.
		$is_formula = 0 !== preg_match( '/^[\s\x{00}-\x{1f}]*[=+\-@|%＝＋－＠]/u', $cell ) || 1 === preg_match( '/^[\t\r\n]/', $cell );
		$is_date    = 1 === preg_match( '/\A\d{4}-\d\d-\d\d\z/', $cell );

		return '"' . str_replace( '"', '""', ( $is_formula && ! $is_date ? "'" : '' ) . $cell ) . '"';
	}
}
