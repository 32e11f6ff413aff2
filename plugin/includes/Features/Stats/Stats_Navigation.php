<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;

defined( 'ABSPATH' ) || exit;

/** Prints the controls that choose what the statistics page shows. They are links and a form with method GET, so that the URL has it all. */
final class Stats_Navigation {

	private Page_State $state;
	private Spans $spans;

	public function __construct( Page_State $state, Spans $spans ) {
		$this->state = $state;
		$this->spans = $spans;
	}

	public function print_tabs(): void {
		$labels = array(
			Calendar::DAY   => __( 'Days', 'jetpack-dashboard' ),
			Calendar::WEEK  => __( 'Weeks', 'jetpack-dashboard' ),
			Calendar::MONTH => __( 'Months', 'jetpack-dashboard' ),
		);

		echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Periods', 'jetpack-dashboard' ) . '">';
		foreach ( $labels as $unit => $label ) {
			echo '<a href="' . esc_url( $this->state->with_span( $this->spans->in_unit( $this->state->span, $unit ) )->url() ) . '" ';
			echo $unit === $this->state->span->unit ? 'class="nav-tab nav-tab-active" aria-current="page">' : 'class="nav-tab">';
			echo esc_html( $label ) . '</a>';
		}
		echo '</nav>';
	}

	/**
	 * Links to the span before and after, and a form for any dates.
	 *
	 * @param int|null $first_day First day with counts, before which there is nothing to show.
	 * @param int      $today     Today's slot.
	 */
	public function print_span( ?int $first_day, int $today ): void {
		$span   = $this->state->span;
		$before = null !== $first_day && $first_day < $span->from ? $this->spans->before( $span ) : null;
		$end    = min( $span->to, $today );

		echo '<div class="jp-stats__bar"><nav aria-label="' . esc_attr__( 'Earlier and later', 'jetpack-dashboard' ) . '">';
		/* translators: %s: dates. */
		$this->print_move( $before, __( 'Earlier', 'jetpack-dashboard' ), __( 'Earlier: %s', 'jetpack-dashboard' ) );
		/* translators: %s: dates. */
		$this->print_move( $this->spans->after( $span ), __( 'Later', 'jetpack-dashboard' ), __( 'Later: %s', 'jetpack-dashboard' ) );
		echo '<strong>' . esc_html( Span_Labels::days( $span->from, $end ) ) . '</strong>';
		echo '</nav><form method="get" action="' . esc_url( admin_url( 'admin.php' ) ) . '">';
		foreach ( array_diff_key( array( 'page' => Stats_Page::SLUG ) + $this->state->query(), array_flip( array( 'from', 'to', 'date' ) ) ) as $name => $value ) {
			echo '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
		self::print_date( 'from', __( 'From', 'jetpack-dashboard' ), $span->from, $today );
		self::print_date( 'to', __( 'To', 'jetpack-dashboard' ), $end, $today );
		echo '<button class="button">' . esc_html__( 'Show', 'jetpack-dashboard' ) . '</button></form></div>';
	}

	/** A link to the whole span, if a period of it is selected. */
	public function print_all(): void {
		if ( null !== $this->state->chosen ) {
			/* translators: %s: name of a period. */
			echo '<p><a href="' . esc_url( $this->state->with_span( $this->state->span )->url() ) . '">' . esc_html( sprintf( __( 'Show all: %s', 'jetpack-dashboard' ), Span_Labels::span( $this->state->span ) ) ) . '</a></p>';
		}
	}

	/** @param string $label Accessible name with a placeholder for the dates. */
	private function print_move( ?Span $to, string $text, string $label ): void {
		if ( null === $to ) {
			echo '<span class="button disabled" role="link" aria-disabled="true">' . esc_html( $text ) . '</span>';
			return;
		}

		printf( '<a class="button" href="%s" aria-label="%s">%s</a>', esc_url( $this->state->with_span( $to )->url() ), esc_attr( sprintf( $label, Span_Labels::span( $to ) ) ), esc_html( $text ) );
	}

	private static function print_date( string $name, string $label, int $day, int $today ): void {
		printf(
			'<label>%s <input type="date" name="%s" value="%s" max="%s" required></label>',
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( Report_Range::date( $day ) ),
			esc_attr( Report_Range::date( $today ) )
		);
	}
}
