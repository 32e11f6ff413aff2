<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** Exports a backup to a new file, completely or not at all. */
final class Zip_File {

	/**
	 * @param string $file Path of the zip.
	 * @throws Backup_Error If the file can't be written.
	 * @throws \Throwable   Whatever else stopped it, after what was written is deleted.
	 */
	public static function write( Backups $backups, string $id, string $file ): void {
		$export = new Backup_Export( $backups );
		$export->check( $id );
		$handle = @fopen( $file, 'xb' );
		if ( false === $handle ) {
			/* translators: %s: path of a file. */
			throw new Backup_Error( sprintf( __( 'The file %s exists, or its folder is missing or not writable.', 'jetpack-dashboard' ), $file ) );
		}
		// It holds password hashes.
		@chmod( $file, 0600 );
		try {
			$export->write( $id, static fn( string $bytes ) => self::put( $handle, $bytes ) );
			if ( ! fclose( $handle ) ) {
				throw new Backup_Error( __( 'The disk is full.', 'jetpack-dashboard' ) );
			}
		} catch ( \Throwable $error ) {
			wp_delete_file( $file );
			throw $error;
		}
	}

	/**
	 * @param resource $handle
	 * @throws Backup_Error
	 */
	private static function put( $handle, string $bytes ): void {
		if ( @fwrite( $handle, $bytes ) !== strlen( $bytes ) ) {
			throw new Backup_Error( __( 'The disk is full.', 'jetpack-dashboard' ) );
		}
	}
}
