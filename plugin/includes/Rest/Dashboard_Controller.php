<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Activity\Activity_Source;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Refreshes the dashboard with one request: fetches the provider's data in parallel, then dispatches each part to its own route, so
 * that permissions and bodies are the same.
 */
final class Dashboard_Controller extends Controller {

	/** Routes of parts that neither Part nor a feature declares. */
	private const OTHER_ROUTES = array(
		'benefits'   => '/site/benefits',
		'akismet'    => '/module/akismet/data',
		'vaultpress' => '/module/vaultpress/data',
	);

	/** Keys of error data that are passed on. */
	private const ERROR_FIELDS = array( 'last', 'age', 'retryAfter', 'api_error_code', 'api_http_code' );

	/** Status codes for parts that the user may not read. */
	private const REFUSED = array( 401, 403 );

	private Site_Data $site_data;
	private Feature_Files $features;
	private Activity_Source $activity;

	public function __construct( Site_Data $site_data, Feature_Files $features, Activity_Source $activity ) {
		$this->site_data = $site_data;
		$this->features  = $features;
		$this->activity  = $activity;
	}

	public function register_routes(): void {
		$this->register_get(
			'/dashboard',
			array( $this, 'read' ),
			$this->permission( 'jetpack_admin_page', 'invalid_user_permission_view_admin' ),
			array(
				'parts'   => array(
					'description' => __( 'The parts to return.', 'jetpack-dashboard' ),
					'type'        => 'array',
					'required'    => true,
					'minItems'    => 1,
					'maxItems'    => count( $this->routes() ),
					'items'       => array(
						'type' => 'string',
						'enum' => array_keys( $this->routes() ),
					),
				),
				'refresh' => self::refresh_argument(),
			)
		);
	}

	/** @param WP_REST_Request $request `parts`, `refresh`. */
	public function read( WP_REST_Request $request ): WP_REST_Response {
		$parts      = array_unique( (array) $request['parts'] );
		$is_refresh = (bool) $request['refresh'];
		$bodies     = array();

		$this->site_data->fetch( $this->part_names( $parts ), $is_refresh );

		foreach ( $parts as $part ) {
			$response = $this->fetch( $part, $is_refresh );
			$body     = rest_get_server()->response_to_data( $response, false );

			if ( ! $response->is_error() ) {
				$bodies[ $part ] = $body;
			} elseif ( ! self::is_absent( $response->get_status(), (array) $body ) ) {
				$bodies[ $part ] = self::failure( (array) $body );
			}
		}

		return new WP_REST_Response( (object) $bodies );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-dashboard',
			'type'       => 'object',
			'properties' => array_map(
				static fn( $path ) => array(
					/* translators: %s: path of a REST route. */
					'description' => sprintf( __( 'The data of %s, or code, message and status of the error, with the last cached data and its age in seconds.', 'jetpack-dashboard' ), 'GET ' . $path ),
				),
				$this->routes()
			),
		);
	}

	/** @return array<string, string> By part. */
	private function routes(): array {
		$routes = Part::dashboard_routes() + self::OTHER_ROUTES;

		foreach ( $this->features->all() as $feature ) {
			$routes += $feature->dashboard_routes();
		}

		return $routes;
	}

	/**
	 * Provider data for the requested parts that the user may read.
	 *
	 * @param string[] $parts
	 * @return string[] Constants of Part.
	 */
	private function part_names( array $parts ): array {
		$names = current_user_can( Part::MANAGER ) ? array_values( array_diff( array_intersect( $parts, Part::names() ), $this->activity->is_own() ? array( Part::ACTIVITY ) : array() ) ) : array();

		return in_array( 'stats', $parts, true ) && current_user_can( 'view_stats' ) ? array_merge( $names, array( Part::STATS_DAY ) ) : $names;
	}

	private function fetch( string $part, bool $is_refresh ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/' . self::ROUTE_NAMESPACE . $this->routes()[ $part ] );
		$request->set_query_params( $is_refresh ? array( 'refresh' => true ) : array() );

		try {
			return rest_do_request( $request );
		} catch ( Throwable $error ) {
			// Some parts call other plugins, which must not break the others.
			return rest_convert_error_to_response( new WP_Error( 'part_failed', __( 'The site could not load this data. Try again in a few minutes.', 'jetpack-dashboard' ), array( 'status' => 500 ) ) );
		}
	}

	/**
	 * Whether the user may not read a part, or its route is missing.
	 *
	 * @param array<string, mixed> $body
	 */
	private static function is_absent( int $status, array $body ): bool {
		return in_array( $status, self::REFUSED, true ) || ( 404 === $status && 'rest_no_route' === ( $body['code'] ?? '' ) );
	}

	/**
	 * Formats a route's error as its part.
	 *
	 * @param array<string, mixed> $body
	 * @return array<string, mixed> code, message, status, and ERROR_FIELDS.
	 */
	private static function failure( array $body ): array {
		$data = (array) ( $body['data'] ?? array() );

		return array(
			'code'    => $body['code'] ?? '',
			'message' => $body['message'] ?? '',
			'status'  => (int) ( $data['status'] ?? 500 ),
		) + array_intersect_key( $data, array_flip( self::ERROR_FIELDS ) );
	}
}
