<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `site`, `site/…`, `rewind`, `scan`, `plans`, `products`, `intro-offers` and `search/…`. Limited to managers, except prices. */
final class Site_Data_Controller extends Controller {

	private const CODED   = 'invalid_user_permission_manage_modules';
	private const GENERIC = '';

	/** Part and error code by route. */
	private const ROUTES = array(
		'/site'           => array( Part::SITE, self::CODED ),
		'/site/features'  => array( Part::FEATURES, self::GENERIC ),
		'/site/purchases' => array( Part::PURCHASES, self::GENERIC ),
		'/site/products'  => array( Part::PRODUCTS, self::GENERIC ),
		'/site/discount'  => array( Part::DISCOUNT, self::CODED ),
		'/site/activity'  => array( Part::ACTIVITY, self::CODED ),
		'/rewind'         => array( Part::REWIND, self::CODED ),
		'/scan'           => array( Part::SCAN, self::CODED ),
		'/plans'          => array( Part::PLANS, self::CODED ),
		'/products'       => array( Part::CATALOGUE, self::CODED ),
		'/search/plan'    => array( Part::SEARCH_PLAN, self::GENERIC ),
		'/search/stats'   => array( Part::SEARCH_STATS, self::GENERIC ),
	);

	private Site_Data $site_data;
	private Benefits $benefits;

	public function __construct( Site_Data $site_data, Benefits $benefits ) {
		$this->site_data = $site_data;
		$this->benefits  = $benefits;
	}

	public function register_routes(): void {
		$args = array( 'refresh' => self::refresh_argument() );

		foreach ( self::ROUTES as $path => list( $part, $code ) ) {
			$this->register_get( $path, fn( $request ) => $this->read( $part, $request ), $this->permission( 'jetpack_manage_modules', $code ), $args );
		}

		$this->register_get( '/site/benefits', array( $this, 'read_benefits' ), $this->permission( 'jetpack_manage_modules' ), $args );
		$this->register_get( '/intro-offers', fn( $request ) => $this->read_prices( Part::INTRO_OFFERS, $request ), $this->permission( 'jetpack_admin_page', 'invalid_user_permission_view_admin' ), $args );
		$this->register_get( '/search/pricing', fn( $request ) => $this->read_prices( Part::SEARCH_PRICING, $request ), $this->permission( 'jetpack_admin_page' ), $args );
	}

	/** From the site's own data. */
	public function read_benefits(): WP_REST_Response {
		return $this->success( __( 'This is what the plugin did for the site.', 'jetpack-dashboard' ), array( 'data' => (string) wp_json_encode( $this->benefits->to_array() ) ) );
	}

	/**
	 * For most routes. `plans`, `products` and `search/…` return the provider's data as is.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-site-data',
			'type'       => 'object',
			'properties' => array(
				'code'    => array( 'type' => 'string' ),
				'message' => array( 'type' => 'string' ),
				'data'    => array(
					'description' => __( 'What the account service says; for some routes as JSON in a text.', 'jetpack-dashboard' ),
					'type'        => array( 'string', 'object', 'array' ),
				),
			),
		);
	}

	/** @return WP_REST_Response|WP_Error */
	private function read( string $part, WP_REST_Request $request ) {
		return $this->answer( $part, (bool) $request['refresh'] );
	}

	/**
	 * Only managers can bypass the cache.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	private function read_prices( string $part, WP_REST_Request $request ) {
		return $this->answer( $part, $request['refresh'] && current_user_can( 'jetpack_manage_modules' ) );
	}

	/** @return WP_REST_Response|WP_Error The error's data has cached data and its age. */
	private function answer( string $part, bool $is_refresh ) {
		$body = $this->site_data->get( $part, $is_refresh );

		return is_wp_error( $body ) ? $body : new WP_REST_Response( $body );
	}
}
