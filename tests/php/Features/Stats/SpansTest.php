<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Stats;

use DateTimeZone;
use Jetpack_Dashboard\Features\Stats\Calendar;
use Jetpack_Dashboard\Features\Stats\Span;
use Jetpack_Dashboard\Features\Stats\Spans;
use Jetpack_Dashboard\Kernel\Clock;
use PHPUnit\Framework\TestCase;

final class SpansTest extends TestCase {

	/** Noon of Wednesday, November 25, 2026, in UTC. */
	private const NOW = '2026-11-25 12:00 UTC';

	private static function spans( string $now = self::NOW, string $zone = 'UTC' ): Spans {
		$clock = new class( (int) strtotime( $now ) ) extends Clock {
			private int $time;

			public function __construct( int $time ) {
				$this->time = $time;
			}

			public function now(): int {
				return $this->time;
			}
		};

		return new Spans( new Calendar( $clock, new DateTimeZone( $zone ) ) );
	}

	/** @return array<int, int|string|bool> */
	private static function facts( ?Span $span ): array {
		return null === $span ? array() : array( $span->unit, $span->from, $span->to, count( $span->periods ), $span->is_latest );
	}

	/** @return array<string, array{string, int, int, array<int, int|string|bool>}> */
	public static function ranges(): array {
		return array(
			'days'                              => array( 'day', 20261105, 20261120, array( 'day', 20261105, 20261120, 16, false ) ),
			'a single day'                      => array( 'day', 20261105, 20261105, array( 'day', 20261105, 20261105, 1, false ) ),
			'reversed'                          => array( 'day', 20261120, 20261105, array( 'day', 20261105, 20261120, 16, false ) ),
			'weeks that are cut'                => array( 'week', 20261105, 20261120, array( 'week', 20261105, 20261120, 3, false ) ),
			'months that are cut'               => array( 'month', 20260905, 20261120, array( 'month', 20260905, 20261120, 3, false ) ),
			'too many days'                     => array( 'day', 20260101, 20261031, array( 'week', 20260101, 20261031, 44, false ) ),
			'too many weeks'                    => array( 'day', 20200101, 20261031, array( 'month', 20200101, 20261031, 82, false ) ),
			'more than is shown'                => array( 'month', 19900101, 20261031, array( 'month', 20061101, 20261031, 240, false ) ),
			'partly in the future'              => array( 'day', 20261120, 20270101, array( 'day', 20261120, 20261125, 6, false ) ),
			'in the future'                     => array( 'day', 20261126, 20270101, array( 'day', 20261027, 20261125, 30, true ) ),
			'the default days'                  => array( 'day', 20261027, 20261125, array( 'day', 20261027, 20261125, 30, true ) ),
			'whole months, of which one is now' => array( 'month', 20261001, 20261130, array( 'month', 20261001, 20261130, 2, false ) ),
			'cut months up to now'              => array( 'month', 20261005, 20261130, array( 'month', 20261005, 20261125, 2, false ) ),
		);
	}

	/**
	 * @dataProvider ranges
	 * @param array<int, int|string|bool> $expected
	 */
	public function test_divides_any_dates_into_periods( string $unit, int $first, int $last, array $expected ): void {
		$span = self::spans()->between( $unit, $first, $last );

		$this->assertSame( $expected, self::facts( $span ) );

		foreach ( array_slice( $span->periods, 1 ) as $index => $period ) {
			$this->assertSame( Spans::days( $span->periods[ $index ]->from, $period->from ) - 1, Spans::days( $span->periods[ $index ]->from, $span->periods[ $index ]->to ), 'Periods have no gaps.' );
		}
	}

