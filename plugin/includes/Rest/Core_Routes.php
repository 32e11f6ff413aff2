<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Doesn't register WordPress's own REST routes for requests to ours, which don't need them. Registers them when another route is dispatched.
 */
final class Core_Routes {

	/** As in WordPress's default-filters.php. */
	private const REGISTER = 'create_initial_rest_routes';
	private const PRIORITY = 99;

	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'defer' ), self::PRIORITY - 1 );
	}

	public static function defer(): void {
		$route = defined( 'REST_REQUEST' ) && REST_REQUEST ? $GLOBALS['wp']->query_vars['rest_route'] ?? '' : '';
		if ( is_string( $route ) && Controller::is_own_route( $route ) && ! self::is_needed() && remove_action( 'rest_api_init', self::REGISTER, self::PRIORITY ) ) {
			add_filter( 'rest_pre_dispatch', array( self::class, 'before_request' ), PHP_INT_MIN, 3 );
		}
	}

	/** Whether another plugin adds routes after WordPress: it may change WordPress's. */
	private static function is_needed(): bool {
		$others = 0;
		foreach ( $GLOBALS['wp_filter']['rest_api_init']->callbacks as $priority => $callbacks ) {
			$others += $priority >= self::PRIORITY ? count( $callbacks ) : 0;
		}

		// WordPress's own, and the one that registers ours.
		return $others > 2;
	}

	/**
	 * @param mixed           $result
	 * @param mixed           $server
	 * @param WP_REST_Request $request
	 * @return mixed The result, unchanged.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function before_request( $result, $server, $request ) {
		if ( ! Controller::is_own_route( $request->get_route() ) ) {
			remove_filter( 'rest_pre_dispatch', array( self::class, 'before_request' ), PHP_INT_MIN );
			add_action( 'rest_api_init', self::REGISTER, self::PRIORITY );
			call_user_func( self::REGISTER );
		}

		return $result;
	}
}
