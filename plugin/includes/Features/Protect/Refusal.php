<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Message, error and headers of a refusal. The same for addresses and accounts, and for existing and unknown accounts. */
final class Refusal {

	public const CODE = 'jetpack_protect_locked';

	/**
	 * Status 429.
	 *
	 * @param int $seconds Time until the next attempt.
	 */
	public static function error( int $seconds ): WP_Error {
		return new WP_Error(
			self::CODE,
			self::message( $seconds ),
			array(
				'status'      => 429,
				'retry_after' => $seconds,
			)
		);
	}

	/**
	 * Plain text.
	 *
	 * @param int $seconds Time until the next attempt.
	 */
	public static function message( int $seconds ): string {
		return sprintf(
			/* translators: %s: a length of time, such as "15 minutes". */
			__( 'Too many failed attempts to log in. Try again in %s.', 'jetpack-dashboard' ),
			self::duration( $seconds )
		);
	}

	/** Rounded up, so that waiting this long is enough. */
	public static function duration( int $seconds ): string {
		if ( $seconds <= MINUTE_IN_SECONDS ) {
			/* translators: %d: number of seconds. */
			return sprintf( _n( '%d second', '%d seconds', $seconds, 'jetpack-dashboard' ), $seconds );
		}
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		if ( $minutes < 120 ) {
			/* translators: %d: number of minutes. */
			return sprintf( _n( '%d minute', '%d minutes', $minutes, 'jetpack-dashboard' ), $minutes );
		}
		$hours = (int) ceil( $seconds / HOUR_IN_SECONDS );
		/* translators: %d: number of hours. */
		return sprintf( _n( '%d hour', '%d hours', $hours, 'jetpack-dashboard' ), $hours );
	}

	/**
	 * Sends the status and Retry-After, unless headers were sent.
	 *
	 * @param int $seconds Time until the next attempt.
	 */
	public static function send_headers( int $seconds ): void {
		if ( ! headers_sent() ) {
			status_header( 429 );
			nocache_headers();
			header( 'Retry-After: ' . $seconds );
		}
	}
}
