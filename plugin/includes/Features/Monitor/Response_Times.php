<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

defined( 'ABSPATH' ) || exit;

/**
 * How long visitors waited for the server, measured by the script of the statistics: numbers of page views by hour (since 1970) and range
 * of response times. Two requests that count at the same moment can lose one view.
 *
 * @phpstan-type Hours array<int, array<int, int>>
 */
final class Response_Times {

	private const OPTION = 'jetpack_dashboard_response_times';

	/** The ends of the ranges, in ms. A view is in the first range whose end it doesn't exceed. */
	private const ENDS = array( 25, 50, 75, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000, 10000, 20000, 60000 );

	/** One of ENDS: longer is slow. */
	private const SLOW_MS = 2000;

	private const KEPT_HOURS  = 48;
	private const SHOWN_HOURS = 24;

	/**
	 * @param array<mixed> $times Time and ms of each view.
	 * @param int          $now   Unix time.
	 */
	public function add( array $times, int $now ): void {
		update_option( self::OPTION, self::counted( self::read(), $times, $now ), false );
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/** @return array{views: int, median_ms: int|null, slow: int} Of the last 24 hours. */
	public function summary( int $now ): array {
		return self::summarized( self::read(), $now );
	}

	/** The summary for the dashboard and the settings. */
	public function text( int $now ): string {
		$found = $this->summary( $now );

		if ( null === $found['median_ms'] ) {
			return __( 'Site Stats hasn’t measured how long visitors wait for a page in the last 24 hours.', 'jetpack-dashboard' );
		}

		$text = sprintf(
			/* translators: 1: number of milliseconds, 2: number of pages. */
			_n( 'Visitors waited %1$s ms for a page (median of the last 24 hours, %2$s page).', 'Visitors waited %1$s ms for a page (median of the last 24 hours, %2$s pages).', $found['views'], 'jetpack-dashboard' ),
			number_format_i18n( $found['median_ms'] ),
			number_format_i18n( $found['views'] )
		);
		$percent = (int) round( 100 * $found['slow'] / $found['views'] );

		return 0 === $percent
			? $text
			/* translators: 1: the sentence before, 2: percentage, 3: number of seconds. */
			: sprintf( __( '%1$s %2$d%% took longer than %3$d seconds.', 'jetpack-dashboard' ), $text, $percent, self::SLOW_MS / 1000 );
	}

	/**
	 * Adds views, and drops hours that are too old.
	 *
	 * @param Hours        $hours
	 * @param array<mixed> $times Time and ms of each view.
	 * @return Hours
	 */
	public static function counted( array $hours, array $times, int $now ): array {
		foreach ( $times as $view ) {
			$ms = is_array( $view ) ? (int) ( $view[1] ?? 0 ) : 0;

			if ( $ms > 0 ) {
				$hour  = intdiv( (int) $view[0], HOUR_IN_SECONDS );
				$range = self::range( $ms );

				$hours[ $hour ][ $range ] = ( $hours[ $hour ][ $range ] ?? 0 ) + 1;
			}
		}

		return self::since( $hours, self::KEPT_HOURS, $now );
	}

	/**
	 * @param Hours $hours
	 * @return array{views: int, median_ms: int|null, slow: int}
	 */
	public static function summarized( array $hours, int $now ): array {
		$views = array_fill( 0, count( self::ENDS ), 0 );

		foreach ( self::since( $hours, self::SHOWN_HOURS, $now ) as $counts ) {
			foreach ( $counts as $range => $count ) {
				$views[ $range ] += $count;
			}
		}

		return array(
			'views'     => array_sum( $views ),
			'median_ms' => self::median( $views ),
			'slow'      => array_sum( array_slice( $views, self::range( self::SLOW_MS ) + 1 ) ),
		);
	}

	/**
	 * The median, as if the views of a range were spread evenly.
	 *
	 * @param int[] $views By range.
	 */
	private static function median( array $views ): ?int {
		$half  = array_sum( $views ) / 2;
		$start = 0;

		foreach ( $views as $range => $count ) {
			if ( $count > 0 && $count >= $half ) {
				$ms = $start + ( self::ENDS[ $range ] - $start ) * $half / $count;

				// More digits would be invented.
				return (int) max( 10, 10 * round( $ms / 10 ) );
			}
			$half -= $count;
			$start = self::ENDS[ $range ];
		}

		return null;
	}

	private static function range( int $ms ): int {
		foreach ( self::ENDS as $range => $end ) {
			if ( $ms <= $end ) {
				return $range;
			}
		}

		return count( self::ENDS ) - 1;
	}

	/**
	 * @param Hours $hours
	 * @return Hours The last hours, without those to come.
	 */
	private static function since( array $hours, int $count, int $now ): array {
		$last = intdiv( $now, HOUR_IN_SECONDS );

		return array_filter( $hours, static fn( int $hour ): bool => $hour > $last - $count && $hour <= $last, ARRAY_FILTER_USE_KEY );
	}

	/** @return Hours */
	private static function read(): array {
		$stored = get_option( self::OPTION );
		$hours  = array();

		foreach ( array_filter( is_array( $stored ) ? $stored : array(), 'is_array' ) as $hour => $counts ) {
			foreach ( array_intersect_key( $counts, self::ENDS ) as $range => $count ) {
				$hours[ (int) $hour ][ (int) $range ] = max( 0, (int) $count );
			}
		}

		return $hours;
	}
}
