<?php
/**
 * Tests of bringing a backup back from a storage in slices.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Disk_Full;
use Jetpack_Dashboard\Backup\File_List;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Offsite\Fetch;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Pieces;
use Jetpack_Dashboard\Kernel\Local_Folder;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../disk-space.php';
require_once __DIR__ . '/Folder_Storage.php';

final class FetchTest extends TestCase {

	private const ID = '20260101-000000-abcdef';

	private const MB = 1048576;

	/** More than are counted between two looks at the clock. */
	private const FILES = 2100;

	/** Bytes of each file, and on the disk. */
	private const BYTES = 5000;
	private const BLOCK = 8192;

	private const DATABASE = 6 * self::MB;

	/** A deadline that has passed, so that each slice does as little as it can. */
	private const AT_ONCE = 0.0;

	private string $folder;
	private Backups $here;
	private Offsite_State $state;

	/** @var list<string> Hashes of the pieces of the backup at the storage: of its files, then of its table. */
	private array $hashes;

	protected function setUp(): void {
		$GLOBALS['test_options']    = array();
		$GLOBALS['test_free_space'] = null;

		$this->folder = sys_get_temp_dir() . '/fetch-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->folder/here", 0777, true );
		mkdir( "$this->folder/there" );
		$this->here          = new Backups( "$this->folder/here" );
		$this->state         = Offsite_State::load( "$this->folder/here" );
		$this->state->wanted = self::ID;
		$this->state->ids    = array( self::ID );
		$this->write_backup( new Backups( "$this->folder/there" ) );
	}

	protected function tearDown(): void {
		$GLOBALS['test_free_space'] = null;
		Local_Folder::remove( $this->folder );
	}

	/** Its files have the same two pieces in turn. */
	private function write_backup( Backups $there ): void {
		foreach ( array( 'a', 'b', 'c', 'd' ) as $letter ) {
			$this->hashes[] = $there->pieces()->add( str_repeat( $letter, self::BYTES ) );
		}
		$lines = '';
		for ( $n = 0; $n < self::FILES; $n++ ) {
			$lines .= File_List::encode( sprintf( 'uploads/%05d.jpg', $n ), array( self::BYTES, 1, 1 ), array( $this->hashes[ $n % 2 ] ) );
		}
		file_put_contents( "$this->folder/list", $lines );
		$list = "$this->folder/there/backups/" . self::ID . '.list.gz';
		File_List::pack( "$this->folder/list", $list );
		$manifest = array(
			'id'       => self::ID,
			'reason'   => 'manual',
			'time'     => 1,
			'prefix'   => 'wp_',
			'address'  => 'http://example.org',
			'sqlite'   => false,
			'files'    => self::FILES,
			'skipped'  => 0,
			'size'     => self::FILES * self::BYTES,
			'stored'   => 0,
			'database' => self::DATABASE,
			'list'     => hash_file( 'sha256', $list ),
			'tables'   => array(
				array(
					'name'   => 'wp_posts',
					'create' => '',
					'rows'   => 2,
					'pieces' => array( $this->hashes[2], $this->hashes[3] ),
				),
			),
		);
		file_put_contents( "$this->folder/there/backups/" . self::ID . '.json', Manifest::encode( $manifest, null ) );
	}

	private function slice(): bool {
		return ( new Fetch( $this->here, new Offsite_Backups( new Folder_Storage( "$this->folder/there" ) ), $this->state ) )->run( self::AT_ONCE );
	}

	private function slices(): void {
		for ( $slice = 0; $slice < 9 && ! $this->slice(); $slice++ ) {
			$this->assertFalse( $this->state->has_space );
		}
	}

	private function set_free( int $bytes ): void {
		$GLOBALS['test_free_space'] = (float) ( Pieces::RESERVE + $bytes );
	}

	public function test_the_space_is_estimated_in_slices_before_anything_is_stored(): void {
		$needed = self::FILES * self::BLOCK + intdiv( self::DATABASE, 2 );
		$this->set_free( $needed );

		$this->assertFalse( $this->slice() );
		$this->assertSame( array( 1000, 1000 * self::BLOCK, false ), array( $this->state->counted, $this->state->needed, $this->state->has_space ) );
		$this->assertFalse( $this->slice() );
		$this->assertSame( array( 2000, 2000 * self::BLOCK, false ), array( $this->state->counted, $this->state->needed, $this->state->has_space ) );
		$this->assertSame( 0, $this->here->pieces()->count() );

		$this->assertTrue( $this->slice() );
		$this->assertSame( array( self::FILES + 2, $needed, true ), array( $this->state->counted, $this->state->needed, $this->state->has_space ) );
		$this->assertSame( 4, $this->state->received );
		$this->assertSame( array( self::ID ), $this->here->ids() );
		$this->assertSame( $this->hashes, array_values( array_unique( iterator_to_array( $this->here->hashes( self::ID ), false ) ) ) );
	}

	public function test_nothing_is_stored_if_there_is_too_little_space(): void {
		$this->set_free( self::FILES * self::BLOCK + intdiv( self::DATABASE, 2 ) - 1 );
		try {
			$this->slices();
			$this->fail( 'It was not refused.' );
		} catch ( Disk_Full $error ) {
			$this->assertStringContainsString( 'so nothing was stored: the backup needs about 19 MB, and 19 MB can be used', $error->getMessage() );
		}
		$this->assertSame( 0, $this->here->pieces()->count() );
		$this->assertSame( array(), $this->here->ids() );
	}

	public function test_pieces_that_are_here_need_no_space(): void {
		$this->here->pieces()->add( str_repeat( 'a', self::BYTES ) );
		$this->here->pieces()->add( str_repeat( 'c', self::BYTES ) );
		$this->slices();
		$this->assertSame( intdiv( self::FILES, 2 ) * self::BLOCK + intdiv( self::DATABASE, 4 ), $this->state->needed );
	}

	public function test_each_request_for_a_backup_is_estimated(): void {
		$this->slice();
		Offsite_State::request( "$this->folder/here", self::ID );
		$this->state->accept();
		$this->assertSame( array( 0, 0, false ), array( $this->state->counted, $this->state->needed, $this->state->has_space ) );
	}
}
