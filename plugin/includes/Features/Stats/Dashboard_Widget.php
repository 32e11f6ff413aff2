<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** A summary and the most viewed posts on WordPress's own dashboard. Works without JavaScript. */
final class Dashboard_Widget {

	private const ID = 'jetpack_dashboard_stats';

	private const POSTS = 5;

	private Report $report;
	private Spans $spans;

	public function __construct( Report $report, Spans $spans ) {
		$this->report = $report;
		$this->spans  = $spans;
	}

	public function add(): void {
		wp_add_dashboard_widget( self::ID, __( 'Site Stats', 'jetpack-dashboard' ), array( $this, 'render' ) );
		wp_add_inline_style( 'dashboard', Stats_Tables::CSS );
	}

	public function render(): void {
		$state  = new Page_State( $this->spans->latest( Calendar::DAY ) );
		$tables = new Stats_Tables( $state );

		try {
			$summary = $this->report->summary();
			$posts   = $this->report->posts( $state->from(), $state->to(), self::POSTS );
		} catch ( Storage_Error $error ) {
			echo '<p>' . esc_html__( 'The statistics could not be read. Try again in a moment.', 'jetpack-dashboard' ) . '</p>';
			return;
		}

		echo '<div class="jp-stats">';
		$tables->print_summary( $summary );
		$tables->print_posts( $posts );
		echo '<p><a href="' . esc_url( Subpage::url( Stats_Page::SLUG ) ) . '">' . esc_html__( 'View detailed stats', 'jetpack-dashboard' ) . '</a></p></div>';
	}
}
