<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * The limits of brute force protection. Each has a filter `jetpack_dashboard_protect_{name}`; times are in seconds, and the minimum is
 * 1.
 */
final class Limits {

	private const DEFAULTS = array(
		'address_failures'  => 10,
		'address_window'    => 15 * MINUTE_IN_SECONDS,
		'account_failures'  => 30,
		'account_window'    => HOUR_IN_SECONDS,
		// The first lockout; each further one is twice as long, up to the maximum.
		'lock_shortest'     => 15 * MINUTE_IN_SECONDS,
		'lock_longest'      => DAY_IN_SECONDS,
		// How long a lockout counts when the length of the next one is calculated.
		'lock_memory'       => WEEK_IN_SECONDS,
		// How long addresses and devices of successful logins stay known.
		'known_for'         => 90 * DAY_IN_SECONDS,
		// Maximum number of known addresses per account.
		'known_kept'        => 100,
		'attempts_kept_for' => 30 * DAY_IN_SECONDS,
		// Maximum number of rows, so that an attacker can't fill the disk.
		'attempts_kept'     => 100000,
		// Maximum number of rows per kind, except lockouts and their history.
		'subjects_kept'     => 100000,
		'links_kept'        => 10000,
		'link_valid_for'    => 30 * MINUTE_IN_SECONDS,
		'links_per_hour'    => 3,
	);

	public function get( string $name ): int {
		/**
		 * Filters a limit of brute force protection, for example `jetpack_dashboard_protect_address_failures`.
		 *
		 * @since 1.0.0
		 *
		 * @param int $value The limit; times are in seconds.
		 */
		return max( 1, (int) apply_filters( "jetpack_dashboard_protect_$name", self::DEFAULTS[ $name ] ) );
	}

	/** @param int $locks Number of earlier lockouts that still count. */
	public function lock_seconds( int $locks ): int {
		$longest = $this->get( 'lock_longest' );
		// 2^20 times the minimum exceeds any sensible maximum, and doesn't overflow.
		return (int) min( $longest, $this->get( 'lock_shortest' ) * ( 2 ** min( 20, max( 0, $locks ) ) ) );
	}
}
