<?php
/**
 * Tests of work in batches.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Stats;

use Jetpack_Dashboard\Features\Stats\Batches;
use PHPUnit\Framework\TestCase;

final class BatchesTest extends TestCase {

	/**
	 * On a slow host a row took 0.14 ms, so a batch of 10 000 rows would hold locks for more than a second.
	 */
	public function test_a_batch_never_takes_more_than_2000_rows(): void {
		$this->assertSame( array( 1000, 2000, 2000, 2000, 2000, 2000 ), $this->sizes( new Batches( 10 ), 6, 0 ) );
	}

	/**
	 * Other kinds of rows may take much longer.
	 */
	public function test_another_kind_starts_over(): void {
		$batches = new Batches( 10 );
		$this->sizes( $batches, 6, 0 );
		$this->assertSame( 1000, $this->sizes( $batches, 1, 0 )[0] );
	}

	/**
	 * Fewer rows after a slow batch, but never none.
	 */
	public function test_a_slow_batch_makes_the_next_one_smaller(): void {
		$sizes = $this->sizes( new Batches( 10 ), 3, 400000 );
		$this->assertLessThan( 500, $sizes[1] );
		$this->assertSame( 200, $sizes[2] );
	}

	/**
	 * Runs slow batches.
	 *
	 * @param Batches $batches Runs them.
	 * @param int     $count   How many.
	 * @param int     $pause   Microseconds that each takes.
	 * @return int[] Their rows.
	 */
	private function sizes( Batches $batches, int $count, int $pause ): array {
		$sizes = array();
		$batches->run(
			static function ( int $rows ) use ( &$sizes, $count, $pause ): bool {
				$sizes[] = $rows;
				usleep( $pause );

				return count( $sizes ) < $count;
			}
		);

		return $sizes;
	}
}
