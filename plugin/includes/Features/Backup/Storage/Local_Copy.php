<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Binary files of any size, without FTP credentials. Results are checked.

/** Copies local files in pieces. */
final class Local_Copy {

	private const PIECE = 262144;

	/**
	 * Leaves no file behind if it fails.
	 *
	 * @param bool $is_synced Whether the data must be on the disk before this returns.
	 * @throws Storage_Error
	 */
	public static function copy( string $from, string $to, bool $is_synced = false ): void {
		$source = self::open( $from, 'rb' );
		try {
			$target = self::open( $to, 'wb' );
		} catch ( Storage_Error $error ) {
			fclose( $source );
			throw $error;
		}

		try {
			while ( ! feof( $source ) ) {
				self::write( $target, self::read( $source, self::PIECE ) );
			}
			// Buffered writes fail only here on some file systems.
			if ( ! fflush( $target ) || ( $is_synced && function_exists( 'fsync' ) && ! @fsync( $target ) ) ) {
				throw new Storage_Error( Storage_Error::FULL, 'A file could not be flushed.' );
			}
			fclose( $target );
		} catch ( Storage_Error $error ) {
			fclose( $target );
			// Not a device.
			if ( is_file( $to ) ) {
				@unlink( $to );
			}
			throw $error;
		} finally {
			fclose( $source );
		}
	}

	/**
	 * @return resource
	 * @throws Storage_Error
	 */
	public static function open( string $file, string $mode ) {
		if ( 'rb' === $mode && ! is_file( $file ) ) {
			throw new Storage_Error( Storage_Error::MISSING, 'A local file is missing.' );
		}
		$handle = @fopen( $file, $mode );
		if ( false === $handle ) {
			self::fail( 'rb' === $mode ? '' : dirname( $file ) );
		}

		return $handle;
	}

	/**
	 * @param resource $handle
	 * @throws Storage_Error
	 */
	public static function read( $handle, int $bytes ): string {
		$data = fread( $handle, max( 1, $bytes ) );
		if ( false === $data ) {
			throw new Storage_Error( Storage_Error::TRUNCATED, 'A local file could not be read.' );
		}

		return $data;
	}

	/**
	 * @param resource $handle
	 * @throws Storage_Error
	 */
	public static function write( $handle, string $data ): void {
		while ( '' !== $data ) {
			$written = @fwrite( $handle, $data );
			if ( false === $written || 0 === $written ) {
				throw new Storage_Error( Storage_Error::FULL, 'A file could not be written to the end.' );
			}
			$data = substr( $data, $written );
		}
	}

	/**
	 * Says why a folder can't be written to, or a file can't be read.
	 *
	 * @param string $folder '' for a file that is read.
	 * @return never
	 * @throws Storage_Error
	 */
	public static function fail( string $folder ): void {
		$free = '' === $folder ? false : @disk_free_space( $folder );

		if ( false !== $free && $free < 65536 && is_writable( $folder ) ) {
			throw new Storage_Error( Storage_Error::FULL, 'The disk is full.' );
		}
		throw new Storage_Error( Storage_Error::REFUSED, '' === $folder ? 'A local file could not be opened.' : 'The folder is not writable.' );
	}
}
