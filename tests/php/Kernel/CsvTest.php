<?php
/**
 * Tests the CSV export.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel;

use Jetpack_Dashboard\Kernel\Csv;
use PHPUnit\Framework\TestCase;

final class CsvTest extends TestCase {

	/**
	 * Spreadsheets must not run a cell as a formula.
	 *
	 * @dataProvider cells
	 *
	 * @param string|int $cell    What it holds.
	 * @param string     $written What is written.
	 */
	public function test_cell( $cell, string $written ): void {
		$this->assertSame( $written . "\r\n", Csv::row( array( $cell ) ) );
	}

	/**
	 * @return array<string, array{string|int, string}>
	 */
	public function cells(): array {
		return array(
			'a number'               => array( 12, '12' ),
			'a negative number'      => array( -1, '-1' ),
			'text'                   => array( 'Bread', '"Bread"' ),
			'a quote'                => array( 'The "Bread"', '"The ""Bread"""' ),
			'a comma and a line'     => array( "a, b\nc", "\"a, b\nc\"" ),
			'a date'                 => array( '2026-11-21', '"2026-11-21"' ),
			'a formula'              => array( '=1+1', '"\'=1+1"' ),
			'a formula with plus'    => array( '+1+1', '"\'+1+1"' ),
			'a formula with minus'   => array( '-1+1', '"\'-1+1"' ),
			'a formula with at'      => array( '@SUM(A1)', '"\'@SUM(A1)"' ),
			'a pipe'                 => array( '|cmd', '"\'|cmd"' ),
			'blanks before it'       => array( "  \t=1+1", "\"'  \t=1+1\"" ),
			'a tab before text'      => array( "\tBread", "\"'\tBread\"" ),
			'a full-width formula'   => array( '＝1+1', '"\'＝1+1"' ),
			'bytes that are no text' => array( "=1+1\xff", "\"'=1+1\xff\"" ),
		);
	}
}
