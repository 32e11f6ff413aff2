<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * Counts of the direct endpoint in a file of fixed size: two tables of counters, of which a sender has one each, and the
 * smaller of the two counts. So senders that share one counter don't share a limit. The hour's first view clears it.
 * Needs no WordPress.
 */
final class Sender_Counts {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	private const FILE = '/senders.php';

	/** Counters of a table, as a power of two; each takes four bytes. A sender's digest has bits for both. */
	private const BITS = 15;

	private const HOUR_S = 3600;

	/**
	 * The open file, which is locked.
	 *
	 * @var resource
	 */
	private $handle;

	/** @param resource $handle The open file. */
	private function __construct( $handle ) {
		$this->handle = $handle;
	}

	/**
	 * Makes the file, if there is none.
	 *
	 * @param string            $folder The buffer's folder.
	 * @param array<mixed>|null $owner  stat() of a file whose owner has to own this one.
	 */
	public static function prepare( string $folder, ?array $owner ): bool {
		return is_file( $folder . self::FILE ) || Guarded_File::write( $folder . self::FILE, pack( 'N', 0 ), $owner );
	}

	/**
	 * Deletes the file.
	 *
	 * @param string $folder The buffer's folder.
	 */
	public static function delete( string $folder ): void {
		@unlink( $folder . self::FILE );
	}

	/**
	 * Whether the file can be written.
	 *
	 * @param string $folder The buffer's folder.
	 */
	public static function is_writable( string $folder ): bool {
		return is_writable( $folder . self::FILE );
	}

	/**
	 * Opens and locks the file.
	 *
	 * @param string $folder The buffer's folder.
	 * @param int    $time   Unix time. Counts of another hour are cleared.
	 * @return self|null Null when it isn't there or stays locked.
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

	/** How many views a sender sent within the hour. */
	public function get( int $sender ): int {
		list( $one, $other ) = self::places( $sender );

		return min( $this->read( $one ), $this->read( $other ) );
	}

	/** Counts a view. */
	public function add( int $sender ): bool {
		$is_written = true;

		foreach ( self::places( $sender ) as $place ) {
			$count      = $this->read( $place ) + 1;
			$is_written = 0 === fseek( $this->handle, $place ) && 4 === fwrite( $this->handle, pack( 'N', $count ) ) && $is_written;
		}

		return fflush( $this->handle ) && $is_written;
	}

	/** Unlocks the file. */
	public function close(): void {
		fclose( $this->handle );
	}

	/** A counter. The file grows as counters are used. */
	private function read( int $place ): int {
		$bytes = 0 === fseek( $this->handle, $place ) ? (string) fread( $this->handle, 4 ) : '';

		return 4 === strlen( $bytes ) ? (int) ( ( unpack( 'N', $bytes ) ?: array( 1 => 0 ) )[1] ) : 0;
	}

	/**
	 * Where a sender's two counters are in the file.
	 *
	 * @return array{int, int}
	 */
	private static function places( int $sender ): array {
		$start = strlen( Guarded_File::GUARD ) + 4;
		$size  = 1 << self::BITS;

		return array( $start + 4 * ( $sender % $size ), $start + 4 * ( $size + ( $sender >> self::BITS ) % $size ) );
	}
}
