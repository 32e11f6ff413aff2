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
	 * Takes its parts.
	 *
	 * @param Parts $parts The parts.
	 */
	public function __construct( Parts $parts ) {
		$this->parts = $parts;
	}

	/**
	 * Hooks everything.
	 */
	public function register(): void {
		add_action( 'jetpack_activate_module_stats', array( Schema::class, 'create' ) );
		add_action( 'wp_footer', array( $this, 'print_beacon' ), 100 );
	}

	/**
	 * Prints what tells that a page was seen.
	 */
	public function print_beacon(): void {
		$this->parts->beacon()->print_script();
	}
}
