<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress's functions may ask for FTP credentials, which cron doesn't have. Results are checked.

/** A folder of this server. Links in it are neither followed nor listed. */
final class Folder_Storage implements Storage {

	/** Unfinished copies, on the same file system so that a rename publishes them. */
	private const TEMPORARY = '.new';

	private const TEMPORARY_AGE = 3600;

	private string $folder;

	/** @param string $folder Absolute; see Backup_Folder, which closes it to the web. */
	public function __construct( string $folder ) {
		$this->folder = rtrim( $folder, '/' );
	}

	public function write( string $key, string $file ): void {
		Object_Key::check( $key );
		$path      = $this->make_folder_of( $key );
		$temporary = $this->temporary_file();

		$this->check_space( $file );
		Local_Copy::copy( $file, $temporary, true );
		if ( is_link( $path ) || is_dir( $path ) || ! @rename( $temporary, $path ) ) {
			@unlink( $temporary );
			throw new Storage_Error( Storage_Error::REFUSED, 'A file could not be moved into place.' );
		}
	}

	public function read( string $key, string $file ): void {
		$path = $this->existing( $key );
		if ( null === $path ) {
			throw new Storage_Error( Storage_Error::MISSING, 'No such object.' );
		}
		Local_Copy::copy( $path, $file );
		clearstatcache( true, $file );
		if ( filesize( $path ) !== filesize( $file ) ) {
			@unlink( $file );
			throw new Storage_Error( Storage_Error::TRUNCATED, 'The copy of an object has another size.' );
		}
	}

	public function size( string $key ): ?int {
		$path = $this->existing( $key );

		return null === $path ? null : (int) filesize( $path );
	}

	public function delete( string $key ): void {
		$path = $this->existing( $key );
		if ( null !== $path && ! @unlink( $path ) ) {
			throw new Storage_Error( Storage_Error::REFUSED, 'A file could not be deleted.' );
		}
	}

	public function keys( string $prefix, string $after = '' ): array {
		if ( ! is_dir( $this->folder ) ) {
			return array();
		}

		return ( new Key_Walk( fn( string $folder ): array => $this->names_in( $folder ) ) )->keys( $prefix, $after );
	}

	/**
	 * @return array<array-key, bool>
	 * @throws Storage_Error
	 */
	private function names_in( string $folder ): array {
		$path  = rtrim( "$this->folder/$folder", '/' );
		$names = @scandir( $path );
		if ( false === $names ) {
			throw new Storage_Error( Storage_Error::REFUSED, 'A folder could not be read.' );
		}

		$found = array();
		foreach ( $names as $name ) {
			if ( '.' !== $name[0] && ! is_link( "$path/$name" ) && ! ( '' === $folder && is_file( "$path/$name" ) && Backup_Folder::is_guard( $name ) ) ) {
				$found[ $name ] = is_dir( "$path/$name" );
			}
		}

		return $found;
	}

	/** The path of an object, or null if there is none. */
	private function existing( string $key ): ?string {
		Object_Key::check( $key );
		$path  = $this->folder;
		$names = explode( '/', $key );
		clearstatcache();
		foreach ( $names as $name ) {
			$path .= "/$name";
			if ( is_link( $path ) ) {
				return null;
			}
		}

		return is_file( $path ) ? $path : null;
	}

	/**
	 * Creates the folders of a key, but not what should contain the storage's own folder.
	 *
	 * @throws Storage_Error
	 */
	private function make_folder_of( string $key ): string {
		$path = $this->folder;
		$this->make( $path );
		foreach ( array_slice( explode( '/', $key ), 0, -1 ) as $name ) {
			$path .= "/$name";
			$this->make( $path );
		}

		return "$this->folder/$key";
	}

	/** @throws Storage_Error */
	private function make( string $path ): void {
		if ( is_file( $path ) || ( is_link( $path ) && $path !== $this->folder ) ) {
			throw new Storage_Error( Storage_Error::REFUSED, 'A folder is a link or a file.' );
		}
		if ( ! is_dir( $path ) && ! @mkdir( $path, 0700 ) && ! is_dir( $path ) ) {
			Local_Copy::fail( dirname( $path ) );
		}
	}

	/** Deletes copies that a killed process left. */
	private function temporary_file(): string {
		$folder = "$this->folder/" . self::TEMPORARY;
		$this->make( $folder );
		foreach ( (array) @scandir( $folder ) as $name ) {
			if ( is_file( "$folder/$name" ) && (int) @filemtime( "$folder/$name" ) < time() - self::TEMPORARY_AGE ) {
				@unlink( "$folder/$name" );
			}
		}

		return "$folder/" . bin2hex( random_bytes( 8 ) );
	}

	/** @throws Storage_Error */
	private function check_space( string $file ): void {
		$free = @disk_free_space( $this->folder );
		if ( false !== $free && $free < (int) @filesize( $file ) ) {
			throw new Storage_Error( Storage_Error::FULL, 'The disk is full.' );
		}
	}
}
