<?php
/**
 * Replaces the rows of a table in a page of docs/; the rest of the page is written by hand.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

final class Docs_Table {

	/**
	 * @param string               $page   Path in the repository.
	 * @param string               $header Beginning of the table's first line.
	 * @param array<int, string[]> $rows   Cells.
	 */
	public static function page_with( string $page, string $header, array $rows ): string {
		$lines = array_map( static fn( array $cells ): string => '| ' . implode( ' | ', $cells ) . " |\n", $rows );

		return (string) preg_replace_callback(
			'/(\n' . preg_quote( $header, '/' ) . ' \|.*\n\|[ |-]+\|\n)(?:\|.*\n)*/',
			static fn( array $found ): string => $found[1] . implode( '', $lines ),
			(string) file_get_contents( dirname( __DIR__ ) . '/' . $page ),
			1
		);
	}
}
