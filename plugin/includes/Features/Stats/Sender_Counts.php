<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * Visitors' counters in a file of fixed size, for the direct endpoint. Each visitor has one counter in each of two tables, and the
 * smaller one counts, so that visitors who share one counter rarely share a limit. Cleared every hour. Works without WordPress.
 */
final class Sender_Counts {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	private const FILE = '/senders.php';

	/** Counters per table as a power of two, four bytes each. A visitor's hash has bits for both. */
	private const BITS = 15;

	private const HOUR_S = 3600;

	/**
	 * The open, locked file.
	 *
	 * @var resource
	 */
	private $handle;

	/** @param resource $handle */
	private function __construct( $handle ) {
		$this->handle = $handle;
	}

	/**
	 * Creates the file unless it exists.
	 *
	 * @param array<mixed>|null $owner stat() of a file with the required owner.
	 */
	public static function prepare( string $folder, ?array $owner ): bool {
		return is_file( $folder . self::FILE ) || Guarded_File::write( $folder . self::FILE, pack( 'N', 0 ), $owner );
	}

	/** @param string $folder */
	public static function delete( string $folder ): void {
		@unlink( $folder . self::FILE );
	}

	/** @param string $folder */
	public static function is_writable( string $folder ): bool {
		return is_writable( $folder . self::FILE );
	}

	/**
	 * @param int $time Clears the counters in a new hour.
	 * @return self|null Null if the file is missing or locked for too long.
	 */
	public static function open( string $folder, int $time ): ?self {
		$handle = @fopen( $folder . self::FILE, 'r+b' );

		if ( false === $handle ) {
			return null;
		}
		if ( ! Guarded_File::lock( $handle ) ) {
			fclose( $handle );
			return null;
		}

		$header = Guarded_File::GUARD . pack( 'N', intdiv( $time, self::HOUR_S ) );

		if ( fread( $handle, strlen( $header ) ) !== $header && ! ( ftruncate( $handle, 0 ) && rewind( $handle ) && fwrite( $handle, $header ) && fflush( $handle ) ) ) {
			fclose( $handle );
			return null;
		}

		return new self( $handle );
	}

	/** The visitor's views within the hour. */
	public function get( int $sender ): int {
		list( $one, $other ) = self::places( $sender );

		return min( $this->read( $one ), $this->read( $other ) );
	}

	public function add( int $sender ): bool {
		$is_written = true;

		foreach ( self::places( $sender ) as $offset ) {
			$count      = $this->read( $offset ) + 1;
			$is_written = 0 === fseek( $this->handle, $offset ) && 4 === fwrite( $this->handle, pack( 'N', $count ) ) && $is_written;
		}

		return fflush( $this->handle ) && $is_written;
	}

	public function close(): void {
		fclose( $this->handle );
	}

	/** The file grows as counters are used. */
	private function read( int $offset ): int {
		$bytes = 0 === fseek( $this->handle, $offset ) ? (string) fread( $this->handle, 4 ) : '';

		return 4 === strlen( $bytes ) ? (int) ( ( unpack( 'N', $bytes ) ?: array( 1 => 0 ) )[1] ) : 0;
	}

	/** @return array{int, int} Offsets of the visitor's two counters. */
	private static function places( int $sender ): array {
		$start = strlen( Guarded_File::GUARD ) + 4;
		$size  = 1 << self::BITS;

		return array( $start + 4 * ( $sender % $size ), $start + 4 * ( $size + ( $sender >> self::BITS ) % $size ) );
	}
}
