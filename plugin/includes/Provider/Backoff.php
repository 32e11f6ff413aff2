<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** Remembers `Retry-After` per call, so that it is heeded by every later request too. */
class Backoff {

	private const TRANSIENT_PREFIX = 'jetpack_dashboard_wait_';
	private const DEFAULT_S        = MINUTE_IN_SECONDS;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Begins a wait.
	 *
	 * @param string $url URL; its query makes no difference.
	 */
	public function start( string $method, string $url, int $seconds ): void {
		set_transient( self::name( $method, $url ), $this->clock->now() + $seconds, $seconds );
	}

	/**
	 * What is left of a wait.
	 *
	 * @param string $url URL; its query makes no difference.
	 * @return int Seconds; 0 when the call may be made.
	 */
	public function remaining_s( string $method, string $url ): int {
		$left_s = (int) get_transient( self::name( $method, $url ) ) - $this->clock->now();

		// Nobody was told to wait for longer: the clock was wrong then.
		return $left_s > Failure::MAX_WAIT_S ? 0 : max( 0, $left_s );
	}

	/**
	 * How long a Retry-After header asks to wait.
	 *
	 * @param string $retry_after Seconds or a date; '' for none.
	 */
	public static function parse_retry_after( string $retry_after, int $now ): int {
		if ( preg_match( '/^\d{1,9}$/', $retry_after ) ) {
			return (int) $retry_after;
		}

		$until = '' === $retry_after ? false : strtotime( $retry_after );

		return false === $until ? self::DEFAULT_S : $until - $now;
	}

	/** Where the wait of a call is kept. */
	private static function name( string $method, string $url ): string {
		return self::TRANSIENT_PREFIX . md5( $method . ' ' . strtok( $url, '?' ) );
	}
}
