<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Writes CSV (RFC 4180, UTF-8). Escapes what spreadsheets would run as a formula, also within a cell: one that expects another separator,
 * as in countries with a decimal comma, splits cells there.
 */
final class Csv {

	/** What starts a formula; full-width, too. */
	private const FORMULA = '(?:[=+\-@|%]|＝|＋|－|＠)';

	/** A negative number or phone number up to the next separator. Harmless. */
	private const NUMBER = '[+\-][\d ().,\/\-]*(?:[;\t\r\n]|\z)';

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

		$is_formula = 1 === preg_match( '/^(?:[\t\r\n]|[\s\x00-\x1f]*' . self::FORMULA . ')/', $cell );
		$cell       = (string) preg_replace( '/[;\t\r\n][\s\x00-\x1f]*\K(?=' . self::FORMULA . ')(?!' . self::NUMBER . ')/', "'", $cell );

		return '"' . str_replace( '"', '""', ( $is_formula ? "'" : '' ) . $cell ) . '"';
	}
}