	public function test_goes_back_and_returns_to_the_default(): void {
		$spans = self::spans();

		foreach ( array(
			'day'   => array( 20260927, 20261026 ),
			'week'  => array( 20260518, 20260823 ),
			'month' => array( 20241201, 20251130 ),
		) as $unit => list( $from, $to ) ) {
			$latest = $spans->latest( $unit );
			$before = $spans->before( $latest );

			$this->assertNull( $spans->after( $latest ) );
			$this->assertSame( array( $unit, $from, $to, count( $latest->periods ), false ), self::facts( $before ) );
			$this->assertSame( self::facts( $latest ), self::facts( $spans->after( $before ) ) );
		}
	}

	public function test_the_last_span_ends_now_and_keeps_its_length(): void {
		$spans = self::spans();

		$this->assertSame( array( 'day', 20261111, 20261125, 15, false ), self::facts( $spans->after( $spans->between( 'day', 20261105, 20261119 ) ) ) );
		$this->assertSame( array( 'month', 20260901, 20261130, 3, false ), self::facts( $spans->after( $spans->between( 'month', 20260701, 20260930 ) ) ) );
	}

	public function test_another_unit_keeps_the_dates_that_fit(): void {
		$spans = self::spans();
		$span  = $spans->between( 'day', 20261001, 20261031 );

		$this->assertSame( array( 'month', 20261001, 20261031, 1, false ), self::facts( $spans->in_unit( $span, 'month' ) ) );
		$this->assertSame( self::facts( $spans->latest( 'day' ) ), self::facts( $spans->in_unit( $spans->between( 'month', 20250101, 20251231 ), 'day' ) ) );
		$this->assertSame( self::facts( $spans->latest( 'week' ) ), self::facts( $spans->in_unit( $spans->latest( 'day' ), 'week' ) ) );
	}

	public function test_compares_as_many_days_as_have_passed(): void {
		$spans = self::spans();

		foreach ( array(
			array( 'day', 20261027, 20261125, 20260927, 20261026 ),
			array( 'month', 20261101, 20261130, 20261001, 20261025 ),
			array( 'week', 20261123, 20261129, 20261116, 20261118 ),
			array( 'month', 20251201, 20261130, 20241201, 20251125 ),
			array( 'day', 20260301, 20260331, 20260201, 20260228 ),
		) as list( $unit, $first, $last, $from, $to ) ) {
			$this->assertSame( array( $from, $to ), $spans->compared( $spans->between( $unit, $first, $last ) ) );
		}
	}

	public function test_the_last_30_days_are_never_taken_for_a_month(): void {
		$spans  = self::spans( '2026-11-30 12:00 UTC' );
		$latest = $spans->latest( 'day' );
		$before = $spans->before( $latest );

		$this->assertSame( array( 'day', 20261101, 20261130, 30, true ), self::facts( $latest ) );
		$this->assertSame( array( 'day', 20261002, 20261031, 30, false ), self::facts( $before ) );
		$this->assertSame( self::facts( $latest ), self::facts( $spans->after( $before ) ) );
		$this->assertSame( array( 20261002, 20261031 ), $spans->compared( $latest ) );
	}

	public function test_uses_the_day_of_the_sites_time_zone(): void {
		$kiritimati = self::spans( self::NOW, 'Pacific/Kiritimati' );
		$honolulu   = self::spans( '2026-11-25 09:59 UTC', 'Pacific/Honolulu' );

		$this->assertSame( 20261126, $kiritimati->latest( 'day' )->to );
		$this->assertSame( 20261126, $kiritimati->between( 'day', 20261120, 20270101 )->to );
		$this->assertSame( 20261124, $honolulu->latest( 'day' )->to );
		$this->assertSame( 20261124, $honolulu->between( 'day', 20261120, 20270101 )->to );
	}

	public function test_parses_dates_only(): void {
		$this->assertSame( 20240229, Spans::parse( '2024-02-29' ) );

		foreach ( array( '', 'nonsense', '2026-02-29', '2026-13-01', '2026-1-1', "2026-01-01\n", '20260101' ) as $text ) {
			$this->assertNull( Spans::parse( $text ) );
		}
	}
}
