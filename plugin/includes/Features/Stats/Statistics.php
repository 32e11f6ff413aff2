<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Hooks for statistics. Frontend pages only create the beacon. */
final class Statistics {

	/** Forms of the page that imports views. */
	public const IMPORT_PREVIEW = 'jetpack_dashboard_stats_import_preview';
	public const IMPORT_START   = 'jetpack_dashboard_stats_import_start';
	public const IMPORT_UNDO    = 'jetpack_dashboard_stats_import_undo';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'jetpack_activate_module_stats', array( $this, 'start' ) );
				add_action( 'jetpack_deactivate_module_stats', array( $this, 'stop' ) );
				add_action( Schedule::MERGE, array( $this, 'merge' ) );
				add_action( Schedule::ROLL_UP, array( $this, 'roll_up' ) );
				add_action( Schedule::CHECK, array( $this, 'check_endpoint' ) );
				add_action( Schedule::IMPORT, $this->services->method( Import_Job::class, 'run_in_background' ), 10, 0 );
				add_action( 'admin_post_' . self::IMPORT_PREVIEW, $this->services->method( Import_Actions::class, 'preview' ), 10, 0 );
				add_action( 'admin_post_' . self::IMPORT_START, $this->services->method( Import_Actions::class, 'start' ), 10, 0 );
				add_action( 'admin_post_' . self::IMPORT_UNDO, $this->services->method( Import_Actions::class, 'undo' ), 10, 0 );
				add_action( 'wp_dashboard_setup', array( $this, 'add_dashboard_widget' ) );
				add_filter( 'post_row_actions', array( $this, 'add_row_action' ), 10, 2 );
				add_filter( 'page_row_actions', array( $this, 'add_row_action' ), 10, 2 );
				add_action( 'export_wp', array( $this, 'export' ) );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
				add_action( 'init', array( Schedule::class, 'ensure' ) );
			}
		);
		// The endpoint is a file, which works even if the plugin is inactive.
		add_action( 'deactivate_' . $this->services->get( Plugin_Files::class )->basename(), array( $this, 'stop' ), 1 );

		// The interval must always be known to WordPress.
		add_filter( 'cron_schedules', array( Schedule::class, 'add_minute' ) ); // phpcs:ignore WordPress.WP.CronInterval.ChangeDetected -- A minute, so that a view shows soon; there is work only when somebody came.

		add_action( 'wp_footer', array( $this, 'print_beacon' ), 100 );
		add_action( 'admin_bar_menu', array( $this, 'add_admin_bar_chart' ), 100 );
		add_filter( 'jetpack_dashboard_top_posts', array( $this, 'top_posts' ), 10, 3 );
	}

	/**
	 * For other features.
	 *
	 * @param array<int, int> $views
	 * @param int             $days  Including today.
	 * @param int             $limit
	 * @return array<int, int> By post, highest first.
	 */
	public function top_posts( $views, $days, $limit ): array {
		$calendar = $this->services->get( Calendar::class );
		try {
			return $this->services->get( Report::class )->posts( $calendar->day_from_today( 1 - (int) $days ), $calendar->today(), (int) $limit );
		} catch ( Storage_Error $error ) {
			return (array) $views;
		}
	}

	public function start(): void {
		Schema::create();
		Direct_Endpoint::forget();
		Schedule::ensure();
	}

	/** Merges waiting views and disables the endpoint, on deactivation of module or plugin. */
	public function stop(): void {
		remove_action( 'init', array( Schedule::class, 'ensure' ) );
		Schedule::end();
		$this->services->get( Direct_Endpoint::class )->close();
	}

	public function merge(): void {
		$this->services->get( Direct_Endpoint::class )->refresh();
		$this->services->get( Merger::class )->merge();
	}

	/** If time ran out, continues in a minute. */
	public function roll_up(): void {
		if ( ! $this->services->get( Roll_Up::class )->run() ) {
			Schedule::continue_roll_up();
		}

		try {
			$this->services->get( Weekly_Mail::class )->send();
		} catch ( Storage_Error $error ) {
			// Retried in an hour.
			return;
		}
	}

	public function check_endpoint(): void {
		$this->services->get( Direct_Endpoint::class )->check();
	}

	public function print_beacon(): void {
		$this->services->get( Beacon::class )->print_script();
	}

	/** @param \WP_Admin_Bar $bar */
	public function add_admin_bar_chart( $bar ): void {
		if ( $this->services->get( Settings_Store::class )->get( 'admin_bar' ) && ! is_network_admin() && current_user_can( 'view_stats' ) ) {
			( new Admin_Bar_Chart( $this->services->get( Report::class ) ) )->add( $bar );
		}
	}

	public function add_dashboard_widget(): void {
		if ( current_user_can( 'view_stats' ) ) {
			$this->services->get( Dashboard_Widget::class )->add();
		}
	}

	/**
	 * Adds a link to a post's statistics to the list of posts.
	 *
	 * @param array<string, string> $actions
	 * @param \WP_Post              $post
	 * @return array<string, string>
	 */
	public function add_row_action( $actions, $post ): array {
		if ( is_post_publicly_viewable( $post ) && current_user_can( 'view_stats' ) ) {
			$state = new Page_State( $this->services->get( Spans::class )->latest( Calendar::DAY ), '', $post->ID );
			/* translators: %s: title of a post. */
			$label = sprintf( __( 'Stats of “%s”', 'jetpack-dashboard' ), _draft_or_post_title( $post ) );

			$actions['jetpack-stats'] = '<a href="' . esc_url( $state->url() ) . '" aria-label="' . esc_attr( wp_strip_all_tags( $label ) ) . '">' . esc_html__( 'Stats', 'jetpack-dashboard' ) . '</a>';
		}

		return (array) $actions;
	}

	/**
	 * Adds the counts to WordPress's export.
	 *
	 * @param array<string, mixed> $args
	 */
	public function export( $args ): void {
		( new Wxr_Export( $this->services->get( Report::class ), $this->services->get( Daily_Counts::class ) ) )->prepare( $args );
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Site Stats', 'jetpack-dashboard' ),
			__( 'Site Stats counts views on this site’s own server.', 'jetpack-dashboard' ),
			__( 'We count how often our pages are viewed, which sites led to them, and how often links to other sites and files are clicked. We don’t set cookies for this or store anything that identifies you. If your browser asks not to be tracked, your views are not counted.', 'jetpack-dashboard' )
				. ( Beacon::is_timed() ? ' ' . __( 'We also measure how long our server takes to respond, and keep only the number of page views by response time and hour, for two days.', 'jetpack-dashboard' ) : '' )
		);
	}
}
