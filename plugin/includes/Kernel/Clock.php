<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** The current time. Tests can change it for all code at once. */
class Clock {

	/** @return int Unix time. */
	public function now(): int {
		/**
		 * Filters the current time of the plugin.
		 *
		 * @since 1.0.0
		 *
		 * @param int $now Unix time.
		 */
		return (int) apply_filters( 'jetpack_dashboard_now', time() );
	}
}
