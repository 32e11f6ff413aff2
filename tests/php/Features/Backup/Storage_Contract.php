<?php
/**
 * What every storage must do.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Backup;

use Jetpack_Dashboard\Features\Backup\Storage\Object_Key;
use Jetpack_Dashboard\Features\Backup\Storage\Storage;
use Jetpack_Dashboard\Features\Backup\Storage\Storage_Error;
use Jetpack_Dashboard\Kernel\Local_Folder;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../../../../plugin/includes/Autoloader.php';

/** Tests of a storage, run for each. */
abstract class Storage_Contract extends TestCase {

	/** @var string A folder that is deleted after the test. */
	protected string $folder;

	abstract protected function storage(): Storage;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/storage-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		Local_Folder::remove( $this->folder );
	}

	protected function file( string $text ): string {
		$file = $this->folder . '/local-' . bin2hex( random_bytes( 4 ) );
		file_put_contents( $file, $text );

		return $file;
	}

	protected function put( Storage $storage, string $key, string $text ): void {
		$storage->write( $key, $this->file( $text ) );
	}

	protected function get( Storage $storage, string $key ): string {
		$storage->read( $key, "$this->folder/read" );

		return (string) file_get_contents( "$this->folder/read" );
	}

	/** The reason of the error that a call throws. */
	protected function reason( callable $call ): string {
		try {
			$call();
		} catch ( Storage_Error $error ) {
			return $error->reason;
		}

		return 'none';
	}

	public function test_reads_what_was_written(): void {
		$storage = $this->storage();
		foreach ( array( '', 'text', random_bytes( 300000 ), str_repeat( 'a', 65536 ), str_repeat( 'b', 131072 ) ) as $index => $text ) {
			$this->put( $storage, "objects/ab/$index", $text );

			$this->assertSame( $text, $this->get( $storage, "objects/ab/$index" ) );
			$this->assertGreaterThanOrEqual( strlen( $text ), $storage->size( "objects/ab/$index" ) );
		}
	}

	public function test_replaces(): void {
		$storage = $this->storage();
		$this->put( $storage, 'backups/1.json', 'a long first text' );
		$this->put( $storage, 'backups/1.json', 'second' );

		$this->assertSame( 'second', $this->get( $storage, 'backups/1.json' ) );
		$this->assertSame( array( 'backups/1.json' ), $storage->keys( 'backups/' ) );
	}

	public function test_missing_objects(): void {
		$storage = $this->storage();

		$this->assertNull( $storage->size( 'objects/none' ) );
		$this->assertSame( array(), $storage->keys( '' ) );
		$storage->delete( 'objects/none' );
		$this->put( $storage, 'objects/one', '1' );
		$this->assertNull( $storage->size( 'objects/none' ) );
		$this->assertNull( $storage->size( 'objects' ) );
		$this->assertSame( Storage_Error::MISSING, $this->reason( fn() => $storage->read( 'objects/none', "$this->folder/read" ) ) );
		$this->assertFileDoesNotExist( "$this->folder/read" );
	}

	public function test_deletes(): void {
		$storage = $this->storage();
		$this->put( $storage, 'a/one', '1' );
		$this->put( $storage, 'a/two', '2' );
		$storage->delete( 'a/one' );

		$this->assertSame( array( 'a/two' ), $storage->keys( '' ) );
		$this->assertNull( $storage->size( 'a/one' ) );
	}

	/** @dataProvider bad_keys */
	public function test_refuses_keys_that_lead_elsewhere( string $key ): void {
		$storage = $this->storage();
		$file    = $this->file( 'x' );
		$this->assertFalse( Object_Key::is_valid( $key ) );

		foreach ( array( fn() => $storage->write( $key, $file ), fn() => $storage->read( $key, $file ), fn() => $storage->size( $key ), fn() => $storage->delete( $key ) ) as $call ) {
			$this->assertSame( Storage_Error::REFUSED, $this->reason( $call ) );
		}
	}

	/** @return array<int, array{string}> */
	public function bad_keys(): array {
		return array_map( static fn( string $key ): array => array( $key ), array( '', '/a', 'a/', 'a//b', '..', '../a', 'a/../b', 'a/..', 'a/.b', 'a\\b', "a\0b", "a\n", 'a b', 'a%2e', 'ä', 'a/b.new', str_repeat( 'a', 401 ) ) );
	}
}
