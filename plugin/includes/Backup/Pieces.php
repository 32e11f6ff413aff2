<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Binary files, without FTP credentials. Results are checked.

/** Content in pieces, each stored once under its SHA-256, or, if it is encrypted, under a keyed hash. */
final class Pieces {

	public const SIZE = 4194304;

	/** Space that stays free, so that a backup doesn't take the site down. */
	public const RESERVE = 16777216;

	private string $folder;

	/** Bytes written, after compression. */
	private int $written = 0;

	/** @var callable(): void|null */
	private $work;

	private Site_Keys $keys;

	/** @param string $folder Of all backups. */
	public function __construct( string $folder, Site_Keys $keys ) {
		$this->folder = $folder;
		$this->keys   = $keys;
	}

	/** @param callable(): void $work Runs before each piece is stored or read. */
	public function before_each( callable $work ): void {
		$this->work = $work;
	}

	public function written(): int {
		return $this->written;
	}

	/**
	 * Reads from the database what add() needs.
	 *
	 * @throws Backup_Error If pieces should be encrypted, but can't.
	 */
	public function prepare(): void {
		$this->keys->current();
	}

	/**
	 * Stores a piece, unless it exists. A damaged one is replaced.
	 *
	 * @return string Its hash.
	 * @throws Backup_Error
	 */
	public function add( string $data ): string {
		$key  = $this->keys->current();
		$hash = $key ? $key->name( $data ) : hash( 'sha256', $data );
		$file = $this->file( $hash );
		if ( $data === $this->read( $hash ) ) {
			return $hash;
		}
		$stored = Stored_Piece::pack( $hash, $data, $key );
		$this->write( $file, $stored );
		$this->written += strlen( $stored );

		return $hash;
	}

	/**
	 * Stores a file. Reads it until it doesn't change meanwhile.
	 *
	 * @param array{int, int, int} $stat Updated.
	 * @return list<string>|null Null if it can't be read, or changes all the time.
	 */
	public function add_file( string $file, array &$stat ): ?array {
		for ( $attempt = 0; $attempt < 3; $attempt++ ) {
			$handle = @fopen( $file, 'rb' );
			if ( false === $handle ) {
				return null;
			}
			$hashes = array();
			$size   = 0;
			while ( true ) {
				$data = stream_get_contents( $handle, self::SIZE );
				if ( false === $data || '' === $data ) {
					break;
				}
				$size    += strlen( $data );
				$hashes[] = $this->add( $data );
			}
			fclose( $handle );
			$now = Site_Files::stat( $file );
			if ( $now === $stat && $size === $stat[0] ) {
				return $hashes;
			}
			if ( null === $now ) {
				return null;
			}
			$stat = $now;
		}

		return null;
	}

	/**
	 * Reads a piece and checks it.
	 *
	 * @throws Backup_Error
	 */
	public function get( string $hash ): string {
		if ( null !== $this->work ) {
			( $this->work )();
		}

		return $this->checked( $hash, (string) @file_get_contents( $this->file( $hash ) ) );
	}

	/** @throws Backup_Error */
	private function checked( string $hash, string $stored ): string {
		$data = Stored_Piece::checked( $hash, $stored, $this->keys );
		if ( null === $data ) {
			throw self::damaged( $hash );
		}

		return $data;
	}

	private static function damaged( string $hash ): Backup_Error {
		/* translators: %s: name of a piece of a backup. */
		return new Backup_Error( sprintf( __( 'The piece %s is missing or damaged.', 'jetpack-dashboard' ), $hash ) );
	}

	/**
	 * A piece as it is stored, after a check of its content.
	 *
	 * @throws Backup_Error
	 */
	public function stored( string $hash ): string {
		$stored = (string) @file_get_contents( $this->file( $hash ) );
		$this->checked( $hash, $stored );

		return $stored;
	}

	/** Bytes of a piece as it is stored; -1 if it is missing. */
	public function stored_size( string $hash ): int {
		$size = @filesize( $this->file( $hash ) );

		return false === $size ? -1 : $size;
	}

	/**
	 * Stores a piece that was stored elsewhere.
	 *
	 * @param string $stored As stored().
	 * @throws Backup_Error If its content doesn't have this hash.
	 */
	public function put_stored( string $hash, string $stored ): void {
		$this->checked( $hash, $stored );
		$this->write( $this->file( $hash ), $stored );
	}

	/** How many are stored. */
	public function count(): int {
		$count = 0;
		foreach ( Local_Folder::names_in( "$this->folder/pieces" ) as $start ) {
			$count += count( Local_Folder::names_in( "$this->folder/pieces/$start" ) );
		}

		return $count;
	}

