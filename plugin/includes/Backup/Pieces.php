<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Binary files, without FTP credentials. Results are checked.

/** Content in pieces, each stored once under its SHA-256. The first byte of a stored piece says whether the rest is compressed. */
final class Pieces {

	public const SIZE = 4194304;

	/** Space that stays free, so that a backup doesn't take the site down. */
	private const RESERVE = 16777216;

	private string $folder;

	/** Bytes written, after compression. */
	private int $written = 0;

	/** @param string $folder Of all backups. */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	public function written(): int {
		return $this->written;
	}

	/**
	 * Stores a piece, unless it exists.
	 *
	 * @return string Its hash.
	 * @throws Backup_Error
	 */
	public function add( string $data ): string {
		$hash = hash( 'sha256', $data );
		$file = $this->file( $hash );
		if ( is_file( $file ) && filesize( $file ) > 0 ) {
			return $hash;
		}
		$packed = (string) gzcompress( $data, 6 );
		$stored = strlen( $packed ) < 0.95 * strlen( $data ) ? 'z' . $packed : 'r' . $data;
		$this->write( $file, $stored );
		$this->written += strlen( $stored );

		return $hash;
	}

	/**
	 * Reads a piece and checks it.
	 *
	 * @throws Backup_Error
	 */
	public function get( string $hash ): string {
		$stored = @file_get_contents( $this->file( $hash ) );
		$data   = is_string( $stored ) && '' !== $stored ? substr( $stored, 1 ) : false;
		if ( is_string( $stored ) && 'z' === substr( $stored, 0, 1 ) ) {
			$data = @gzuncompress( (string) $data, self::SIZE );
		}
		if ( false === $data || hash( 'sha256', $data ) !== $hash ) {
			throw new Backup_Error( "The piece $hash is missing or damaged." );
		}

		return $data;
	}

	/**
	 * Writes a file completely or not at all, and syncs it.
	 *
	 * @throws Backup_Error
	 */
	public function write( string $file, string $data ): void {
		$free = @disk_free_space( $this->folder );
		if ( false !== $free && $free < self::RESERVE + strlen( $data ) ) {
			throw new Backup_Error( 'The disk is full.' );
		}
		$new    = "$this->folder/work/" . bin2hex( random_bytes( 8 ) ) . '.new';
		$handle = is_dir( dirname( $file ) ) || @mkdir( dirname( $file ), 0700, true ) ? @fopen( $new, 'xb' ) : false;
		$done   = false !== $handle && @fwrite( $handle, $data ) === strlen( $data ) && fflush( $handle ) && ( ! function_exists( 'fsync' ) || @fsync( $handle ) );
		if ( false !== $handle ) {
			fclose( $handle );
		}
		if ( ! $done || ! @rename( $new, $file ) ) {
			@unlink( $new );
			throw new Backup_Error( 'A file of the backup could not be written.' );
		}
	}

	/**
	 * Deletes the pieces that no backup uses.
	 *
	 * @param array<string, true> $used By hash, as 32 bytes.
	 */
	public function collect_garbage( array $used ): void {
		foreach ( Local_Folder::names_in( "$this->folder/pieces" ) as $start ) {
			foreach ( Local_Folder::names_in( "$this->folder/pieces/$start" ) as $hash ) {
				if ( self::is_hash( $hash ) && ! isset( $used[ (string) hex2bin( $hash ) ] ) ) {
					wp_delete_file( "$this->folder/pieces/$start/$hash" );
				}
			}
		}
	}

	/** @param mixed $hash */
	public static function is_hash( $hash ): bool {
		return is_string( $hash ) && 1 === preg_match( '/^[0-9a-f]{64}$/D', $hash );
	}

	private function file( string $hash ): string {
		if ( ! self::is_hash( $hash ) ) {
			throw new Backup_Error( 'The backup names an invalid piece.' );
		}

		return "$this->folder/pieces/" . substr( $hash, 0, 2 ) . "/$hash";
	}
}
