<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Feature_Files;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Creates controllers on rest_api_init, and completes response headers. */
final class Routes {

	private const CONTROLLERS = array(
		Connection_Controller::class,
		Registration_Controller::class,
		User_Connection_Controller::class,
		Identity_Crisis_Controller::class,
		Commerce_Modal_Controller::class,
		Tracking_Controller::class,
		Survey_Controller::class,
		Dashboard_Controller::class,
		Site_Data_Controller::class,
		Antispam_Controller::class,
		Vault_Controller::class,
		Login_Mail_Controller::class,
		Module_Switch_Controller::class,
		Modules_Controller::class,
		Settings_Controller::class,
		Options_Controller::class,
		Notices_Controller::class,
		Recommendations_Controller::class,
		Plugins_Controller::class,
		Updates_Controller::class,
		Licensing_Controller::class,
		Likes_Controller::class,
		Activity_Controller::class,
	);

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/** Called unless another plugin serves the namespace (Conflict_Guard). */
	public function register(): void {
		foreach ( $this->controllers() as $controller ) {
			$controller->register_routes();
		}

		( new Page_User_Check() )->register();
		Json_Body_Check::register();
		add_filter( 'rest_request_after_callbacks', array( self::class, 'limit_fields' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'complete' ), 10, 3 );
	}

	/**
	 * Ignores `_fields` if the response has no fields: WordPress expects an array, or a list of arrays, and fails on others.
	 *
	 * @param mixed           $response
	 * @param mixed           $handler
	 * @param WP_REST_Request $request
	 * @return mixed
	 */
	public static function limit_fields( $response, $handler, $request ) {
		if ( ! isset( $request['_fields'] ) || is_wp_error( $response ) || 0 !== strpos( $request->get_route(), '/' . Controller::ROUTE_NAMESPACE ) ) {
			return $response;
		}

		$response = rest_ensure_response( $response );
		$data     = $response->get_data();
		if ( $data instanceof \stdClass ) {
			$data = get_object_vars( $data );
			$response->set_data( $data );
		}

		$has_fields = is_array( $data ) && ( ! wp_is_numeric_array( $data ) || count( array_filter( $data, 'is_array' ) ) === count( $data ) );
		if ( ! $has_fields ) {
			unset( $request['_fields'] );
		}

		return $response;
	}

	/**
	 * Prevents caching, which WordPress does only for logged-in users, and adds Retry-After.
	 *
	 * @param WP_HTTP_Response $response
	 * @param WP_REST_Server   $server
	 * @param WP_REST_Request  $request
	 */
	public function complete( $response, $server, $request ): WP_HTTP_Response {
		if ( 0 !== strpos( $request->get_route(), '/' . Controller::ROUTE_NAMESPACE ) ) {
			return $response;
		}

		foreach ( array_filter( wp_get_nocache_headers() ) as $name => $value ) {
			$response->header( $name, $value );
		}

		$body  = $response->get_data();
		$after = $response->get_status() >= 400 && is_array( $body ) ? ( $body['data']['retryAfter'] ?? null ) : null;

		if ( is_int( $after ) ) {
			$response->header( 'Retry-After', (string) $after );
		}

		return $response;
	}

	/** @return \WP_REST_Controller[] The plugin's own, then the features'. Specific routes come before general ones. */
	private function controllers(): array {
		$classes = self::CONTROLLERS;

		foreach ( $this->features->all() as $feature ) {
			$classes = array_merge( $feature->controllers(), $classes );
		}

		return array_map( array( $this->services, 'get' ), $classes );
	}
}
