<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Runs batches until the work is done or time is up. Adapts the batch size to the host, so that locks are held briefly. */
final class Batches {

	/** Target duration of a batch. */
	private const TARGET_S = 0.15;

	/**
	 * Rows of the first batch, minimum and maximum. Timing varies: on a busy MariaDB, a row took from 0.01 to 0.14 ms. With the maximum,
	 * the slowest batches take less than a second.
	 */
	private const ROWS     = 1000;
	private const MIN_ROWS = 200;
	private const MAX_ROWS = 2000;

	/** Deadline, in nanoseconds of hrtime(). */
	private int $end;

	public function __construct( int $seconds ) {
		$this->end = hrtime( true ) + $seconds * 1000000000;
	}

	/**
	 * Runs batches of one kind, starting over with the first size.
	 *
	 * @param callable(int): bool $batch Receives the maximum number of rows, and returns whether there may be more.
	 * @return bool Whether all is done.
	 */
	public function run( callable $batch ): bool {
		$rows = self::ROWS;

		while ( hrtime( true ) < $this->end ) {
			$start = hrtime( true );

			if ( ! $batch( $rows ) ) {
				return true;
			}

			$took_s = max( 0.001, ( hrtime( true ) - $start ) / 1e9 );
			$rows   = (int) max( self::MIN_ROWS, min( self::MAX_ROWS, $rows * 2, $rows * self::TARGET_S / $took_s ) );
		}

		return false;
	}
}
