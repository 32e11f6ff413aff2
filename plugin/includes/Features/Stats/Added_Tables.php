<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Tables below those of posts and referrers: authors, clicks, downloads, and those that other features add. */
final class Added_Tables {

	/** Tables with more columns get the full width of the page. */
	private const NARROW = 3;

	private Report $report;
	private Calendar $calendar;
	private Referrers $referrers;
	private Daily_Counts $counts;

	public function __construct( Report $report, Calendar $calendar, Referrers $referrers, Daily_Counts $counts ) {
		$this->report    = $report;
		$this->calendar  = $calendar;
		$this->referrers = $referrers;
		$this->counts    = $counts;
	}

	/** @return array<string, Report_Table> Those that the user may see, by name. */
	public function all(): array {
		$tables = array();

		if ( is_multi_author() ) {
			$authors                    = new Authors_Table( $this->report );
			$tables[ $authors->name() ] = $authors;
		}

		foreach ( array( Referrers::CLICKS, Referrers::DOWNLOADS ) as $name ) {
			$tables[ $name ] = new Targets_Table( $this->referrers, $this->counts, $name );
		}

		/**
		 * Filters the tables of other features on the statistics page. Add a table only if the user may see it.
		 *
		 * @since 1.0.0
		 *
		 * @param Report_Table[] $tables
		 */
		foreach ( (array) apply_filters( 'jetpack_dashboard_stats_tables', array() ) as $table ) {
			if ( $table instanceof Report_Table ) {
				$tables[ $table->name() ] = $table;
			}
		}

		return $tables;
	}

	/** The days up to today. A single period is divided into its days. */
	public function range( Page_State $state ): Report_Range {
		$unit  = null === $state->chosen ? $state->span->unit : Calendar::DAY;
		$parts = array();

		foreach ( array_reverse( null === $state->chosen ? $state->span->periods : $this->calendar->days( $state->chosen ) ) as $period ) {
			$parts[] = array(
				'title' => Span_Labels::period( $unit, $period ),
				'from'  => $period->from,
				'to'    => $period->to,
			);
		}

		return new Report_Range( $state->from(), min( $state->to(), $this->calendar->today() ), $parts, array( $this->report, 'views_of_type' ) );
	}

	/**
	 * Prints the tables that fit into a column.
	 *
	 * @param array<string, Report_Table> $tables
	 */
	public function print_narrow( array $tables, Page_State $state ): void {
		$this->print( array_filter( $tables, static fn( Report_Table $table ): bool => ! self::is_wide( $table ) ), $state );
	}

	/**
	 * Prints the tables that need the full width of the page.
	 *
	 * @param array<string, Report_Table> $tables
	 */
	public function print_wide( array $tables, Page_State $state ): void {
		$this->print( array_filter( $tables, array( self::class, 'is_wide' ) ), $state );
	}

	/** @param array<string, Report_Table> $tables */
	private function print( array $tables, Page_State $state ): void {
		$range = $this->range( $state );

		foreach ( $tables as $table ) {
			self::print_table( $table, self::caption( $table, $state->title() ), $range );
		}
	}

	private static function is_wide( Report_Table $table ): bool {
		return count( $table->columns() ) > self::NARROW;
	}

	/** @param string $title Name of the period. */
	public static function caption( Report_Table $table, string $title ): string {
		/* translators: 1: name of a table, 2: name of a period. */
		return sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $table->title(), $title );
	}

	private static function print_table( Report_Table $table, string $caption, Report_Range $range ): void {
		$columns = $table->columns();
		$note    = $table->note();

		// A table that is wider than a phone can be scrolled with the keyboard.
		echo self::is_wide( $table )
			? '<div><div class="jp-stats__wide" role="region" tabindex="0" aria-label="' . esc_attr( $caption ) . '">'
			: '<div><div>';
		echo '<table class="widefat striped"><caption>' . esc_html( $caption ) . '</caption><thead><tr>';
		foreach ( array_values( $columns ) as $index => $column ) {
			echo 0 === $index ? '<th scope="col">' : '<th scope="col" class="jp-stats__number">';
			echo esc_html( $column ) . '</th>';
		}
		echo '</tr></thead><tbody>';

		try {
			self::print_rows( $table->rows( $range ), count( $columns ), $table->empty_text() );
		} catch ( Storage_Error $error ) {
			self::print_rows( array(), count( $columns ), __( 'These numbers could not be read. Try again in a moment.', 'jetpack-dashboard' ) );
		}

		echo '</tbody></table></div>';
		if ( '' !== $note ) {
			echo '<p class="description jp-stats__note">' . esc_html( $note ) . '</p>';
		}
		echo '</div>';
	}

	/** @param array<int, array<int, string|int>> $rows */
	private static function print_rows( array $rows, int $columns, string $empty_text ): void {
		foreach ( $rows as $row ) {
			foreach ( array_values( $row ) as $index => $cell ) {
				$text = esc_html( is_int( $cell ) ? number_format_i18n( $cell ) : $cell );
				echo 0 === $index ? '<tr><th scope="row"><bdi>' . $text . '</bdi></th>' : '<td class="jp-stats__number">' . $text . '</td>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			}
			echo '</tr>';
		}

		if ( array() === $rows ) {
			echo '<tr><td colspan="' . esc_attr( (string) $columns ) . '">' . esc_html( $empty_text ) . '</td></tr>';
		}
	}
}
