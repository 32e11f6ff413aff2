<?php
/**
 * Tests the files that are generated from the settings' declarations.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Tools\Settings_Files;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__, 3 ) . '/tools/settings-files.php';

final class Settings_FilesTest extends TestCase {

	public function files(): array {
		$rows = array();
		foreach ( Settings_Files::all() as $file => $contents ) {
			$rows[ $file ] = array( $file, $contents );
		}

		return $rows;
	}

	/** @dataProvider files */
	public function test_the_generated_files_are_up_to_date( string $file, string $contents ): void {
		$this->assertStringEqualsFile( dirname( __DIR__, 3 ) . '/' . $file, $contents, 'Run npm run docs:tables.' );
	}
}
