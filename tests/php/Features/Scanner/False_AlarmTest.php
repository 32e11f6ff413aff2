<?php
/**
 * Tests that the scanner’s signatures find nothing in the packages that this project installs.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Scanner;

use Jetpack_Dashboard\Features\Scanner\File_Check;
use PHPUnit\Framework\TestCase;

final class False_AlarmTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../../';

	/** @return array<string, array{string, int}> Folder, and how many files of it are read at least. */
	public function folders(): array {
		return array(
			'the packages of Composer' => array( 'vendor', 2500 ),
			'JavaScript of WordPress'  => array( 'node_modules/@wordpress', 3000 ),
			'JavaScript of React'      => array( 'node_modules/react-dom', 20 ),
		);
	}

	/** @dataProvider folders */
	public function test_it_finds_nothing_in( string $folder, int $at_least ): void {
		$found = array();
		$count = 0;
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::ROOT . $folder, \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			if ( $file->isFile() && File_Check::is_read( $file->getFilename(), $file->getPath() ) ) {
				++$count;
				foreach ( File_Check::check_file( $file->getFilename(), (string) file_get_contents( $file->getPathname(), false, null, 0, File_Check::MAX_BYTES ) ) as $code => $excerpt ) {
					$found[ $file->getPathname() ][ $code ] = $excerpt;
				}
			}
		}

		$this->assertSame( array(), $found );
		$this->assertGreaterThan( $at_least, $count );
	}
}
