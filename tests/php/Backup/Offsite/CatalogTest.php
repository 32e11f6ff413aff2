<?php
/**
 * Tests lists of files that are read from a storage.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\File_List;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Offsite\Catalog;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
use Jetpack_Dashboard\Backup\Offsite\Storage;
use PHPUnit\Framework\TestCase;

final class CatalogTest extends TestCase {

	private const ID = '20260101-000000-aaaaaa';

	private string $folder;

	protected function setUp(): void {
		$GLOBALS['test_options'] = array();
		$this->folder            = sys_get_temp_dir() . '/jp-catalog-' . bin2hex( random_bytes( 8 ) );
		mkdir( $this->folder );
		mkdir( "$this->folder/offsite" );
	}

	protected function tearDown(): void {
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $files as $file ) {
			$file->isDir() ? rmdir( (string) $file ) : unlink( (string) $file );
		}
		rmdir( $this->folder );
	}

	/** The backups of a storage with one backup, whose list this is. */
	private function backups( string $list ): Backups {
		$manifest = array(
			'id'      => self::ID,
			'reason'  => 'manual',
			'time'    => 1,
			'prefix'  => 'wp_',
			'address' => 'https://example.com',
			'sqlite'  => false,
			'files'   => 1,
			'skipped' => 0,
			'size'    => 1,
			'stored'  => 1,
			'list'    => hash( 'sha256', $list ),
			'tables'  => array(),
		);
		$storage  = $this->createMock( Storage::class );
		$storage->method( 'get' )->willReturnMap(
			array(
				array( 'backups/' . self::ID . '.list.gz', $list ),
				array( 'backups/' . self::ID . '.json', Manifest::encode( $manifest, null ) ),
			)
		);
		$catalog = new Catalog( new Backups( $this->folder ), new Offsite_Backups( $storage ) );
		$this->assertTrue( $catalog->refresh( array( self::ID ), INF ) );

		return $catalog->backups();
	}

	public function test_keeps_the_list_of_a_site(): void {
		$hash    = str_repeat( 'a', 64 );
		$backups = $this->backups( (string) gzencode( File_List::encode( 'uploads/a.jpg', array( 1, 2, 3 ), array( $hash ) ) ) );

		$this->assertSame( array( $hash ), iterator_to_array( $backups->hashes( self::ID ), false ) );
	}

	/** One of 64 MB could have half a billion. */
	public function test_refuses_a_small_file_with_millions_of_lines(): void {
		$line    = File_List::encode( 'uploads/a.jpg', array( 1, 2, 3 ), null );
		$part    = (string) gzencode( str_repeat( $line, (int) ceil( 1048576 / strlen( $line ) ) ) );
		$backups = $this->backups( str_repeat( $part, 513 ) );

		$this->expectException( Backup_Error::class );
		$this->expectExceptionMessage( 'The list of files of the backup is damaged.' );
		iterator_to_array( $backups->hashes( self::ID ), false );
	}
}
