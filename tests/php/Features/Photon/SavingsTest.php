<?php
/**
 * Tests of what the copies of images save.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Copies;
use Jetpack_Dashboard\Features\Photon\Savings;
use PHPUnit\Framework\TestCase;

final class SavingsTest extends TestCase {

	private const VERSION = '0123abcd';

	private Copies $copies;

	protected function setUp(): void {
		$this->copies = new Copies( sys_get_temp_dir() . '/savings-' . bin2hex( random_bytes( 6 ) ) );
	}

	protected function tearDown(): void {
		$items = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->copies->folder(), \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $items as $item ) {
			$item->isDir() ? rmdir( $item->getPathname() ) : unlink( $item->getPathname() );
		}
		rmdir( $this->copies->folder() );
	}

	/**
	 * Adds an image with copies.
	 *
	 * @param array<string, int> $files Bytes by width and extension.
	 */
	private function add( string $path, int $width, int $bytes, array $files ): void {
		$this->copies->prepare( $path );
		foreach ( $files as $name => $size ) {
			file_put_contents( $this->copies->folder_of( $path ) . '/' . self::VERSION . "-$name", str_repeat( 'x', $size ) );
		}
		$this->copies->complete( $path, self::VERSION, $width, array_values( array_unique( array_map( 'intval', array_keys( $files ) ) ) ), $bytes );
	}

	public function test_an_image_counts_once_with_its_copy_for_phones(): void {
		$this->add(
			'a.jpg',
			2000,
			1000,
			array(
				'320.avif'  => 10,
				'800.avif'  => 100,
				'800.webp'  => 200,
				'1440.avif' => 400,
			)
		);
		$expected = array(
			'images'    => 1,
			'served'    => 100,
			'originals' => 1000,
		);
		$this->assertSame( $expected, Savings::of( $this->copies ) );

		$this->add( 'small.png', 300, 90, array( '300.webp' => 30 ) );
		$expected = array(
			'images'    => 2,
			'served'    => 130,
			'originals' => 1090,
		);
		$this->assertSame( $expected, Savings::of( $this->copies ) );

		// Evicted.
		$this->copies->forget( 'a.jpg' );
		$expected = array(
			'images'    => 1,
			'served'    => 30,
			'originals' => 90,
		);
		$this->assertSame( $expected, Savings::of( $this->copies ) );
	}

	public function test_an_image_without_a_copy_that_is_wide_enough_saves_nothing(): void {
		$this->add( 'a.jpg', 900, 500, array( '320.webp' => 10 ) );
		$expected = array(
			'images'    => 1,
			'served'    => 500,
			'originals' => 500,
		);
		$this->assertSame( $expected, Savings::of( $this->copies ) );
	}

	public function test_images_without_copies_do_not_count(): void {
		$this->add( 'moving.png', 0, 500, array() );
		$expected = array(
			'images'    => 0,
			'served'    => 0,
			'originals' => 0,
		);
		$this->assertSame( $expected, Savings::of( $this->copies ) );
	}
}
