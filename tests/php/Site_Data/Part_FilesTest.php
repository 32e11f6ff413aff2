<?php
/**
 * Tests the tables that are generated from the declarations of the provider's data.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Tools\Part_Files;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__, 3 ) . '/tools/part-files.php';

final class Part_FilesTest extends TestCase {

	public function files(): array {
		$rows = array();
		foreach ( Part_Files::all() as $file => $contents ) {
			$rows[ $file ] = array( $file, $contents );
		}

		return $rows;
	}

	/** @dataProvider files */
	public function test_the_generated_tables_are_up_to_date( string $file, string $contents ): void {
		$this->assertStringEqualsFile( dirname( __DIR__, 3 ) . '/' . $file, $contents, 'Run npm run docs:tables.' );
	}
}
