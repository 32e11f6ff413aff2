<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;
use DateTimeZone;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Slots and periods in the site's time zone, weeks from Monday.
 *
 * A view stays in the slot that it was counted in: a site that changes its time zone keeps its history as it was. The hour
 * that a clock repeats in autumn is one slot.
 */
final class Calendar {

	public const DAY   = 'day';
	public const WEEK  = 'week';
	public const MONTH = 'month';

	private const HOURS_KEPT_S = 72 * HOUR_IN_SECONDS;

	/** How many periods a range has, the current one included. */
	private const LENGTHS = array(
		self::DAY   => 30,
		self::WEEK  => 14,
		self::MONTH => 12,
	);

	private Clock $clock;
	private DateTimeZone $zone;

	public function __construct( Clock $clock, ?DateTimeZone $zone = null ) {
		$this->clock = $clock;
		$this->zone  = $zone ?? wp_timezone();
	}

	/** A range's name; what is none is a day. */
	public static function range( string $name ): string {
		return isset( self::LENGTHS[ $name ] ) ? $name : self::DAY;
	}

	/**
	 * The hour of a time.
	 *
	 * @return int Slot, like 2026112120.
	 */
	public function hour( int $time ): int {
		return (int) $this->at( $time )->format( 'YmdH' );
	}

	/**
	 * The day of a time.
	 *
	 * @return int Slot, like 20261121.
	 */
	public function day( int $time ): int {
		return (int) $this->at( $time )->format( 'Ymd' );
	}

	/** The current day. */
	public function today(): int {
		return $this->day( $this->clock->now() );
	}

	/**
	 * A day some days from today.
	 *
	 * @param int $days How many; before today when negative.
	 */
	public function day_from_today( int $days ): int {
		return (int) $this->at( $this->clock->now() )->setTime( 12, 0 )->modify( sprintf( '%+d days', $days ) )->format( 'Ymd' );
	}

	/** The first day that is not closed: hours are kept for 72 hours after their day ended, then rolled up. */
	public function first_open_day(): int {
		return $this->day( $this->clock->now() - self::HOURS_KEPT_S );
	}

	/**
	 * The last hours, the current one included.
	 *
	 * @return int[] Slots, oldest first; those of an hour that the clock repeats are one.
	 */
	public function last_hours( int $count ): array {
		$now   = $this->clock->now();
		$hours = array();

		for ( $ago = $count - 1; $ago >= 0; $ago-- ) {
			$hours[ $this->hour( $now - $ago * HOUR_IN_SECONDS ) ] = true;
		}

		return array_keys( $hours );
	}

	/**
	 * The periods of a range, up to and including the current one.
	 *
	 * @return Period[] Oldest first.
	 */
	public function periods( string $range ): array {
		$current = $this->start( $range );
		$periods = array();

		for ( $ago = self::LENGTHS[ $range ] - 1; $ago >= 0; $ago-- ) {
			$start     = $current->modify( "-$ago $range" );
			$periods[] = new Period( $range, $start, $start->modify( "+1 $range" )->modify( '-1 day' ) );
		}

		return $periods;
	}

	/** Noon of the current period's first day: no clock is put forward or back at that hour. */
	private function start( string $range ): DateTimeImmutable {
		$noon = $this->at( $this->clock->now() )->setTime( 12, 0 );

		if ( self::WEEK === $range ) {
			return $noon->modify( '-' . ( (int) $noon->format( 'N' ) - 1 ) . ' days' );
		}

		return self::MONTH === $range ? $noon->modify( 'first day of this month' ) : $noon;
	}

	/** A time on the site's clock. */
	private function at( int $time ): DateTimeImmutable {
		return ( new DateTimeImmutable( '@' . $time ) )->setTimezone( $this->zone );
	}
}
