<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Runs batches until the work is done or the time is over. Adapts their size to the host, so that none holds locks for long. */
final class Batches {

	/** How long a batch should take. */
	private const TARGET_S = 0.15;

	/**
	 * Rows of the first batch, and bounds of the others. A batch's time says little about the next one's: on a busy MariaDB a
	 * row took from 0.01 to 0.14 ms. With the maximum even the slowest take less than a second.
	 */
	private const ROWS     = 1000;
	private const MIN_ROWS = 200;
	private const MAX_ROWS = 2000;

	/** When the time is over, as hrtime() tells it. */
	private int $end;

	public function __construct( int $seconds ) {
		$this->end = hrtime( true ) + $seconds * 1000000000;
	}

	/**
	 * Runs batches of one kind. Their size starts over: a row of another kind may take much longer.
	 *
	 * @param callable(int): bool $batch Takes how many rows it may touch; gives whether there may be more to do.
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
