<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;
use DateTimeZone;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Time slots and periods in the site's time zone; weeks start on Monday. Changing the time zone keeps history as it is. The repeated
 * hour of a DST change is one slot.
 */
final class Calendar {

	public const DAY   = 'day';
	public const WEEK  = 'week';
	public const MONTH = 'month';

	private const HOURS_KEPT_S = 72 * HOUR_IN_SECONDS;

	/** Periods per range, including the current one. */
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

	/** Validates a range; `day` by default. */
	public static function range( string $name ): string {
		return isset( self::LENGTHS[ $name ] ) ? $name : self::DAY;
	}

	/** @return int Slot such as 2026112120. */
	public function hour( int $time ): int {
		return (int) $this->at( $time )->format( 'YmdH' );
	}

	/** @return int Slot such as 20261121. */
	public function day( int $time ): int {
		return (int) $this->at( $time )->format( 'Ymd' );
	}

	public function today(): int {
		return $this->day( $this->clock->now() );
	}

	/** @param int $days Negative for the past. */
	public function day_from_today( int $days ): int {
		return (int) $this->at( $this->clock->now() )->setTime( 12, 0 )->modify( sprintf( '%+d days', $days ) )->format( 'Ymd' );
	}

	/** Hours are kept for 72 hours after the end of their day, and then rolled up into days. */
	public function first_open_day(): int {
		return $this->day( $this->clock->now() - self::HOURS_KEPT_S );
	}

	/**
	 * Includes the current hour.
	 *
	 * @return int[] Slots, oldest first.
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
	 * Includes the current period.
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

	/**
	 * The days of a period, without those to come.
	 *
	 * @return Period[] Oldest first.
	 */
	public function days( Period $period ): array {
		$last = min( $period->to, $this->today() );
		$day  = new DateTimeImmutable( "$period->date 12:00", $this->zone );
		$days = array();

		while ( (int) $day->format( 'Ymd' ) <= $last ) {
			$days[] = new Period( self::DAY, $day, $day );
			$day    = $day->modify( '+1 day' );
		}

		return $days;
	}

	/** Noon of the period's first day, which no DST change affects. */
	private function start( string $range ): DateTimeImmutable {
		$noon = $this->at( $this->clock->now() )->setTime( 12, 0 );

		if ( self::WEEK === $range ) {
			return $noon->modify( '-' . ( (int) $noon->format( 'N' ) - 1 ) . ' days' );
		}

		return self::MONTH === $range ? $noon->modify( 'first day of this month' ) : $noon;
	}

	private function at( int $time ): DateTimeImmutable {
		return ( new DateTimeImmutable( '@' . $time ) )->setTimezone( $this->zone );
	}
}
