<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Prevents guessing license keys: a user may enter ten wrong keys in 15 minutes, one at a time. */
class Key_Attempt_Limiter {

	public const CODE = 'too_many_license_keys';

	private const MAX_FAILURES = 10;
	private const PERIOD_S     = 15 * MINUTE_IN_SECONDS;
	private const LOCK_S       = 15;
	private const PREFIX       = 'jetpack_dashboard_license_tries_';

	private Lock $lock;
	private Clock $clock;

	public function __construct( Lock $lock, Clock $clock ) {
		$this->lock  = $lock;
		$this->clock = $clock;
	}

	/**
	 * @param callable(): (Attach_Result|WP_Error) $attempt Attaches the key.
	 * @return Attach_Result|WP_Error Its result, or the error CODE (429).
	 */
	public function attempt( int $user_id, callable $attempt ) {
		$lock = 'license_key_' . $user_id;

		if ( ! $this->lock->acquire( $lock, self::LOCK_S ) ) {
			return self::error( 1, __( 'Another license key is being checked. Try again in a few seconds.', 'jetpack-dashboard' ) );
		}

		try {
			$failures = $this->failures( $user_id );
			$wait_s   = count( $failures ) >= self::MAX_FAILURES ? max( 1, min( $failures ) + self::PERIOD_S - $this->clock->now() ) : 0;

			if ( $wait_s > 0 ) {
				$minutes = (int) ceil( $wait_s / MINUTE_IN_SECONDS );

				/* translators: %d: number of minutes. */
				return self::error( $wait_s, sprintf( _n( 'Too many license keys were not accepted. Try again in %d minute.', 'Too many license keys were not accepted. Try again in %d minutes.', $minutes, 'jetpack-dashboard' ), $minutes ) );
			}

			$result = $attempt();

			if ( $result instanceof Attach_Result && ! $result->is_attached() ) {
				set_transient( self::PREFIX . $user_id, array_merge( $failures, array( $this->clock->now() ) ), self::PERIOD_S );
			}

			return $result;
		} finally {
			$this->lock->release( $lock );
		}
	}

	/**
	 * @return int[] Unix times of wrong keys.
	 */
	private function failures( int $user_id ): array {
		$stored = get_transient( self::PREFIX . $user_id );
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
