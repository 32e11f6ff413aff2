<?php
/**
 * Tests the storage in a folder of the server.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Backup;

use Jetpack_Dashboard\Features\Backup\Storage\Folder_Storage;
use Jetpack_Dashboard\Features\Backup\Storage\Storage;
use Jetpack_Dashboard\Features\Backup\Storage\Storage_Error;

require_once __DIR__ . '/Storage_Contract.php';

final class Folder_StorageTest extends Storage_Contract {

	protected function storage(): Storage {
		return new Folder_Storage( "$this->folder/storage" );
	}

	public function test_lists_in_byte_order_and_pages(): void {
		$storage = $this->storage();
		$keys    = array( 'a', 'b-c', 'b.c', 'b/c', 'b/d/e', 'b0', 'objects/aa/1', 'objects/ab/1', 'objects/ab/2' );
		foreach ( array_reverse( $keys ) as $key ) {
			$this->put( $storage, $key, 'x' );
		}

		$this->assertSame( $keys, $storage->keys( '' ) );
		foreach ( $keys as $index => $key ) {
			$this->assertSame( array_slice( $keys, $index + 1 ), $storage->keys( '', $key ) );
		}
		$this->assertSame( array( 'objects/ab/1', 'objects/ab/2' ), $storage->keys( 'objects/ab' ) );
		$this->assertSame( array( 'objects/ab/2' ), $storage->keys( 'objects/ab/', 'objects/ab/1' ) );
		$this->assertSame( array( 'b-c', 'b.c', 'b/c', 'b/d/e', 'b0' ), $storage->keys( 'b', 'a' ) );
		$this->assertSame( array( 'b/c', 'b/d/e' ), $storage->keys( 'b/' ) );
	}

	public function test_lists_1000_at_once(): void {
		$keys = array();
		for ( $index = 0; $index < 1100; $index++ ) {
			$keys[] = sprintf( 'objects/%02x/%04x', $index % 256, $index );
			@mkdir( "$this->folder/storage/" . dirname( $keys[ $index ] ), 0700, true );
			touch( "$this->folder/storage/$keys[$index]" );
		}
		sort( $keys );
		$first = $this->storage()->keys( 'objects/' );

		$this->assertSame( array_slice( $keys, 0, 1000 ), $first );
		$this->assertSame( array_slice( $keys, 1000 ), $this->storage()->keys( 'objects/', $first[999] ) );
	}

	public function test_follows_no_links(): void {
		$storage = $this->storage();
		$this->put( $storage, 'a/real', 'real' );
		file_put_contents( "$this->folder/secret", 'secret' );
		mkdir( "$this->folder/elsewhere" );
		symlink( "$this->folder/secret", "$this->folder/storage/a/link" );
		symlink( "$this->folder/elsewhere", "$this->folder/storage/b" );

		$this->assertSame( array( 'a/real' ), $storage->keys( '' ) );
		$this->assertNull( $storage->size( 'a/link' ) );
		$this->assertSame( Storage_Error::MISSING, $this->reason( fn() => $storage->read( 'a/link', "$this->folder/read" ) ) );
		$this->assertSame( Storage_Error::REFUSED, $this->reason( fn() => $this->put( $storage, 'b/new', 'x' ) ) );
		$this->assertSame( Storage_Error::REFUSED, $this->reason( fn() => $this->put( $storage, 'a/link', 'x' ) ) );
		$storage->delete( 'a/link' );
		$this->assertSame( array( '.', '..' ), scandir( "$this->folder/elsewhere" ) );
		$this->assertSame( 'secret', file_get_contents( "$this->folder/secret" ) );
	}

	public function test_a_full_disk_leaves_the_old_object_and_no_rest(): void {
		if ( ! file_exists( '/dev/full' ) || 'char' !== filetype( '/dev/full' ) ) {
			$this->markTestSkipped( 'Needs a device that is always full.' );
		}
		$storage = $this->storage();
		$this->put( $storage, 'a', 'old' );

		$this->assertSame( Storage_Error::FULL, $this->reason( fn() => $storage->read( 'a', '/dev/full' ) ) );
		$this->assertSame( 'old', $this->get( $storage, 'a' ) );
		$this->assertSame( array(), array_diff( (array) scandir( "$this->folder/storage/.new" ), array( '.', '..' ) ) );
	}

	public function test_deletes_what_killed_writes_left(): void {
		$storage = $this->storage();
		$this->put( $storage, 'a', '1' );
		touch( "$this->folder/storage/.new/old", time() - 7200 );
		touch( "$this->folder/storage/.new/recent" );
		$this->put( $storage, 'b', '2' );

		$this->assertSame( array( 'a', 'b' ), $storage->keys( '' ) );
		$this->assertFileDoesNotExist( "$this->folder/storage/.new/old" );
		$this->assertFileExists( "$this->folder/storage/.new/recent" );
	}

	public function test_a_missing_local_file_replaces_nothing(): void {
		$storage = $this->storage();
		$this->put( $storage, 'a', 'old' );

		$this->assertSame( Storage_Error::MISSING, $this->reason( fn() => $storage->write( 'a', "$this->folder/none" ) ) );
		$this->assertSame( 'old', $this->get( $storage, 'a' ) );
	}
}
