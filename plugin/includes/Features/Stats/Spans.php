<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** Creates spans and moves them in time. Calculates with dates, so that no DST change affects it. */
final class Spans {

	/** Maximum periods per unit. Longer spans use the next unit. */
	private const MAX = array(
		Calendar::DAY   => 92,
		Calendar::WEEK  => 106,
		Calendar::MONTH => 240,
	);

	private Calendar $calendar;

	public function __construct( Calendar $calendar ) {
		$this->calendar = $calendar;
	}

	public function latest( string $unit ): Span {
		return new Span( $unit, $this->calendar->periods( $unit ), true );
	}

	/**
	 * @param int $first Slot of a day.
	 * @param int $last  Slot of a day. Days to come are left out, unless they complete a week or month.
	 * @return Span Possibly with a larger unit, and of the last 20 years at most. The latest one, if all days are in the future.
	 */
	public function between( string $unit, int $first, int $last ): Span {
		if ( $first > $last ) {
			list( $first, $last ) = array( $last, $first );
		}
		if ( $first > $this->calendar->today() ) {
			return $this->latest( $unit );
		}

		$last = min( $last, $this->end( $unit, $first ) );

		while ( Calendar::MONTH !== $unit && $this->count( $unit, $first, $last ) > self::MAX[ $unit ] ) {
			$unit = Calendar::DAY === $unit ? Calendar::WEEK : Calendar::MONTH;
		}

		$latest  = $this->latest( $unit );
		$periods = array();

		if ( $latest->from === $first && $latest->to === $last ) {
			return $latest;
		}

		$start = self::start( $unit, $last );
		$end   = self::date( $last );
		foreach ( range( 1, self::MAX[ $unit ] ) as $number ) {
			if ( self::slot( $end ) < $first ) {
				break;
			}

			$periods[] = new Period( $unit, max( $start, self::date( $first ) ), $end );
			$end       = $start->modify( '-1 day' );
			$start     = $start->modify( "-1 $unit" );
		}

		return new Span( $unit, array_reverse( $periods ), false );
	}

	public function before( Span $span ): Span {
		list( $first, $last ) = self::shift( $span, -1 );

		return $this->between( $span->unit, $first, $last );
	}

	/** The next span of the same length. The last one ends now. Null if this one does. */
	public function after( Span $span ): ?Span {
		if ( $span->to >= $this->calendar->today() ) {
			return null;
		}

		list( $first, $last ) = self::shift( $span, 1 );
		$end                  = $this->end( $span->unit, $first );

		if ( $last > $end ) {
			$months = Calendar::MONTH === $span->unit ? self::months( $span->from, $span->to ) : 0;
			$length = $months > 0 ? "-$months months" : '-' . self::days( $span->from, $span->to ) . ' days';
			$last   = $end;
			$first  = self::slot( self::date( $end )->modify( '+1 day' )->modify( $length ) );
		}

		return $this->between( $span->unit, $first, $last );
	}

	/** Another unit for the same days; its latest span if they don't fit, or for the latest span. */
	public function in_unit( Span $span, string $unit ): Span {
		$other = $span->is_latest ? $this->latest( $unit ) : $this->between( $unit, $span->from, $span->to );

		return $unit === $other->unit ? $other : $this->latest( $unit );
	}

	/**
	 * Days to compare with: as many as have passed of the span, right before it; for whole months, from the start of as many months before.
	 *
	 * @return array{int, int} Slots of the first and last day.
	 */
	public function compared( Span $span ): array {
		list( $from, $to ) = self::shift( $span, -1 );
		$today             = $this->calendar->today();

		if ( $span->to > $today ) {
			$to = min( $to, self::slot( self::date( $from )->modify( '+' . ( self::days( $span->from, $today ) - 1 ) . ' days' ) ) );
		}

		return array( $from, $to );
	}

	/** @return int|null Slot of a date such as 2026-11-21; null for anything else. */
	public static function parse( string $date ): ?int {
		return 1 === preg_match( '/\A(\d{4})-(\d\d)-(\d\d)\z/', $date, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] )
			? (int) ( $parts[1] . $parts[2] . $parts[3] )
			: null;
	}

	/** Number of days, both included. */
	public static function days( int $first, int $last ): int {
		return 1 + (int) round( ( self::date( $last )->getTimestamp() - self::date( $first )->getTimestamp() ) / DAY_IN_SECONDS );
	}

	/** The last day of a span that ends now. Spans of whole weeks or months include the current one. */
	private function end( string $unit, int $first ): int {
		$today = $this->calendar->today();

		return self::slot( self::start( $unit, $first ) ) === $first
			? self::slot( self::start( $unit, $today )->modify( "+1 $unit" )->modify( '-1 day' ) )
			: $today;
	}

	private function count( string $unit, int $first, int $last ): int {
		return Calendar::DAY === $unit ? self::days( $first, $last ) : intdiv( self::days( self::slot( self::start( $unit, $first ) ), $last ) + 6, 7 );
	}

	/**
	 * Whole months move by months, except for the last 30 days, which are a month only by chance.
	 *
	 * @param int $direction 1 or -1.
	 * @return array{int, int}
	 */
	private static function shift( Span $span, int $direction ): array {
		$first  = $span->from;
		$last   = $span->to;
		$months = $span->is_latest && Calendar::DAY === $span->unit ? 0 : self::months( $first, $last );

		if ( $months > 0 ) {
			$from = self::date( $first )->modify( sprintf( '%+d months', $direction * $months ) );
			return array( self::slot( $from ), self::slot( $from->modify( "+$months months" )->modify( '-1 day' ) ) );
		}

		$days = sprintf( '%+d days', $direction * self::days( $first, $last ) );
		return array( self::slot( self::date( $first )->modify( $days ) ), self::slot( self::date( $last )->modify( $days ) ) );
	}

	/** Number of months; 0 unless they are whole. */
	public static function months( int $first, int $last ): int {
		$after = self::date( $last )->modify( '+1 day' );

		return 1 === $first % 100 && 1 === (int) $after->format( 'j' )
			? ( (int) $after->format( 'Y' ) - intdiv( $first, 10000 ) ) * 12 + (int) $after->format( 'n' ) - intdiv( $first, 100 ) % 100
			: 0;
	}

	/** The first day of the unit that contains a day. */
	private static function start( string $unit, int $day ): DateTimeImmutable {
		$date = self::date( $day );

		if ( Calendar::WEEK === $unit ) {
			return $date->modify( '-' . ( (int) $date->format( 'N' ) - 1 ) . ' days' );
		}

		return Calendar::MONTH === $unit ? $date->modify( 'first day of this month' ) : $date;
	}

	private static function date( int $day ): DateTimeImmutable {
		return new DateTimeImmutable( "$day 12:00", new DateTimeZone( 'UTC' ) );
	}

	private static function slot( DateTimeImmutable $date ): int {
		return (int) $date->format( 'Ymd' );
	}
}
