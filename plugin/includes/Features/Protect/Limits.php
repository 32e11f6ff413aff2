<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * Every number that protection goes by. Each has the filter
 * `jetpack_dashboard_protect_{name}`; times are in seconds; nothing below 1 is taken.
 */
final class Limits {

	private const DEFAULTS = array(
		'address_failures'  => 10,
		'address_window'    => 15 * MINUTE_IN_SECONDS,
		'account_failures'  => 30,
		'account_window'    => HOUR_IN_SECONDS,
		// The first lock; each further one is twice as long, up to the longest.
		'lock_shortest'     => 15 * MINUTE_IN_SECONDS,
		'lock_longest'      => DAY_IN_SECONDS,
		// How long after its end a lock still makes the next one longer.
		'lock_memory'       => WEEK_IN_SECONDS,
		// How long an address or a device on which somebody logged in stays known.
		'known_for'         => 90 * DAY_IN_SECONDS,
		// Known addresses of each account.
		'known_kept'        => 100,
		'attempts_kept_for' => 30 * DAY_IN_SECONDS,
		// Rows: an attacker who goes on knocking at a locked door must not fill the disk.
		'attempts_kept'     => 100000,
		// Rows of each kind. Lockouts and their history are kept beyond it.
		'subjects_kept'     => 100000,
		'links_kept'        => 10000,
		'link_valid_for'    => 30 * MINUTE_IN_SECONDS,
		'links_per_hour'    => 3,
	);

	/** One number. */
	public function get( string $name ): int {
		/**
		 * Filters one number of log-in protection, for example
		 * `jetpack_dashboard_protect_address_failures`.
		 *
		 * @param int $value The number; times are in seconds.
		 */
		return max( 1, (int) apply_filters( "jetpack_dashboard_protect_$name", self::DEFAULTS[ $name ] ) );
	}

	/**
	 * How long a lock lasts.
	 *
	 * @param int $locks Locks before this one that still count.
	 */
	public function lock_seconds( int $locks ): int {
		$longest = $this->get( 'lock_longest' );
		// 2^20 times the shortest is past any sensible longest, and far from overflowing.
		return (int) min( $longest, $this->get( 'lock_shortest' ) * ( 2 ** min( 20, max( 0, $locks ) ) ) );
	}
}
