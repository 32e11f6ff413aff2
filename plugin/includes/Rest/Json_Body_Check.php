<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Rejects scalars as JSON bodies: WordPress loops over the body if a route has arguments, which causes PHP warnings. */
final class Json_Body_Check {

	/** Runs before every route. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'check' ), 10, 3 );
	}

	/**
	 * @param mixed           $result
	 * @param \WP_REST_Server $server
	 * @param WP_REST_Request $request
	 * @return mixed|WP_Error
	 */
	public static function check( $result, $server, $request ) {
		if ( null !== $result || ! Controller::is_own_route( $request->get_route() ) ) {
			return $result;
		}

		return is_scalar( $request->get_json_params() )
			? new WP_Error( 'rest_invalid_json', __( 'The request body must be a JSON object.', 'jetpack-dashboard' ), array( 'status' => 400 ) )
			: null;
	}
}
