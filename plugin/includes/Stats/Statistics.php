<?php
/**
 * Statistics, put together.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

/**
 * Hooks the statistics up while the module is on. A page that is printed builds the beacon alone.
 */
final class Statistics {

	/**
	 * The parts.
	 *
	 * @var Parts
	 */
	private $parts;

	/**
	 * The plugin as WordPress names it.
	 *
	 * @var string
	 */
	private $plugin;

	/**
	 * Takes its parts.
	 *
	 * @param Parts  $parts  The parts.
	 * @param string $plugin The plugin as WordPress names it: folder and main file.
	 */
	public function __construct( Parts $parts, string $plugin ) {
		$this->parts  = $parts;
		$this->plugin = $plugin;
	}

	/**
	 * Hooks everything.
	 */
	public function register(): void {
		add_action( 'jetpack_activate_module_stats', array( $this, 'start' ) );
		add_action( 'jetpack_deactivate_module_stats', array( $this, 'stop' ) );
		// The endpoint is a file that outlives the plugin's being active.
		add_action( 'deactivate_' . $this->plugin, array( $this, 'stop' ), 1 );

		// The schedule's name has to be known whenever WordPress looks at it.
		add_filter( 'cron_schedules', array( Schedule::class, 'add_minute' ) ); // phpcs:ignore WordPress.WP.CronInterval.ChangeDetected -- A minute, so that a view shows soon; there is work only when somebody came.
		add_action( 'init', array( Schedule::class, 'ensure' ) );
		add_action( Schedule::MERGE, array( $this, 'merge' ) );
		add_action( Schedule::ROLL_UP, array( $this, 'roll_up' ) );
		add_action( Schedule::CHECK, array( $this, 'check_endpoint' ) );

		add_action( 'wp_footer', array( $this, 'print_beacon' ), 100 );
	}

	/**
	 * Makes tables and schedule when the module is switched on.
	 */
	public function start(): void {
		Schema::create();
		Schedule::ensure();
	}

	/**
	 * Counts what waits, and takes nothing more, when the module or the plugin is switched off.
	 */
	public function stop(): void {
		remove_action( 'init', array( Schedule::class, 'ensure' ) );
		Schedule::end();
		$this->parts->endpoint()->close();
	}

	/**
	 * Merges the buffer (cron).
	 */
	public function merge(): void {
		$this->parts->merger()->merge();
	}

	/**
	 * Makes days of hours (cron).
	 */
	public function roll_up(): void {
		$this->parts->roll_up()->run();
	}

	/**
	 * Finds out whether the direct endpoint works (cron).
	 */
	public function check_endpoint(): void {
		$this->parts->endpoint()->check();
	}

	/**
	 * Prints what tells that a page was seen.
	 */
	public function print_beacon(): void {
		$this->parts->beacon()->print_script();
	}
}
