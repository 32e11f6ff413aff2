<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** Stores `Retry-After` per endpoint, so that all later requests respect it. */
class Backoff {

	private const TRANSIENT_PREFIX = 'jetpack_dashboard_wait_';
	private const DEFAULT_S        = MINUTE_IN_SECONDS;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @param string $url The query is ignored. */
	public function start( string $method, string $url, int $seconds ): void {
		set_transient( self::name( $method, $url ), $this->clock->now() + $seconds, $seconds );
	}

	/**
	 * @param string $url The query is ignored.
	 * @return int 0 if the request may be sent.
	 */
	public function remaining_s( string $method, string $url ): int {
		$left_s = (int) get_transient( self::name( $method, $url ) ) - $this->clock->now();

		// No server was allowed to ask for more, so the clock was wrong.
		return $left_s > Failure::MAX_WAIT_S ? 0 : max( 0, $left_s );
	}

	/**
	 * Seconds of a Retry-After header.
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

	/** Transient name. */
	private static function name( string $method, string $url ): string {
		return self::TRANSIENT_PREFIX . md5( $method . ' ' . strtok( $url, '?' ) );
	}
}
