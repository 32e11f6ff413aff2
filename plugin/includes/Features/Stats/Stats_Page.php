<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Build;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Views by period, post and referrer, or of one post. Works without JavaScript; with it, there is a chart. */
final class Stats_Page implements Subpage_Body {

	public const SLUG = 'stats';

	private const CHART  = 'jetpack-dashboard-stats-chart';
	private const SCRIPT = 'jetpack-dashboard-stats-page';
	private const ENTRY  = 'stats-page';
	private const CHUNK  = 'stats-chart';

	/** Rows per table. */
	private const ROWS = 50;

	private Report $report;
	private Daily_Counts $counts;
	private Calendar $calendar;
	private Spans $spans;
	private Added_Tables $added;
	private Build $build;
	private ?Page_State $state = null;

	public function __construct( Report $report, Daily_Counts $counts, Calendar $calendar, Spans $spans, Added_Tables $added, Build $build ) {
		$this->counts   = $counts;
		$this->report   = $report;
		$this->calendar = $calendar;
		$this->spans    = $spans;
		$this->added    = $added;
		$this->build    = $build;
	}

	/** Sends an export, or enqueues the chart. */
	public function prepare(): void {
		$export = self::query( 'export' );
		$state  = $this->state();

		if ( $state->is_of_post() && Post_Names::is_hidden( $state->subject ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see the statistics of this post.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		if ( '' !== $export ) {
			( new Csv_Export( $this->report, $this->counts, $this->added->all() ) )->send( $export, $this->added->range( $state ), $state->subject );
		}

		wp_register_style( self::SCRIPT . '-tables', false, array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_style( self::SCRIPT . '-tables' );
		wp_add_inline_style( self::SCRIPT . '-tables', Stats_Tables::CSS );

		if ( $this->build->has_script( self::ENTRY ) ) {
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_chart' ), 20 );
		}
	}

	/** Enqueues the chart and the chunk that it shares with the dashboard. WordPress loads the chunk's translations. */
	public function enqueue_chart(): void {
		$asset        = $this->build->asset( self::ENTRY );
		$dependencies = $asset['dependencies'];
		$chunk        = self::SCRIPT . '-' . self::CHUNK;

		foreach ( $this->build->chunks()[ self::CHUNK ] ?? array() as $file ) {
			$url = $this->build->url( $file );

			// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The address has its version, the same as on the dashboard.
			if ( false !== strpos( $file, '.css?' ) ) {
				wp_enqueue_style( $chunk, $url, array(), null );
			} else {
				wp_register_script( $chunk, $url, array(), null, true );
				wp_set_script_translations( $chunk, 'jetpack-dashboard', $this->build->languages() );
				$dependencies[] = $chunk;
			}
			// phpcs:enable
		}

		wp_enqueue_script( self::SCRIPT, $this->build->url( self::ENTRY . '.js' ), $dependencies, $asset['version'], true );

		if ( $this->build->has( self::ENTRY . '.css' ) ) {
			wp_enqueue_style( self::SCRIPT, $this->build->url( self::ENTRY . '.css' ), array(), $asset['version'] );
		}
	}

	public function render(): void {
		$state = $this->state();

		echo '<div class="wrap jp-stats"><h1>' . esc_html( $state->is_of_post() ? Post_Names::of( $state->subject ) : __( 'Site Stats', 'jetpack-dashboard' ) ) . '</h1><hr class="wp-header-end">';

		try {
			$this->print_report( $state );
		} catch ( Storage_Error $error ) {
			echo '<div class="notice notice-error inline"><p>' . esc_html__( 'The statistics could not be read. Try again in a moment.', 'jetpack-dashboard' ) . '</p></div>';
		}

		echo '</div>';
	}

	/** @throws Storage_Error */
	private function print_report( Page_State $state ): void {
		$series     = $this->report->series( $state->span, $state->subject );
		$tables     = new Stats_Tables( $state );
		$navigation = new Stats_Navigation( $state, $this->spans );
		$first_day  = $this->report->first_day( $state->subject );
		$today      = $this->calendar->today();
		$to         = min( $state->to(), $today );

		if ( $state->is_of_post() ) {
			$tables->print_post_links();
		}
		if ( (int) Spans::parse( self::query( 'from' ) ) > $today && (int) Spans::parse( self::query( 'to' ) ) > $today ) {
			echo '<div class="notice notice-info inline"><p>' . esc_html__( 'The chosen dates are in the future.', 'jetpack-dashboard' ) . '</p></div>';
		}

		$navigation->print_tabs();
		$navigation->print_span( $first_day, $today );
		$this->print_chart( $state, $series );
		list( $from, $until ) = $this->spans->compared( $state->shown() );
		( new Comparison( $this->report->total( $state->from(), $to, $state->subject ), $this->report->total( $from, $until, $state->subject ), $from, $until, $first_day ) )->print( $state->title() );
		$navigation->print_all();
		$tables->print_summary( $this->report->summary( $state->subject ) );
		echo '<div class="jp-stats__tables">';
		if ( ! $state->is_of_post() ) {
			$tables->print_posts( $this->report->posts( $state->from(), $state->to(), self::ROWS ) );
			$tables->print_hosts( $this->report->hosts( $state->from(), $state->to(), self::ROWS ) );
		}

		$added = $state->is_of_post() ? array() : $this->added->all();
		$this->added->print_narrow( $added, $state );
		// A long table first and another last: the short ones between them go where there is room.
		$tables->print_periods( array_column( $series['data'], 1 ), $today );
		echo '</div>';
		$this->added->print_wide( $added, $state );
		$tables->print_exports( $added );
	}

	/**
	 * Prints the chart's element and data, if the script was built.
	 *
	 * @param array{unit: string, fields: string[], data: array<int, array{string, int}>} $series
	 */
	private function print_chart( Page_State $state, array $series ): void {
		if ( ! $this->build->has_script( self::ENTRY ) ) {
			return;
		}

		$bars = array();
		foreach ( $state->span->periods as $period ) {
			$bars[] = array(
				'title' => Span_Labels::period( $state->span->unit, $period ),
				'url'   => $state->with_span( $state->span, $period->date )->url(),
			);
		}

		$data = array(
			'range'   => $series['unit'],
			'series'  => $series,
			'bars'    => $bars,
			'chosen'  => null === $state->chosen ? -1 : (int) array_search( $state->chosen, $state->span->periods, true ),
			'isToday' => $state->span->to >= $this->calendar->today(),
		);

		echo '<div id="' . esc_attr( self::CHART ) . '" class="jp-dashboard jp-stats-page" data-build-url="' . esc_url( $this->build->url( '' ) ) . '" style="min-block-size:260px"></div>';
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'application/json',
				'id'   => self::CHART . '-data',
			)
		);
	}

	private function state(): Page_State {
		$this->state = $this->state ?? Page_State::read( static fn( string $key ): string => self::query( $key ), $this->spans );

		return $this->state;
	}

	private static function query( string $key ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It chooses what is shown; the export checks its nonce.
		return isset( $_GET[ $key ] ) && is_string( $_GET[ $key ] ) ? sanitize_text_field( wp_unslash( $_GET[ $key ] ) ) : '';
	}
}
