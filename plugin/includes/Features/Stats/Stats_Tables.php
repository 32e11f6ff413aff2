<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Table;

defined( 'ABSPATH' ) || exit;

/** Tabs, summary and tables of the statistics page. */
final class Stats_Tables {

	public const CSS = '.jp-stats__tables{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));align-items:start}'
		. '.jp-stats__summary{display:flex;flex-wrap:wrap;gap:8px 40px;margin-block:20px}'
		. '.jp-stats__summary dt{color:#50575e}.jp-stats__summary dd{margin:0;font-size:20px;line-height:1.4}'
		. '.jp-stats table{margin-block-end:24px}.jp-stats caption{text-align:start;font-size:14px;font-weight:600;padding-block:8px}'
		. '.jp-stats .jp-stats__number{text-align:end;inline-size:90px}.jp-stats td,.jp-stats tbody th{overflow-wrap:anywhere;line-height:1.5;vertical-align:baseline}'
		. '.jp-stats__full{grid-column:1/-1}.jp-stats__wide{overflow-x:auto}.jp-stats__wide table{min-inline-size:540px}.jp-stats__note{margin-block:-12px 24px}'
		. '.jp-stats tr[aria-current] th{border-inline-start:4px solid var(--wp-admin-theme-color,#2271b1)}';

	/** One of day, week and month. */
	private string $range;

	public function __construct( string $range ) {
		$this->range = $range;
	}

	public function period_title( Period $period ): string {
		$time = (int) strtotime( $period->date . ' 12:00 UTC' );
		$zone = new \DateTimeZone( 'UTC' );
		$date = (string) wp_date( (string) get_option( 'date_format' ), $time, $zone );

		if ( Calendar::WEEK === $this->range ) {
			/* translators: %s: date of a Monday. */
			return sprintf( __( 'Week of %s', 'jetpack-dashboard' ), $date );
		}

		return Calendar::MONTH === $this->range ? (string) wp_date( 'F Y', $time, $zone ) : $date;
	}

	public function range_title(): string {
		$titles = array(
			Calendar::DAY   => __( 'Last 30 days', 'jetpack-dashboard' ),
			Calendar::WEEK  => __( 'Last 14 weeks', 'jetpack-dashboard' ),
			Calendar::MONTH => __( 'Last 12 months', 'jetpack-dashboard' ),
		);

		return $titles[ $this->range ];
	}

	public function print_tabs(): void {
		$labels = array(
			Calendar::DAY   => __( 'Days', 'jetpack-dashboard' ),
			Calendar::WEEK  => __( 'Weeks', 'jetpack-dashboard' ),
			Calendar::MONTH => __( 'Months', 'jetpack-dashboard' ),
		);

		echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Periods', 'jetpack-dashboard' ) . '">';
		foreach ( $labels as $range => $label ) {
			echo '<a href="' . esc_url( Stats_Page::url( $range ) ) . '" ';
			echo $range === $this->range ? 'class="nav-tab nav-tab-active" aria-current="page">' : 'class="nav-tab">';
			echo esc_html( $label ) . '</a>';
		}
		echo '</nav>';
	}

	/** @param array{views: int, views_today: int, views_best_day: string, views_best_day_total: int} $summary From Report. */
	public function print_summary( array $summary ): void {
		$best = $summary['views_best_day'];
		$rows = array(
			__( 'Views today', 'jetpack-dashboard' )    => number_format_i18n( $summary['views_today'] ),
			__( 'All-time views', 'jetpack-dashboard' ) => number_format_i18n( $summary['views'] ),
			__( 'Best day', 'jetpack-dashboard' )       => '' === $best
				? __( 'None yet', 'jetpack-dashboard' )
				: sprintf(
					/* translators: 1: number of views, 2: date. */
					_n( '%1$s view on %2$s', '%1$s views on %2$s', $summary['views_best_day_total'], 'jetpack-dashboard' ),
					number_format_i18n( $summary['views_best_day_total'] ),
					(string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( $best . ' 12:00 UTC' ), new \DateTimeZone( 'UTC' ) )
				),
		);

		echo '<dl class="jp-stats__summary">';
		foreach ( $rows as $label => $value ) {
			echo '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( $value ) . '</dd></div>';
		}
		echo '</dl>';
	}

