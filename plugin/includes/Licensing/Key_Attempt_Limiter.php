<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents guessing license keys: MAX_KEYS in 15 minutes.
 *
 * Each manager has a separate limit. All other users share one limit, so that more accounts don't allow more guesses.
 */
class Key_Attempt_Limiter {

	public const CODE = 'too_many_license_keys';

	public const MAX_KEYS = 20;

	private const PERIOD_S    = 15 * MINUTE_IN_SECONDS;
	private const LOCK_S      = 5;
	private const WAITS       = 40;
	private const WAIT_US     = 50000;
	private const PREFIX      = 'jetpack_dashboard_license_tries_';
	private const OTHER_USERS = 'others';

	private Lock $lock;
	private Clock $clock;

	public function __construct( Lock $lock, Clock $clock ) {
		$this->lock  = $lock;
		$this->clock = $clock;
	}

	/**
	 * Counts keys before their results are known, so that parallel requests can't exceed the limit.
	 *
	 * @param int $keys At most MAX_KEYS.
	 * @return WP_Error|null The error CODE (429), or null if all of the keys may be sent to the account service.
	 */
	public function count( int $user_id, int $keys = 1 ): ?WP_Error {
		$name = user_can( $user_id, 'manage_options' ) ? (string) $user_id : self::OTHER_USERS;

		if ( ! $this->acquire( 'license_key_' . $name ) ) {
			return self::error( 1, __( 'Other license keys are being checked. Try again in a few seconds.', 'jetpack-dashboard' ) );
		}

		try {
			$attempts = $this->attempts( $name );

			$excess = count( $attempts ) + $keys - self::MAX_KEYS;

			if ( $excess <= 0 ) {
				set_transient( self::PREFIX . $name, array_pad( $attempts, count( $attempts ) + $keys, $this->clock->now() ), self::PERIOD_S );

				return null;
			}
		} finally {
			$this->lock->release( 'license_key_' . $name );
		}

		// The user can retry when enough old attempts have expired.
		sort( $attempts );
		$wait_s  = max( 1, $attempts[ $excess - 1 ] + self::PERIOD_S - $this->clock->now() );
		$minutes = (int) ceil( $wait_s / MINUTE_IN_SECONDS );

		/* translators: %d: number of minutes. */
		return self::error( $wait_s, sprintf( _n( 'Too many license keys were entered. Try again in %d minute.', 'Too many license keys were entered. Try again in %d minutes.', $minutes, 'jetpack-dashboard' ), $minutes ) );
	}

	private function acquire( string $lock ): bool {
		for ( $wait = 0; $wait < self::WAITS; $wait++ ) {
			if ( $this->lock->acquire( $lock, self::LOCK_S ) ) {
				return true;
			}

			usleep( self::WAIT_US );
		}

		return false;
	}

	/**
	 * @return int[] Unix times.
	 */
	private function attempts( string $name ): array {
		$stored = get_transient( self::PREFIX . $name );
		$now    = $this->clock->now();

		return array_values( array_filter( array_map( 'intval', is_array( $stored ) ? $stored : array() ), static fn( int $time ): bool => $time > $now - self::PERIOD_S && $time <= $now ) );
	}

	private static function error( int $wait_s, string $message ): WP_Error {
		return new WP_Error(
			self::CODE,
			$message,
			array(
				'status'     => 429,
				'retryAfter' => $wait_s,
			)
		);
	}
}
