<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use Jetpack_Dashboard\Provider\Time_Budget;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Limits the time of other plugins' HTTP requests, whose own timeouts are 15 seconds or more. */
class Limited_Calls {

	private const LIMIT_S    = 3.0;
	private const MIN_CALL_S = 0.5;

	private Time_Budget $budget;

	public function __construct( Time_Budget $budget ) {
		$this->budget = $budget;
	}

	/**
	 * Runs work that may send several requests.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T|null Null if time ran out or it threw.
	 */
	public function run( callable $work ) {
		$limit_s = min( self::LIMIT_S, $this->budget->left_s() );
		if ( $limit_s < self::MIN_CALL_S ) {
			return null;
		}

		$end_s  = self::stopwatch_s() + $limit_s;
		$left_s = static fn(): float => $end_s - self::stopwatch_s();
		$limit  = static fn( $args ) => array( 'timeout' => min( (float) ( $args['timeout'] ?? self::LIMIT_S ), max( self::MIN_CALL_S, $left_s() ) ) ) + (array) $args;
		$refuse = static fn( $response ) => $left_s() > 0 ? $response : new WP_Error( 'http_request_failed', 'No time is left.' );

		add_filter( 'http_request_args', $limit, PHP_INT_MAX );
		add_filter( 'pre_http_request', $refuse, 1 );

		try {
			return $this->budget->spend( $work );
		} catch ( Throwable $error ) {
			// Errors in other plugins must not break our page.
			return null;
		} finally {
			remove_filter( 'http_request_args', $limit, PHP_INT_MAX );
			remove_filter( 'pre_http_request', $refuse, 1 );
		}
	}

	/** Monotonic, unlike Clock. */
	private static function stopwatch_s(): float {
		return (float) hrtime( true ) / 1e9;
	}
}
