<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** A folder of the server. */
final class Folder_Storage implements Storage {

	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Local_Folder. Failures are thrown.

	private const KEYS = 1000;

	private string $folder;

	/** @param string $folder Absolute path. Created if it's missing. */
	public function __construct( string $folder ) {
		$this->folder = rtrim( $folder, '/' );
	}

	public function write( string $key, string $file ): void {
		$path = $this->path( $key );
		if ( ! wp_mkdir_p( dirname( $path ) ) ) {
			throw new Storage_Error( Storage_Error::REFUSED );
		}
		// Not a key that keys() lists: it starts with a dot.
		$new = dirname( $path ) . '/.' . bin2hex( random_bytes( 6 ) ) . '.new';
		self::copy( $file, $new );
		if ( ! @rename( $new, $path ) ) {
			@unlink( $new );
			throw new Storage_Error( Storage_Error::REFUSED );
		}
	}

	public function read( string $key, string $file ): void {
		$path = $this->path( $key );
		if ( ! is_file( $path ) ) {
			throw new Storage_Error( Storage_Error::MISSING );
		}
		self::copy( $path, $file );
	}

	public function size( string $key ): ?int {
		$path = $this->path( $key );
		clearstatcache( true, $path );
		$size = is_file( $path ) ? @filesize( $path ) : false;

		return false === $size ? null : $size;
	}

	public function delete( string $key ): void {
		$path = $this->path( $key );
		if ( is_file( $path ) && ! @unlink( $path ) && is_file( $path ) ) {
			throw new Storage_Error( Storage_Error::REFUSED );
		}
	}

	public function keys( string $prefix, string $after = '' ): array {
		$keys   = array();
		$folder = false === strpos( $prefix, '/' ) ? '' : substr( $prefix, 0, (int) strrpos( $prefix, '/' ) + 1 );
		$this->collect( $folder, $prefix, $after, $keys );

		return $keys;
	}

	/** @param list<string> $keys Found so far. */
	private function collect( string $folder, string $prefix, string $after, array &$keys ): void {
		$names = array();
		foreach ( Local_Folder::names_in( rtrim( "$this->folder/$folder", '/' ) ) as $name ) {
			if ( '.' !== $name[0] ) {
				$names[] = is_dir( "$this->folder/$folder$name" ) ? "$name/" : $name;
			}
		}
		sort( $names, SORT_STRING );
		foreach ( $names as $name ) {
			$key = $folder . $name;
			if ( count( $keys ) >= self::KEYS ) {
				return;
			}
			if ( '/' === substr( $name, -1 ) ) {
				if ( self::matches( $key, $prefix ) && ( $key > $after || 0 === strpos( $after, $key ) ) ) {
					$this->collect( $key, $prefix, $after, $keys );
				}
			} elseif ( 0 === strpos( $key, $prefix ) && strcmp( $key, $after ) > 0 ) {
				$keys[] = $key;
			}
		}
	}

	/** Whether keys below a folder can start with the prefix. */
	private static function matches( string $folder, string $prefix ): bool {
		return 0 === strpos( $folder, $prefix ) || 0 === strpos( $prefix, $folder );
	}

	private function path( string $key ): string {
		if ( 1 !== preg_match( '~^[a-z0-9._-]+(/[a-z0-9._-]+)*$~i', $key ) || false !== strpos( "/$key", '/.' ) ) {
			throw new Storage_Error( Storage_Error::REFUSED );
		}

		return "$this->folder/$key";
	}

	private static function copy( string $from, string $to ): void {
		if ( ! @copy( $from, $to ) || @filesize( $from ) !== @filesize( $to ) ) {
			@unlink( $to );
			$free = @disk_free_space( dirname( $to ) );
			throw new Storage_Error( false !== $free && $free < (int) @filesize( $from ) ? Storage_Error::FULL : Storage_Error::REFUSED );
		}
	}
}
