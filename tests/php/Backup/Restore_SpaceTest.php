<?php
/**
 * Tests of the free space that a restore needs.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Pieces;
use Jetpack_Dashboard\Backup\Restore_Space;
use PHPUnit\Framework\TestCase;

final class Restore_SpaceTest extends TestCase {

	private const MTIME = 1767225600;

	private string $file;

	protected function setUp(): void {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'space' );
		file_put_contents( $this->file, str_repeat( 'x', 1000 ) );
		touch( $this->file, self::MTIME );
	}

	protected function tearDown(): void {
		unlink( $this->file );
	}

	/** @return array{s: int, m: int} */
	private static function entry( int $size, int $mtime ): array {
		return array(
			's' => $size,
			'm' => $mtime,
		);
	}

	public function test_an_unchanged_file_needs_none(): void {
		$space = new Restore_Space();
		$space->add_file( self::entry( 1000, self::MTIME ), $this->file );
		$this->assertSame( 0, $space->needed() );
	}

	/** @dataProvider changed_files */
	public function test_a_changed_file_is_complete_before_the_current_one_is_deleted( int $size, int $mtime, int $needed ): void {
		$space = new Restore_Space();
		$space->add_file( self::entry( $size, $mtime ), $this->file );
		$this->assertSame( $needed, $space->needed() );
	}

	/** @return array<string, array{int, int, int}> */
	public static function changed_files(): array {
		return array(
			'newer'   => array( 1000, self::MTIME - 1, 1000 ),
			'smaller' => array( 400, self::MTIME, 400 ),
			'larger'  => array( 1500, self::MTIME, 2000 ),
		);
	}

	public function test_a_missing_file_is_added(): void {
		$space = new Restore_Space();
		$space->add_file( self::entry( 1000, self::MTIME ), "$this->file-missing" );
		$space->add_file( self::entry( 300, self::MTIME ), "$this->file-missing-too" );
		$this->assertSame( 1300 + 1000, $space->needed() );
	}

	public function test_tables_are_loaded_beside_the_current_ones(): void {
		$space = new Restore_Space();
		$space->add_table( array( 'a', 'b' ) );
		$this->assertSame( 2 * Pieces::SIZE, $space->needed() );
	}
}
