<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** A number that somebody sent, or wrote into a shortcode. */
final class Request_Number {

	/**
	 * WordPress's absint() returns a float for the smallest integer, and so for every number below it. Strict types refuse that with a
	 * fatal error.
	 *
	 * @param int|float $number Result of absint().
	 * @return int 0 for such a number.
	 */
	public static function of( $number ): int {
		return is_int( $number ) ? $number : 0;
	}
}
