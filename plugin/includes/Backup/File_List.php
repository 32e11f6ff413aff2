<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** The list of files of a backup: a line of JSON per file, compressed. */
final class File_List {

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
	 * @return array{p: string, s: int, m: int, c: int, h: list<string>|null} Path, size, mtime, ctime, and hashes of the pieces. Null for what could not be read: a file, or everything in a folder whose path ends with a slash.
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
		if ( '' === $path || ! is_int( $size ) || ! is_int( $mtime ) || ! is_int( $ctime ) || ( null !== $hashes && ! Pieces::are_hashes( $hashes ) ) ) {
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
