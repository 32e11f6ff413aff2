<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Activity\Activity_Source;
use Jetpack_Dashboard\Activity\Latest_Activity;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The routes that Part declares, and `site/benefits`. */
final class Site_Data_Controller extends Controller {

	private Site_Data $site_data;
	private Benefits $benefits;
	private Activity_Source $source;
	private Latest_Activity $activity;

	public function __construct( Site_Data $site_data, Benefits $benefits, Activity_Source $source, Latest_Activity $activity ) {
		$this->site_data = $site_data;
		$this->benefits  = $benefits;
		$this->source    = $source;
		$this->activity  = $activity;
	}

	public function register_routes(): void {
		$args = array( 'refresh' => self::refresh_argument() );

		foreach ( Part::own_routes() as $part => $path ) {
			list( 'capability' => $capability, 'refusal' => $code ) = Part::row( $part );
			$this->register_get( $path, fn( $request ) => $this->read( $part, $request ), $this->permission( $capability, $code ), $args );
		}

		$this->register_get( '/site/benefits', array( $this, 'read_benefits' ), $this->permission( Part::MANAGER ), $args );
	}

	/** From the site's own data. */
	public function read_benefits(): WP_REST_Response {
		return $this->success( __( 'The plugin’s benefits for the site.', 'jetpack-dashboard' ), array( 'data' => (string) wp_json_encode( $this->benefits->to_array() ) ) );
	}

	/** @return array<string, mixed> For most routes. `plans`, `products` and `search/…` return the provider's data as is. */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-site-data',
			'type'       => 'object',
			'properties' => array(
				'code'    => array( 'type' => 'string' ),
				'message' => array( 'type' => 'string' ),
				'data'    => array(
					'description' => __( 'The response of the account service; for some routes as a JSON string.', 'jetpack-dashboard' ),
					'type'        => array( 'string', 'object', 'array' ),
				),
			),
		);
	}

	/**
	 * Only managers can bypass the cache.
	 *
	 * @return WP_REST_Response|WP_Error The error's data has cached data and its age.
	 */
	private function read( string $part, WP_REST_Request $request ) {
		if ( Part::ACTIVITY === $part && $this->source->is_own() ) {
			$events = $this->activity->to_array();

			return is_wp_error( $events ) ? $events : new WP_REST_Response( array( 'data' => $events ) );
		}
		$body = $this->site_data->get( $part, $request['refresh'] && current_user_can( Part::MANAGER ) );

		return is_wp_error( $body ) ? $body : new WP_REST_Response( $body );
	}
}
