<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Files that the plugin keeps on the disk. WordPress's own classes for this may ask for FTP credentials, which cron doesn't have. */
final class Local_Folder {

	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- See above. Callers check the result.

	/** @return string[] Names in a folder; none for a link. */
	public static function names_in( string $folder ): array {
		$names = is_dir( $folder ) && ! is_link( $folder ) ? @scandir( $folder ) : array();

		return array_values( array_diff( is_array( $names ) ? $names : array(), array( '.', '..' ) ) );
	}

	/** Deletes a folder with its subfolders. Links aren't followed. */
	public static function remove( string $folder ): void {
		foreach ( self::names_in( $folder ) as $name ) {
			$path = "$folder/$name";

			if ( is_dir( $path ) && ! is_link( $path ) ) {
				self::remove( $path );
			} else {
				wp_delete_file( $path );
			}
		}
		if ( is_dir( $folder ) && ! is_link( $folder ) ) {
			// A folder that isn't empty stays.
			@rmdir( $folder );
		}
	}

	/** Deletes a folder of uploads. Creates no folder for the current month. */
	public static function remove_from_uploads( string $name ): void {
		self::remove( Uploads::folder() . '/' . $name );
	}

	/** Bytes of the files in a folder and its subfolders. */
	public static function size( string $folder ): int {
		$bytes = 0;

		foreach ( self::names_in( $folder ) as $name ) {
			$path   = "$folder/$name";
			$bytes += is_dir( $path ) ? self::size( $path ) : (int) @filesize( $path );
		}

		return $bytes;
	}

	/**
	 * Writes a file atomically.
	 *
	 * @param int|null $mode Of the file, such as 0600, where the file system has modes; null for the server's default.
	 */
	public static function write( string $file, string $text, ?int $mode = null ): bool {
		$new = $file . '.' . bin2hex( random_bytes( 6 ) ) . '.new';

		$is_written = strlen( $text ) === @file_put_contents( $new, $text );
		if ( null !== $mode ) {
			@chmod( $new, $mode );
		}
		if ( ! $is_written || ! @rename( $new, $file ) ) {
			@unlink( $new );
			return false;
		}

		return true;
	}
}
