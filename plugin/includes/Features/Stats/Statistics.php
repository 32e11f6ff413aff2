<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Hooks the statistics up while the module is on. A page that is printed builds the beacon alone. */
final class Statistics {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'jetpack_activate_module_stats', array( $this, 'start' ) );
		add_action( 'jetpack_deactivate_module_stats', array( $this, 'stop' ) );
		// The endpoint is a file that outlives the plugin's being active.
		add_action( 'deactivate_' . $this->services->get( Plugin_Files::class )->basename(), array( $this, 'stop' ), 1 );

		// The schedule's name has to be known whenever WordPress looks at it.
		add_filter( 'cron_schedules', array( Schedule::class, 'add_minute' ) ); // phpcs:ignore WordPress.WP.CronInterval.ChangeDetected -- A minute, so that a view shows soon; there is work only when somebody came.
		add_action( 'init', array( Schedule::class, 'ensure' ) );
		add_action( Schedule::MERGE, array( $this, 'merge' ) );
		add_action( Schedule::ROLL_UP, array( $this, 'roll_up' ) );
		add_action( Schedule::CHECK, array( $this, 'check_endpoint' ) );

		add_action( 'wp_footer', array( $this, 'print_beacon' ), 100 );
		add_action( 'admin_bar_menu', array( $this, 'add_admin_bar_chart' ), 100 );
		add_action( 'export_wp', array( $this, 'export' ) );
		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
	}

	/** Makes tables and schedule when the module is switched on. */
	public function start(): void {
		Schema::create();
		Direct_Endpoint::forget();
		Schedule::ensure();
	}

	/** Counts what waits, and takes nothing more, when the module or the plugin is switched off. */
	public function stop(): void {
		remove_action( 'init', array( Schedule::class, 'ensure' ) );
		Schedule::end();
		$this->services->get( Direct_Endpoint::class )->close();
	}

	/** Merges the buffer (cron). */
	public function merge(): void {
		$this->services->get( Direct_Endpoint::class )->refresh();
		$this->services->get( Merger::class )->merge();
	}

	/** Makes days of hours (cron). What there was no time for is continued in a minute. */
	public function roll_up(): void {
		if ( ! $this->services->get( Roll_Up::class )->run() ) {
			Schedule::continue_roll_up();
		}
	}

	/** Finds out whether the direct endpoint works (cron). */
	public function check_endpoint(): void {
		$this->services->get( Direct_Endpoint::class )->check();
	}

	/** Prints what tells that a page was seen. */
	public function print_beacon(): void {
		$this->services->get( Beacon::class )->print_script();
	}

	/**
	 * Adds the chart of the last hours to the admin bar.
	 *
	 * @param \WP_Admin_Bar $bar
	 */
	public function add_admin_bar_chart( $bar ): void {
		if ( $this->services->get( Settings_Store::class )->get( 'admin_bar' ) && ! is_network_admin() && current_user_can( 'view_stats' ) ) {
			( new Admin_Bar_Chart( $this->services->get( Report::class ) ) )->add( $bar );
		}
	}

	/**
	 * Has WordPress's exporter take the counts along.
	 *
	 * @param array<string, mixed> $args
	 */
	public function export( $args ): void {
		( new Wxr_Export( $this->services->get( Report::class ), $this->services->get( Daily_Counts::class ) ) )->prepare( $args );
	}

	/** Suggests a paragraph for the site's privacy policy. */
	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Site Stats', 'jetpack-dashboard' ),
			__( 'Site Stats counts views on this site’s own server.', 'jetpack-dashboard' ),
			__( 'We count how often our pages are viewed and which sites led to them. No cookie is set for it, and nothing is kept that tells who you are. If your browser asks not to be tracked, your views are not counted.', 'jetpack-dashboard' )
		);
	}
}
