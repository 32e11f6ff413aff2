<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * The list of files of a backup: a line of JSON per file, compressed, and encrypted if the backup is.
 *
 * An entry has the path, size, mtime, ctime, and the hashes of the pieces. They are null for what could not be read: a file, or everything in a folder
 * whose path ends with a slash.
 *
 * @phpstan-type Entry array{p: string, s: int, m: int, c: int, h: list<string>|null}
 */
final class File_List {

	/** Bytes that the largest list of a storage unpacks to: several times as many as one of 64 MB that a site has written. */
	private const MAX_UNPACKED = 536870912;

	/**
	 * @param array{int, int, int} $stat   As Site_Files::stat().
	 * @param string[]|null        $hashes As decode().
	 * @return string A line.
	 */
	public static function encode( string $path, array $stat, ?array $hashes ): string {
		return wp_json_encode(
			array(
				'p' => base64_encode( $path ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Names needn't be UTF-8.
				's' => $stat[0],
				'm' => $stat[1],
				'c' => $stat[2],
				'h' => $hashes,
			)
		) . "\n";
	}

	/**
	 * @return Entry
	 * @throws Backup_Error
	 */
	public static function decode( string $line ): array {
		$entry = Backup_Json::decode( $line );
		$path  = is_string( $entry['p'] ?? null ) ? (string) base64_decode( $entry['p'], true ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As encode().
		$size  = $entry['s'] ?? null;
		$mtime = $entry['m'] ?? null;
		$ctime = $entry['c'] ?? null;
		// Without the key, the file wasn't unread: the line is damaged.
		$hashes = array_key_exists( 'h', $entry ) ? $entry['h'] : false;
		// Downloads contain the paths, and what unpacks them may not check them. A folder that could not be read ends with a slash.
		$is_inside = Site_Files::is_inside( null === $hashes && '/' === substr( $path, -1 ) ? substr( $path, 0, -1 ) : $path );
		if ( ! $is_inside || ! is_int( $size ) || ! is_int( $mtime ) || ! is_int( $ctime ) || ( null !== $hashes && ! Pieces::are_hashes( $hashes ) ) ) {
			throw new Backup_Error( __( 'The list of files of the backup is damaged.', 'jetpack-dashboard' ) );
		}

		return array(
			'p' => $path,
			's' => $size,
			'm' => $mtime,
			'c' => $ctime,
			'h' => null === $hashes ? null : array_values( $hashes ),
		);
	}

	/**
	 * @param string $file Path of the list.
	 * @param string $id   Of the backup.
	 * @return \Generator<string> Its lines.
	 * @throws Locked_Backup If its key isn't known.
	 * @throws Backup_Error  If it is missing or damaged.
	 */
	public static function lines( string $file, string $id, Site_Keys $keys ): \Generator {
		$key_id = Sealed_List::key_id( $file );
		if ( null !== $key_id ) {
			$key = $keys->get( $key_id );
			if ( ! $key ) {
				throw new Locked_Backup( array() );
			}
			yield from Sealed_List::lines( $file, $id, $key );
			return;
		}
		$handle = @gzopen( $file, 'rb' );
		if ( false === $handle ) {
			throw new Backup_Error( __( 'The list of files of the backup is missing.', 'jetpack-dashboard' ) );
		}
		while ( true ) {
			$line = stream_get_line( $handle, Backup_Json::MAX_BYTES, "\n" );
			if ( false === $line ) {
				break;
			}
			yield $line;
		}
		gzclose( $handle );
	}

	/** Whether a list of a storage is too large to be one. A few megabytes can hold a billion lines, which would take hours to read. */
	public static function is_too_large( string $file ): bool {
		$handle = @gzopen( $file, 'rb' );
		$bytes  = 0;
		while ( $handle && $bytes <= self::MAX_UNPACKED ) {
			$part = (string) gzread( $handle, 1048576 );
			if ( '' === $part ) {
				break;
			}
			$bytes += strlen( $part );
		}
		if ( $handle ) {
			gzclose( $handle );
		}

		return $bytes > self::MAX_UNPACKED;
	}

	/**
	 * Compresses a list, reads it back and syncs it. A full disk isn't always noticed while a file is written.
	 *
	 * @throws Backup_Error
	 */
	public static function pack( string $list, string $packed ): void {
		$from = @fopen( $list, 'rb' );
		$to   = @gzopen( $packed, 'wb6' );
		$done = $from && $to && stream_copy_to_stream( $from, $to ) === filesize( $list );
		if ( $from ) {
			fclose( $from );
		}
		$done = $to && gzclose( $to ) && $done && self::unpacked_hash( $packed ) === hash_file( 'sha256', $list ) && Pieces::sync( $packed );
		if ( ! $done ) {
			@unlink( $packed );
			throw new Backup_Error( __( 'The list of files could not be written. The disk may be full.', 'jetpack-dashboard' ) );
		}
		@chmod( $packed, 0600 );
	}

	private static function unpacked_hash( string $packed ): string {
		$handle = @gzopen( $packed, 'rb' );
		$hash   = hash_init( 'sha256' );
		if ( $handle ) {
			hash_update_stream( $hash, $handle );
			gzclose( $handle );
		}

		return hash_final( $hash );
	}
}
