<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** An encrypted list of files: the id of its key, then compressed and encrypted chunks of the lines, each for its backup and place. */
final class Sealed_List {

	private const START = "jplist1\n";

	/** Bytes of the lines in a chunk. */
	private const CHUNK = 131072;

	private const MAX_SEALED = self::CHUNK + 4096;

	private string $id;
	private Data_Key $key;

	/** Lines that aren't in a chunk yet. */
	private string $waiting = '';

	/** @param string $id Of the backup. */
	public function __construct( string $id, Data_Key $key ) {
		$this->id  = $id;
		$this->key = $key;
	}

	/**
	 * @param int  $offset Bytes of the list so far.
	 * @param bool $is_all Whether lines that don't fill a chunk are written too.
	 * @return string Bytes to write next; '' for none.
	 */
	public function add( string $lines, int $offset, bool $is_all ): string {
		$this->waiting .= $lines;
		$bytes          = 0 === $offset ? self::START . hex2bin( $this->key->id() ) : '';
		$chunks         = $is_all || isset( $this->waiting[ self::CHUNK - 1 ] ) ? str_split( $this->waiting, self::CHUNK ) : array();
		if ( $chunks ) {
			$this->waiting = $is_all || isset( end( $chunks )[ self::CHUNK - 1 ] ) ? '' : (string) array_pop( $chunks );
		}
		foreach ( array_diff( $chunks, array( '' ) ) as $chunk ) {
			$sealed = $this->key->seal( (string) gzcompress( $chunk, 6 ), self::about( $this->id, $offset + strlen( $bytes ) ) );
			$bytes .= pack( 'N', strlen( $sealed ) ) . $sealed;
		}

		return $bytes;
	}

	/** @return string|null Id of the key of a list; null if it isn't encrypted. */
	public static function key_id( string $file ): ?string {
		$start = (string) @file_get_contents( $file, false, null, 0, strlen( self::START ) + 16 );

		return strlen( $start ) === strlen( self::START ) + 16 && 0 === strpos( $start, self::START ) ? bin2hex( substr( $start, strlen( self::START ) ) ) : null;
	}

	/**
	 * @param string $id Of the backup.
	 * @return \Generator<string> Lines.
	 * @throws Backup_Error If it is damaged.
	 */
	public static function lines( string $file, string $id, Data_Key $key ): \Generator {
		$handle = @fopen( $file, 'rb' );
		$offset = strlen( self::START ) + 16;
		$rest   = '';
		if ( false === $handle || 0 !== fseek( $handle, $offset ) ) {
			throw self::damaged();
		}
		while ( true ) {
			$head = (string) stream_get_contents( $handle, 4 );
			if ( '' === $head && '' === $rest ) {
				break;
			}
			$size  = 4 === strlen( $head ) ? (int) ( unpack( 'N', $head )[1] ?? 0 ) : 0;
			$plain = $size > 0 && $size <= self::MAX_SEALED ? $key->open( (string) stream_get_contents( $handle, $size ), self::about( $id, $offset ) ) : null;
			$lines = null === $plain ? false : @gzuncompress( $plain, self::CHUNK );
			if ( false === $lines || strlen( $rest ) > Backup_Json::MAX_BYTES ) {
				throw self::damaged();
			}
			$offset += 4 + $size;
			$lines   = explode( "\n", $rest . $lines );
			$rest    = (string) array_pop( $lines );
			yield from $lines;
		}
		fclose( $handle );
	}

	/**
	 * Copies a list, reads it completely and syncs it. A full disk isn't always noticed while a file is written.
	 *
	 * @param string $id Of the backup.
	 * @throws Backup_Error
	 */
	public static function copy( string $list, string $to, string $id, Data_Key $key ): void {
		$done = @copy( $list, $to ) && @hash_file( 'sha256', $to ) === hash_file( 'sha256', $list ) && Pieces::sync( $to );
		@chmod( $to, 0600 );
		try {
			foreach ( $done ? self::lines( $to, $id, $key ) : array() as $line ) {
				continue;
			}
		} catch ( Backup_Error $error ) {
			$done = false;
		}
		if ( ! $done ) {
			@unlink( $to );
			throw new Backup_Error( __( 'The list of files could not be written. The disk may be full.', 'jetpack-dashboard' ) );
		}
	}

	private static function about( string $id, int $offset ): string {
		return "list:$id:$offset";
	}

	private static function damaged(): Backup_Error {
		return new Backup_Error( __( 'The list of files of the backup is damaged.', 'jetpack-dashboard' ) );
	}
}
