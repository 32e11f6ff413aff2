<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** The views of a period, and the difference from the period before in words and numbers. */
final class Comparison {

	private int $views;
	private int $before;
	private int $from;
	private int $to;
	private ?int $first_day;

	/**
	 * @param int      $views     Views of the period.
	 * @param int      $before    Views of the period before.
	 * @param int      $from      First day of the period before.
	 * @param int      $to        Last day of the period before.
	 * @param int|null $first_day First day with counts; null if there are none.
	 */
	public function __construct( int $views, int $before, int $from, int $to, ?int $first_day ) {
		$this->views     = $views;
		$this->before    = $before;
		$this->from      = $from;
		$this->to        = $to;
		$this->first_day = $first_day;
	}

	/** @param string $title Name of the period. */
	public function print( string $title ): void {
		/* translators: 1: number of views, 2: name of a period. */
		$views = sprintf( _n( '%1$s view: %2$s', '%1$s views: %2$s', $this->views, 'jetpack-dashboard' ), number_format_i18n( $this->views ), $title );

		echo '<p class="jp-stats__comparison"><strong>' . esc_html( $views ) . '</strong><br>' . esc_html( $this->text() ) . '</p>';
	}

	/** Plain text. */
	public function text(): string {
		if ( null === $this->first_day ) {
			return __( 'No views yet.', 'jetpack-dashboard' );
		}

		if ( $this->first_day > $this->to ) {
			/* translators: %s: date. */
			return sprintf( __( 'The first view was counted on %s, so there is nothing to compare with.', 'jetpack-dashboard' ), Span_Labels::day( $this->first_day ) );
		}

		$days       = Span_Labels::days( $this->from, $this->to );
		$difference = abs( $this->views - $this->before );
		$number     = number_format_i18n( $difference );
		$before     = number_format_i18n( $this->before );

		if ( 0 === $difference ) {
			/* translators: 1: number of views, 2: dates. */
			return sprintf( __( 'No change from %1$s in the period before: %2$s.', 'jetpack-dashboard' ), $before, $days );
		}
		if ( 0 === $this->before ) {
			/* translators: 1: number of views, 2: dates. */
			return sprintf( __( 'Up %1$s from 0 in the period before: %2$s.', 'jetpack-dashboard' ), $number, $days );
		}

		$percent = number_format_i18n( (int) round( 100 * $difference / $this->before ) );

		return $this->views > $this->before
			/* translators: 1: difference, 2: percentage, 3: number of views, 4: dates. */
			? sprintf( __( 'Up %1$s (+%2$s%%) from %3$s in the period before: %4$s.', 'jetpack-dashboard' ), $number, $percent, $before, $days )
			/* translators: 1: difference, 2: percentage, 3: number of views, 4: dates. */
			: sprintf( __( 'Down %1$s (−%2$s%%) from %3$s in the period before: %4$s.', 'jetpack-dashboard' ), $number, $percent, $before, $days );
	}
}
