<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Binary files, without FTP credentials. Results are checked.

/**
 * Content in pieces, each stored once under its SHA-256. The first byte of a stored piece says whether the content is compressed, and the last
 * bytes that it is complete.
 */
final class Pieces {

	public const SIZE = 4194304;

	/** Ends each stored piece. */
	private const END = "\nend";

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
	 * Stores a piece, unless it exists. A damaged one is replaced.
	 *
	 * @return string Its hash.
	 * @throws Backup_Error
	 */
	public function add( string $data ): string {
		$hash = hash( 'sha256', $data );
		$file = $this->file( $hash );
		if ( $data === $this->read( $hash ) ) {
			return $hash;
		}
		$packed = (string) gzcompress( $data, 6 );
		$stored = ( strlen( $packed ) < 0.95 * strlen( $data ) ? 'z' . $packed : 'r' . $data ) . self::END;
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
		$data = $this->read( $hash );
		if ( null === $data || hash( 'sha256', $data ) !== $hash ) {
			throw new Backup_Error( "The piece $hash is missing or damaged." );
		}

		return $data;
	}

	/** Whether a piece was stored to its end. Doesn't read its content. */
	public function is_complete( string $hash ): bool {
		$handle = @fopen( $this->file( $hash ), 'rb' );
		if ( false === $handle ) {
			return false;
		}
		$is_complete = 0 === fseek( $handle, -strlen( self::END ), SEEK_END ) && self::END === fread( $handle, strlen( self::END ) );
		fclose( $handle );

		return $is_complete;
	}

	/** The content of a piece, unchecked; null if it can't be read. */
	private function read( string $hash ): ?string {
		$stored = @file_get_contents( $this->file( $hash ) );
		if ( ! is_string( $stored ) || self::END !== substr( $stored, -strlen( self::END ) ) ) {
			return null;
		}
		$data = substr( $stored, 1, -strlen( self::END ) );
		if ( 'z' === $stored[0] ) {
			$data = @gzuncompress( $data, self::SIZE );
		}

		return is_string( $data ) ? $data : null;
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
