<?php
/**
 * Tests of copying a backup to a storage in slices.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\File_List;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Offsite\Sweep;
use Jetpack_Dashboard\Backup\Offsite\Upload;
use Jetpack_Dashboard\Kernel\Local_Folder;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Folder_Storage.php';

final class UploadTest extends TestCase {

	private const ID = '20260101-000000-abcdef';

	/** A deadline that has passed: a storage may take a whole slice before the first piece is sent. */
	private const AT_ONCE = 0.0;

	private string $folder;
	private Backups $here;
	private Offsite_Backups $there;
	private Offsite_State $state;

	protected function setUp(): void {
		$GLOBALS['test_options'] = array();

		$this->folder = sys_get_temp_dir() . '/upload-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->folder/here", 0777, true );
		$this->here  = new Backups( "$this->folder/here" );
		$this->there = new Offsite_Backups( new Folder_Storage( "$this->folder/there" ) );
		$this->state = Offsite_State::load( "$this->folder/here" );
		$lines       = '';
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			$lines .= File_List::encode( "uploads/$name", array( 1, 1, 1 ), array( $this->here->pieces()->add( $name ) ) );
		}
		file_put_contents( "$this->folder/list", $lines );
		$list = "$this->folder/here/backups/" . self::ID . '.list.gz';
		File_List::pack( "$this->folder/list", $list );
		$manifest = array_fill_keys( array( 'time', 'files', 'skipped', 'size', 'stored' ), 1 ) + array(
			'id'      => self::ID,
			'reason'  => 'manual',
			'prefix'  => 'wp_',
			'address' => 'http://example.org',
			'sqlite'  => false,
			'list'    => hash_file( 'sha256', $list ),
			'tables'  => array(),
		);
		file_put_contents( "$this->folder/here/backups/" . self::ID . '.json', Manifest::encode( $manifest, null ) );
	}

	protected function tearDown(): void {
		Local_Folder::remove( $this->folder );
	}

	/** @param callable(): bool $slice */
	private static function slices( callable $slice ): int {
		for ( $count = 1; $count < 100 && ! $slice(); $count++ ) {
			continue;
		}

		return $count;
	}

	/** @return list<string> */
	private function hashes_there(): array {
		return array_merge( ...array_map( fn( int $list ): array => array_keys( $this->there->pieces( $list ) ), range( 0, Offsite_Backups::LISTS - 1 ) ) );
	}

	public function test_each_slice_does_something_even_if_it_has_no_time(): void {
		// Each reads a list, and the last of both rounds also sends pieces or publishes. Then nothing is left.
		$this->assertSame( 2 * Offsite_Backups::LISTS + 1, self::slices( fn(): bool => ( new Upload( $this->here, $this->there, $this->state ) )->run( self::AT_ONCE ) ) );
		$this->assertSame( array( self::ID ), $this->there->ids() );
		$this->assertEqualsCanonicalizing( iterator_to_array( $this->here->hashes( self::ID ), false ), $this->hashes_there() );

		$this->there->put_piece( str_repeat( 'f', 64 ), 'garbage' );
		$this->state->has_garbage = true;
		$this->assertSame( Offsite_Backups::LISTS, self::slices( fn(): bool => ( new Sweep( $this->here, $this->there, $this->state ) )->run( self::AT_ONCE ) ) );
		$this->assertEqualsCanonicalizing( iterator_to_array( $this->here->hashes( self::ID ), false ), $this->hashes_there() );
	}
}