	/**
	 * @param Period[]    $periods Oldest first; printed newest first.
	 * @param int[]       $views   By period.
	 * @param Period|null $chosen  The selected period.
	 */
	public function print_periods( array $periods, array $views, ?Period $chosen ): void {
		$this->open_table( $this->range_title(), __( 'Period', 'jetpack-dashboard' ) );

		foreach ( array_reverse( $periods, true ) as $index => $period ) {
			echo null !== $chosen && $chosen->date === $period->date ? '<tr aria-current="true">' : '<tr>';
			printf(
				'<th scope="row"><a href="%s">%s</a></th><td class="jp-stats__number">%s</td></tr>',
				esc_url( Stats_Page::url( $this->range, $period->date ) ),
				esc_html( $this->period_title( $period ) ),
				esc_html( number_format_i18n( $views[ $index ] ) )
			);
		}

		echo '</tbody></table>';
	}

	/** @param array<int, int> $posts Views by post id. */
	public function print_posts( string $title, array $posts ): void {
		$names = new Post_Names();
		$names->load( array_keys( $posts ) );
		/* translators: %s: name of a period. */
		$this->open_table( sprintf( __( 'Posts and pages: %s', 'jetpack-dashboard' ), $title ), __( 'Title', 'jetpack-dashboard' ) );

		foreach ( $posts as $id => $views ) {
			$url  = $names->url( $id );
			$name = esc_html( $names->title( $id ) );

			self::print_row( '' === $url ? $name : '<a href="' . esc_url( $url ) . '">' . $name . '</a>', $views );
		}

		$this->close_table( array() === $posts );
	}

	/** @param array<int|string, int> $hosts Views by host. */
	public function print_hosts( string $title, array $hosts ): void {
		/* translators: %s: name of a period. */
		$this->open_table( sprintf( __( 'Referrers: %s', 'jetpack-dashboard' ), $title ), __( 'Site', 'jetpack-dashboard' ) );

		foreach ( $hosts as $host => $views ) {
			// Not a link, or referrer spam would pay off.
			self::print_row( esc_html( (string) $host ), $views );
		}

		$this->close_table( array() === $hosts );
	}

	/**
	 * @param string                      $title Period of the exports, except for that of every day.
	 * @param string                      $date  First day of a period; '' for the whole range.
	 * @param array<string, Report_Table> $added Tables of other features by name.
	 */
	public function print_exports( string $title, string $date, array $added ): void {
		$files = array(
			Csv_Export::DAYS  => __( 'Views of every day', 'jetpack-dashboard' ),
			/* translators: %s: name of a period. */
			Csv_Export::POSTS => sprintf( __( 'Posts and pages: %s', 'jetpack-dashboard' ), $title ),
			/* translators: %s: name of a period. */
			Csv_Export::HOSTS => sprintf( __( 'Referrers: %s', 'jetpack-dashboard' ), $title ),
		);

		foreach ( $added as $name => $table ) {
			$files[ $name ] = Added_Tables::caption( $table, $title );
		}

		echo '<h2>' . esc_html__( 'Download as CSV', 'jetpack-dashboard' ) . '</h2><ul>';
		foreach ( $files as $name => $label ) {
			$url = wp_nonce_url( add_query_arg( 'export', $name, Stats_Page::url( $this->range, $date ) ), Csv_Export::NONCE );
			echo '<li><a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a></li>';
		}
		echo '</ul>';
	}

	private function open_table( string $caption, string $column ): void {
		printf(
			'<table class="widefat striped"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col" class="jp-stats__number">%s</th></tr></thead><tbody>',
			esc_html( $caption ),
			esc_html( $column ),
			esc_html__( 'Views', 'jetpack-dashboard' )
		);
	}

	private static function print_row( string $name, int $views ): void {
		echo '<tr><th scope="row">' . $name . '</th><td class="jp-stats__number">' . esc_html( number_format_i18n( $views ) ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- The callers escape the name.
	}

	private function close_table( bool $is_empty ): void {
		if ( $is_empty ) {
			echo '<tr><td colspan="2">' . esc_html__( 'No views yet.', 'jetpack-dashboard' ) . '</td></tr>';
		}

		echo '</tbody></table>';
	}
}
