<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The words, the error and the headers of a refusal. They are the same for an address and an
 * account, and for accounts that exist and those that don't.
 */
final class Refusal {

	public const CODE = 'jetpack_protect_locked';

	/**
	 * The refusal as an error, status 429.
	 *
	 * @param int $seconds For how long attempts are refused.
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
	 * How long it lasts and what happened, as plain text.
	 *
	 * @param int $seconds For how long attempts are refused.
	 */
	public static function message( int $seconds ): string {
		return sprintf(
			/* translators: %s: a length of time, such as "15 minutes". */
			__( 'Too many failed attempts to log in. Try again in %s.', 'jetpack-dashboard' ),
			self::duration( $seconds )
		);
	}

	/** A length of time, rounded up, so that whoever waits so long is not refused again. */
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
	 * Sends the status and when to come back, if headers can still be sent.
	 *
	 * @param int $seconds For how long attempts are refused.
	 */
	public static function send_headers( int $seconds ): void {
		if ( ! headers_sent() ) {
			status_header( 429 );
			nocache_headers();
			header( 'Retry-After: ' . $seconds );
		}
	}
}
