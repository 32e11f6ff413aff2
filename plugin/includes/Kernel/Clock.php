<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Everything that compares times asks here, so that a test can move the time for all of it at once. */
class Clock {

	/**
	 * The current time.
	 *
	 * @return int Seconds since the Unix epoch, UTC.
	 */
	public function now(): int {
		/**
		 * Filters the time that the plugin reads.
		 *
		 * @param int $now Seconds since the Unix epoch.
		 */
		return (int) apply_filters( 'jetpack_dashboard_now', time() );
	}
}
