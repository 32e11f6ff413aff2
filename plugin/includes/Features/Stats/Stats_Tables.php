<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Statistics\Retention;

defined( 'ABSPATH' ) || exit;

/** Summary and tables of the statistics page. */
final class Stats_Tables {

	public const CSS = '.jp-stats__tables{columns:2 380px;column-gap:24px}.jp-stats__tables>*{break-inside:avoid}.jp-stats__tables>:only-child{column-span:all}'
		. '.jp-stats__summary{display:flex;flex-wrap:wrap;gap:8px 40px;margin-block:20px}'
		. '.jp-stats__summary dt{color:#50575e}.jp-stats__summary dd{margin:0;font-size:20px;line-height:1.4}'
		. '.jp-stats table{margin-block-end:24px}.jp-stats caption{text-align:start;font-size:14px;font-weight:600;padding-block:8px}'
		. '.jp-stats .jp-stats__number{text-align:end;inline-size:90px}.jp-stats td,.jp-stats tbody th{overflow-wrap:anywhere;line-height:1.5;vertical-align:baseline}'
		. '.jp-stats__wide{overflow-x:auto}.jp-stats__wide table{min-inline-size:540px}.jp-stats__note{margin-block:-12px 24px}'
		. '.jp-stats tr[aria-current] th{border-inline-start:4px solid var(--wp-admin-theme-color,#2271b1);font-weight:600}'
		. '.jp-stats__bar,.jp-stats__bar nav,.jp-stats__bar form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}'
		. '.jp-stats__bar{justify-content:space-between;margin-block:16px}.jp-stats__links a{margin-inline-end:12px}'
		. '.jp-stats__comparison{font-size:14px;margin-block:16px}.jp-stats__comparison strong{font-size:20px}';

	private Page_State $state;

	public function __construct( Page_State $state ) {
		$this->state = $state;
	}

	/** Links from a post's statistics back to the site's, and to the post. */
	public function print_post_links(): void {
		$id    = $this->state->subject;
		$links = array(
			$this->state->with_subject( Schema::TOTAL )->url() => __( 'All posts', 'jetpack-dashboard' ),
			Post_Names::url_of( $id ) => __( 'View', 'jetpack-dashboard' ),
			$id > 0 ? (string) get_edit_post_link( $id, 'raw' ) : '' => __( 'Edit', 'jetpack-dashboard' ),
		);

		unset( $links[''] );

		echo '<p class="jp-stats__links">';
		foreach ( $links as $url => $text ) {
			echo '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a> ';
		}
		echo '</p>';
	}

	/** @param array{views: int, views_today: int, views_best_day: string, views_best_day_total: int} $summary From Report. */
	public function print_summary( array $summary ): void {
		$best = (int) Spans::parse( $summary['views_best_day'] );
		$all  = $this->state->is_of_post()
			/* translators: %s: number of days. */
			? sprintf( __( 'Last %s days', 'jetpack-dashboard' ), number_format_i18n( Retention::days() ) )
			: __( 'All-time views', 'jetpack-dashboard' );
		$rows = array(
			__( 'Views today', 'jetpack-dashboard' ) => number_format_i18n( $summary['views_today'] ),
			$all                                     => number_format_i18n( $summary['views'] ),
			__( 'Best day', 'jetpack-dashboard' )    => 0 === $best
				? __( 'None yet', 'jetpack-dashboard' )
				: sprintf(
					/* translators: 1: number of views, 2: date. */
					_n( '%1$s view on %2$s', '%1$s views on %2$s', $summary['views_best_day_total'], 'jetpack-dashboard' ),
					number_format_i18n( $summary['views_best_day_total'] ),
					Span_Labels::day( $best )
				),
		);

		echo '<dl class="jp-stats__summary">';
		foreach ( $rows as $label => $value ) {
			echo '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( $value ) . '</dd></div>';
		}
		echo '</dl>';
	}

	/**
	 * The span's periods, newest first, without those to come.
	 *
	 * @param int[] $views By period.
	 * @param int   $today Today's slot.
	 */
	public function print_periods( array $views, int $today ): void {
		$span = $this->state->span;
		$this->open_table( Span_Labels::span( $span ), __( 'Period', 'jetpack-dashboard' ) );

		foreach ( array_reverse( $span->periods, true ) as $index => $period ) {
			if ( $period->from > $today ) {
				continue;
			}

			echo $this->state->chosen === $period ? '<tr aria-current="true">' : '<tr>';
			printf(
				'<th scope="row"><a href="%s">%s</a></th><td class="jp-stats__number">%s</td></tr>',
				esc_url( $this->state->with_span( $span, $period->date )->url() ),
				esc_html( Span_Labels::period( $span->unit, $period ) ),
				esc_html( number_format_i18n( $views[ $index ] ) )
			);
		}

		echo '</tbody></table>';
	}

	/** @param array<int, int> $posts Views by post id. */
	public function print_posts( array $posts ): void {
		$names = new Post_Names();
		$names->load( array_keys( $posts ) );
		/* translators: %s: name of a period. */
		$this->open_table( sprintf( __( 'Posts and pages: %s', 'jetpack-dashboard' ), $this->state->title() ), __( 'Title', 'jetpack-dashboard' ) );

		foreach ( $posts as $id => $views ) {
			$name = esc_html( $names->title( $id ) );

			self::print_row( Post_Names::is_hidden( $id ) ? $name : '<a href="' . esc_url( $this->state->with_subject( $id )->url() ) . '">' . $name . '</a>', $views );
		}

		$this->close_table( array() === $posts );
	}

	/** @param array<int|string, int> $hosts Views by host. */
	public function print_hosts( array $hosts ): void {
		/* translators: %s: name of a period. */
		$this->open_table( sprintf( __( 'Referrers: %s', 'jetpack-dashboard' ), $this->state->title() ), __( 'Site', 'jetpack-dashboard' ) );

		foreach ( $hosts as $host => $views ) {
			// Not a link, or referrer spam would pay off.
			self::print_row( esc_html( (string) $host ), $views );
		}

		$this->close_table( array() === $hosts );
	}

	/** @param array<string, Report_Table> $added Tables of other features by name. */
	public function print_exports( array $added ): void {
		$title = $this->state->title();
		$files = array( Csv_Export::DAYS => __( 'Views of every day', 'jetpack-dashboard' ) );

		if ( ! $this->state->is_of_post() ) {
			/* translators: %s: name of a period. */
			$files[ Csv_Export::POSTS ] = sprintf( __( 'Posts and pages: %s', 'jetpack-dashboard' ), $title );
			/* translators: %s: name of a period. */
			$files[ Csv_Export::HOSTS ] = sprintf( __( 'Referrers: %s', 'jetpack-dashboard' ), $title );
		}

		foreach ( $added as $name => $table ) {
			$files[ $name ] = Added_Tables::caption( $table, $title );
		}

		echo '<h2>' . esc_html__( 'Download as CSV', 'jetpack-dashboard' ) . '</h2><ul>';
		foreach ( $files as $name => $label ) {
			$url = wp_nonce_url( add_query_arg( 'export', $name, $this->state->url() ), Csv_Export::NONCE );
			echo '<li><a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a></li>';
		}
		echo '</ul>';

		if ( current_user_can( Import_Page::CAPABILITY ) ) {
			echo '<p><a href="' . esc_url( Subpage::url( Import_Page::SLUG ) ) . '">' . esc_html__( 'Import views from a file or another plugin', 'jetpack-dashboard' ) . '</a></p>';
		}
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
