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
			'blanks before it'       => array( '  =1+1', '"\'  =1+1"' ),
			'a separator before it'  => array( "  \t=1+1", "\"'  \t'=1+1\"" ),
			'a formula later'        => array( 'Bread;=1+1', '"Bread;\'=1+1"' ),
			'two formulas later'     => array( "a; @SUM(A1)\n-cmd|' /C'!A0", "\"a; '@SUM(A1)\n'-cmd|' /C'!A0\"" ),
			'a formula after a CR'   => array( "Bread\r\t＝1+1", "\"Bread\r\t'＝1+1\"" ),
			'bytes before a formula' => array( "\xff;=1+1", "\"\xff;'=1+1\"" ),
			'numbers later'          => array( "Cold; -5\n+49 (30) 12-34", "\"Cold; -5\n+49 (30) 12-34\"" ),
			'signs within a text'    => array( 'one-way = 2+2; a@b.c', '"one-way = 2+2; a@b.c"' ),
			'a tab before text'      => array( "\tBread", "\"'\tBread\"" ),
			'a full-width formula'   => array( '＝1+1', '"\'＝1+1"' ),
			'bytes that are no text' => array( "=1+1\xff", "\"'=1+1\xff\"" ),
		);
	}
}
