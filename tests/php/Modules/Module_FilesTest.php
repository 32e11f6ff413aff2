<?php
/**
 * Tests the tables that are generated from the modules' headers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Tools\Module_Files;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__, 3 ) . '/tools/module-files.php';

final class Module_FilesTest extends TestCase {

	public function files(): array {
		$rows = array();
		foreach ( Module_Files::all() as $file => $contents ) {
			$rows[ $file ] = array( $file, $contents );
		}

		return $rows;
	}

	/** @dataProvider files */
	public function test_the_generated_tables_are_up_to_date( string $file, string $contents ): void {
		$this->assertStringEqualsFile( dirname( __DIR__, 3 ) . '/' . $file, $contents, 'Run npm run docs:tables.' );
	}
}
