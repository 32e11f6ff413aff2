<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Build;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Views by period, post and referrer. Works without JavaScript; with it, there is a chart. */
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
	private Added_Tables $added;
	private Build $build;

	public function __construct( Report $report, Daily_Counts $counts, Calendar $calendar, Added_Tables $added, Build $build ) {
		$this->counts   = $counts;
		$this->report   = $report;
		$this->calendar = $calendar;
		$this->added    = $added;
		$this->build    = $build;
	}

	/** Sends an export, or enqueues the chart. */
	public function prepare(): void {
		$export = self::query( 'export' );

		if ( '' !== $export ) {
			( new Csv_Export( $this->report, $this->counts, $this->added->all() ) )->send( $export, $this->added->range( self::range(), $this->chosen() ) );
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
		echo '<div class="wrap jp-stats"><h1>' . esc_html__( 'Site Stats', 'jetpack-dashboard' ) . '</h1><hr class="wp-header-end">';

		try {
			$this->print_report();
		} catch ( Storage_Error $error ) {
			echo '<div class="notice notice-error inline"><p>' . esc_html__( 'The statistics could not be read. Try again in a moment.', 'jetpack-dashboard' ) . '</p></div>';
		}

		echo '</div>';
	}

	/** @throws Storage_Error */
	private function print_report(): void {
		$range  = self::range();
		$series = $this->report->series( $range );
		$chosen = $this->chosen();
		$tables = new Stats_Tables( $range );
		$from   = $chosen[0]->from;
		$to     = $chosen[ count( $chosen ) - 1 ]->to;
		$title  = 1 === count( $chosen ) ? $tables->period_title( $chosen[0] ) : $tables->range_title();

		$tables->print_tabs();
		$this->print_chart( $series );
		$tables->print_summary( $this->report->summary() );
		echo '<div class="jp-stats__tables">';
		$tables->print_periods( $this->calendar->periods( $range ), array_column( $series['data'], 1 ), 1 === count( $chosen ) ? $chosen[0] : null );
		echo '<div>';
		$tables->print_posts( $title, $this->report->posts( $from, $to, self::ROWS ) );
		$tables->print_hosts( $title, $this->report->hosts( $from, $to, self::ROWS ) );
		echo '</div></div>';
		$this->added->print( $title, $this->added->range( $range, $chosen ) );
		$tables->print_exports( $title, 1 === count( $chosen ) ? $chosen[0]->date : '', $this->added->all() );
	}

	/**
	 * Prints the chart's element and data, if the script was built.
	 *
	 * @param array{unit: string, fields: string[], data: array<int, array{string, int}>} $series
	 */
	private function print_chart( array $series ): void {
		if ( ! $this->build->has_script( self::ENTRY ) ) {
			return;
		}

		$data = array(
			'range'    => $series['unit'],
			'series'   => $series,
			'adminUrl' => admin_url(),
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

	/** @param string $date First day of a period; '' for the whole range. */
	public static function url( string $range, string $date = '' ): string {
		return Subpage::url( self::SLUG, array( 'range' => $range ) + ( '' === $date ? array() : array( 'date' => $date ) ) );
	}

	/** @return Period[] Periods of the tables: the selected one, or the whole range. */
	private function chosen(): array {
		$periods = $this->calendar->periods( self::range() );
		$date    = self::query( 'date' );

		foreach ( $periods as $period ) {
			if ( $period->date === $date ) {
				return array( $period );
			}
		}

		return $periods;
	}

	private static function range(): string {
		return Calendar::range( self::query( 'range' ) );
	}

	private static function query( string $key ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It chooses what is shown; the export checks its nonce.
		return isset( $_GET[ $key ] ) && is_string( $_GET[ $key ] ) ? sanitize_text_field( wp_unslash( $_GET[ $key ] ) ) : '';
	}
}
