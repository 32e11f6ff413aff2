<?php
/**
 * Tests the time limit for all requests to the provider.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Provider\Time_Budget;
use PHPUnit\Framework\TestCase;

final class Time_BudgetTest extends TestCase {

	public function test_a_shorter_limit_applies_to_its_work_only(): void {
		$budget = new class() extends Time_Budget {

			/**
			 * @var float
			 */
			public $now_s = 100.0;

			protected function stopwatch_s(): float {
				return $this->now_s;
			}
		};
		$pass   = static fn( float $seconds ) => $budget->spend(
			static function () use ( $budget, $seconds ): void {
				$budget->now_s += $seconds;
			}
		);

		$pass( 1.0 );
		$budget->within(
			5.0,
			function () use ( $budget, $pass ): void {
				$this->assertSame( 5.0, $budget->left_s() );
				$pass( 2.0 );
				$this->assertSame( 3.0, $budget->left_s() );
				$budget->within( 60.0, fn() => $this->assertSame( 3.0, $budget->left_s() ) );
			}
		);
		$this->assertSame( 4.0, $budget->left_s() );

		$budget->within( 5.0, fn() => $this->assertSame( 4.0, $budget->left_s() ) );
	}

	public function test_waiting_for_other_requests_uses_the_budget(): void {
		$budget = new class() extends Time_Budget {

			/**
			 * @var float
			 */
			public $now_s = 100.0;

			protected function stopwatch_s(): float {
				return $this->now_s;
			}

			protected function sleep( int $microseconds ): void {
				$this->now_s += $microseconds / 1e6;
			}
		};
		$waits  = 0;

		while ( $waits < 100 && $budget->pause( 250000 ) ) {
			++$waits;
		}

		$this->assertSame( 28, $waits );
		$this->assertSame( 0.0, $budget->left_s() );

		$budget->now_s += 7.5;
		$this->assertSame( 7.0, $budget->left_s() );
	}
}
