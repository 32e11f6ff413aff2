<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;

defined( 'ABSPATH' ) || exit;

/** Names of spans and periods as plain text. */
final class Span_Labels {

	public static function span( Span $span ): string {
		$latest = array(
			Calendar::DAY   => __( 'Last 30 days', 'jetpack-dashboard' ),
			Calendar::WEEK  => __( 'Last 14 weeks', 'jetpack-dashboard' ),
			Calendar::MONTH => __( 'Last 12 months', 'jetpack-dashboard' ),
		);

		return $span->is_latest ? $latest[ $span->unit ] : self::days( $span->from, $span->to );
	}

	public static function period( string $unit, Period $period ): string {
		if ( Calendar::WEEK === $unit && 7 === Spans::days( $period->from, $period->to ) ) {
			/* translators: %s: date of a Monday. */
			return sprintf( __( 'Week of %s', 'jetpack-dashboard' ), self::day( $period->from ) );
		}

		return Calendar::MONTH === $unit && 1 === Spans::months( $period->from, $period->to )
			? self::format( 'F Y', $period->from )
			: self::days( $period->from, $period->to );
	}

	/** The dates of the first and the last day. */
	public static function days( int $from, int $to ): string {
		return $from === $to
			? self::day( $from )
			/* translators: 1: first date, 2: last date of a period. */
			: sprintf( _x( '%1$s – %2$s', 'dates', 'jetpack-dashboard' ), self::day( $from ), self::day( $to ) );
	}

	public static function day( int $day ): string {
		return self::format( (string) get_option( 'date_format' ), $day );
	}

	private static function format( string $format, int $day ): string {
		return (string) wp_date( $format, (int) strtotime( Report_Range::date( $day ) . ' 12:00 UTC' ), new \DateTimeZone( 'UTC' ) );
	}
}
