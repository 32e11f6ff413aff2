<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest\Abilities;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Calls one of the plugin's REST routes inside this request, so that an ability has the route's permission, checks and response. */
final class Route_Call {

	private string $method;
	private string $path;

	/** Key of the input that is a part of the path; '' for none. */
	private string $path_key;

	/** @param string $path Below the namespace, such as `/settings`, or `/module/%s` with the value of $path_key. */
	public function __construct( string $method, string $path, string $path_key = '' ) {
		$this->method   = $method;
		$this->path     = $path;
		$this->path_key = $path_key;
	}

	/**
	 * @param mixed $input
	 * @return bool|WP_Error What the route's own permission callback returns.
	 */
	public function is_allowed( $input = null ) {
		$request = $this->request( $input );

		foreach ( rest_get_server()->get_routes( Controller::ROUTE_NAMESPACE ) as $route => $handlers ) {
			if ( ! preg_match( '@^' . $route . '$@i', $request->get_route(), $parts ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				if ( ! empty( $handler['methods'][ $this->method ] ) && is_callable( $handler['permission_callback'] ?? null ) ) {
					$request->set_url_params( array_filter( $parts, 'is_string', ARRAY_FILTER_USE_KEY ) );

					return call_user_func( $handler['permission_callback'], $request );
				}
			}
		}

		return false;
	}

	/**
	 * @param mixed $input
	 * @return mixed|WP_Error The response.
	 */
	public function run( $input = null ) {
		$response = rest_do_request( $this->request( $input ) );

		return $response->is_error() ? $response->as_error() : $response->get_data();
	}

	/**
	 * @param mixed $input An object's properties.
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private function request( $input ): WP_REST_Request {
		$values  = is_object( $input ) ? get_object_vars( $input ) : (array) $input;
		$segment = (string) ( $values[ $this->path_key ] ?? '' );
		$request = new WP_REST_Request( $this->method, '/' . Controller::ROUTE_NAMESPACE . sprintf( $this->path, rawurlencode( $segment ) ) );
		unset( $values[ $this->path_key ] );

		if ( 'GET' === $this->method ) {
			$request->set_query_params( $values );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $values ) );
		}

		return $request;
	}
}
