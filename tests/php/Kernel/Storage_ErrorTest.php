<?php
/**
 * Tests of failed queries.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel;

use Jetpack_Dashboard\Kernel\Storage_Error;
use PHPUnit\Framework\TestCase;

final class Storage_ErrorTest extends TestCase {

	/**
	 * The error code of a failure.
	 *
	 * @dataProvider failures
	 *
	 * @param string $message    The database's message.
	 * @param int    $code       The database's number, 0 for none.
	 * @param bool   $is_busy    Whether trying again may help.
	 * @param bool   $is_missing Whether a table isn't there.
	 */
	public function test_meaning( string $message, int $code, bool $is_busy, bool $is_missing ): void {
		$error = new Storage_Error( $message, $code );

		$this->assertSame( array( $is_busy, $is_missing ), array( $error->is_busy(), $error->is_missing_table() ) );
	}

	/**
	 * @return array<string, array{0: string, 1: int, 2: bool, 3: bool}>
	 */
	public function failures(): array {
		return array(
			'a deadlock'              => array( 'Deadlock found when trying to get lock', 0, true, false ),
			'a deadlock in German'    => array( 'Beim Warten auf eine Sperre wurde eine Verklemmung entdeckt', 1213, true, false ),
			'a statement cut short'   => array( 'Query execution was interrupted', 1317, true, false ),
			'a server that went away' => array( 'MySQL server has gone away', 2006, true, false ),
			'SQLite held by another'  => array( 'database is locked', 0, true, false ),
			'no table in German'      => array( "Tabelle 'wp.x' existiert nicht", 1146, false, true ),
			'no table in SQLite'      => array( 'no such table: wp_x', 0, false, true ),
			'what nothing helps with' => array( 'The table is marked as crashed', 145, false, false ),
		);
	}
}