	/** @param string[] $hashes */
	public function are_complete( array $hashes ): bool {
		foreach ( $hashes as $hash ) {
			if ( ! $this->is_complete( $hash ) ) {
				return false;
			}
		}

		return true;
	}

	/** Whether a piece was stored to its end. Doesn't read its content. */
	private function is_complete( string $hash ): bool {
		$handle = @fopen( $this->file( $hash ), 'rb' );
		if ( false === $handle ) {
			return false;
		}
		$is_complete = 0 === fseek( $handle, -strlen( Stored_Piece::END ), SEEK_END ) && Stored_Piece::END === fread( $handle, strlen( Stored_Piece::END ) );
		fclose( $handle );

		return $is_complete;
	}

	/** The content of a piece, unchecked; null if it can't be read. */
	private function read( string $hash ): ?string {
		if ( null !== $this->work ) {
			( $this->work )();
		}

		return Stored_Piece::unpack( $hash, (string) @file_get_contents( $this->file( $hash ) ), $this->keys );
	}

	/** Bytes of the disk that may be used, without the reserve; null if that isn't known. */
	public function free(): ?float {
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( $this->folder ) : false;

		return false === $free ? null : max( 0.0, $free - self::RESERVE );
	}

	/**
	 * Writes a file completely or not at all, and syncs it.
	 *
	 * @throws Disk_Full
	 * @throws Backup_Error
	 */
	public function write( string $file, string $data ): void {
		$free = $this->free();
		if ( null !== $free && $free < strlen( $data ) ) {
			throw new Disk_Full();
		}
		$new    = "$this->folder/work/" . bin2hex( random_bytes( 8 ) ) . '.new';
		$handle = is_dir( dirname( $file ) ) || @mkdir( dirname( $file ), 0700, true ) ? @fopen( $new, 'xb' ) : false;
		@chmod( $new, 0600 );
		$done = false !== $handle && @fwrite( $handle, $data ) === strlen( $data ) && fflush( $handle ) && self::sync_handle( $handle );
		if ( false !== $handle ) {
			fclose( $handle );
		}
		if ( ! $done || ! @rename( $new, $file ) ) {
			@unlink( $new );
			throw new Backup_Error( __( 'A file of the backup could not be written. The disk may be full.', 'jetpack-dashboard' ) );
		}
	}

	/** Waits until a file is on the disk. */
	public static function sync( string $file ): bool {
		$handle = @fopen( $file, 'r+b' );
		if ( false === $handle ) {
			return false;
		}
		$done = self::sync_handle( $handle );
		fclose( $handle );

		return $done;
	}

	/** @param resource $handle */
	private static function sync_handle( $handle ): bool {
		// Before PHP 8.1, only the system decides when it is written.
		return ! function_exists( 'fsync' ) || @fsync( $handle );
	}

	/**
	 * Deletes the pieces that no backup uses. Those whose key isn't known stay: backups that can't be read may use them.
	 *
	 * @param array<string, true> $used By hash, as 32 bytes.
	 */
	public function collect_garbage( array $used ): void {
		foreach ( Local_Folder::names_in( "$this->folder/pieces" ) as $start ) {
			foreach ( Local_Folder::names_in( "$this->folder/pieces/$start" ) as $hash ) {
				if ( self::is_hash( $hash ) && ! isset( $used[ (string) hex2bin( $hash ) ] ) && ! $this->is_locked( $hash ) ) {
					wp_delete_file( "$this->folder/pieces/$start/$hash" );
				}
			}
		}
	}

	private function is_locked( string $hash ): bool {
		$key_id = Stored_Piece::key_id( (string) @file_get_contents( $this->file( $hash ), false, null, 0, Stored_Piece::HEAD ) );

		return null !== $key_id && ! $this->keys->get( $key_id );
	}

	/** @param mixed $hash */
	public static function is_hash( $hash ): bool {
		return is_string( $hash ) && 1 === preg_match( '/^[0-9a-f]{64}$/D', $hash );
	}

	/** @param mixed $hashes */
	public static function are_hashes( $hashes ): bool {
		return is_array( $hashes ) && array_filter( $hashes, array( self::class, 'is_hash' ) ) === $hashes;
	}

	private function file( string $hash ): string {
		if ( ! self::is_hash( $hash ) ) {
			throw new Backup_Error( __( 'The backup names an invalid piece.', 'jetpack-dashboard' ) );
		}

		return "$this->folder/pieces/" . substr( $hash, 0, 2 ) . "/$hash";
	}
}
