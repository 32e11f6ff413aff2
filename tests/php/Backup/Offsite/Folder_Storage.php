<?php
/**
 * A storage for tests.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Offsite\Storage;
use Jetpack_Dashboard\Kernel\Local_Folder;

/** Keeps its files in a folder of this server. */
final class Folder_Storage implements Storage {

	private string $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	public function put( string $name, string $bytes ): void {
		wp_mkdir_p( dirname( "$this->folder/$name" ) );
		file_put_contents( "$this->folder/$name", $bytes );
	}

	public function get( string $name ): ?string {
		return is_file( "$this->folder/$name" ) ? (string) file_get_contents( "$this->folder/$name" ) : null;
	}

	public function delete( string $name ): void {
		wp_delete_file( "$this->folder/$name" );
	}

	public function sizes( string ...$folders ): array {
		$sizes = array();
		foreach ( $folders as $folder ) {
			foreach ( Local_Folder::names_in( "$this->folder/$folder" ) as $name ) {
				$sizes[ $name ] = (int) filesize( "$this->folder/$folder/$name" );
			}
		}

		return $sizes;
	}
}
