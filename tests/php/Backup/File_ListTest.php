<?php
/**
 * Tests lines of lists of files, also those of a backup that others have written.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\File_List;
use PHPUnit\Framework\TestCase;

final class File_ListTest extends TestCase {

	public function test_decodes_what_was_encoded(): void {
		$hash = str_repeat( 'a', 64 );
		foreach ( array( array( 'uploads/a.jpg', array( $hash ) ), array( "uploads/..a..\xFF\n.txt", array() ), array( 'uploads/unread.txt', null ), array( 'uploads/unread/', null ) ) as list( $path, $hashes ) ) {
			$entry = array(
				'p' => $path,
				's' => 1,
				'm' => 2,
				'c' => 3,
				'h' => $hashes,
			);
			$this->assertSame( $entry, File_List::decode( File_List::encode( $path, array( 1, 2, 3 ), $hashes ) ) );
		}
	}

	/** @return array<string, array{string, string[]|null}> */
	public static function paths_outside(): array {
		return array(
			'nothing'           => array( '', array() ),
			'root'              => array( '/', null ),
			'full'              => array( '/etc/cron.d/a', array() ),
			'parent'            => array( '../wp-config.php', array() ),
			'parent of another' => array( 'uploads/../../wp-config.php', array() ),
			'only the parent'   => array( '..', array() ),
			'unread parent'     => array( 'uploads/../', null ),
			'not one name'      => array( 'uploads//a.jpg', array() ),
			'folder with file'  => array( 'uploads/', array() ),
			'cut by C'          => array( "uploads/a.php\0.jpg", array() ),
		);
	}

	/**
	 * @param string[]|null $hashes
	 * @dataProvider paths_outside
	 */
	public function test_refuses_paths_outside_of_wp_content( string $path, ?array $hashes ): void {
		$this->expectException( Backup_Error::class );
		$this->expectExceptionMessage( 'The list of files of the backup is damaged.' );
		File_List::decode( File_List::encode( $path, array( 1, 2, 3 ), $hashes ) );
	}
}
