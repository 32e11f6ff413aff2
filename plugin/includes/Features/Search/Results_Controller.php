<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Instant results, for everyone. The same for all users. */
final class Results_Controller extends Controller {

	private const MAX_PAGE = 10;

	private Module_Registry $modules;
	private Settings_Store $settings;
	private Visitor_Limit $limit;
	private Results $results;

	public function __construct( Module_Registry $modules, Settings_Store $settings, Visitor_Limit $limit, Results $results ) {
		$this->modules  = $modules;
		$this->settings = $settings;
		$this->limit    = $limit;
		$this->results  = $results;
	}

	public function register_routes(): void {
		$this->register_get(
			'/search/results',
			array( $this, 'find' ),
			'__return_true',
			array(
				'query'    => array(
					'description' => __( 'What to search for.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
				),
				'type'     => array(
					'description' => __( 'A post type; empty for all.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'default'     => '',
					'enum'        => array_merge( array( '' ), Results::types() ),
				),
				'category' => array(
					'description' => __( 'ID of a category; 0 for all.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'default'     => 0,
					'minimum'     => 0,
				),
				'period'   => array(
					'description' => __( 'How old results may be; empty for any age.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'default'     => '',
					'enum'        => array_merge( array( '' ), array_keys( Results::PERIODS ) ),
				),
				'page'     => array(
					'description' => __( 'Page of the results.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'default'     => 1,
					'minimum'     => 1,
					'maximum'     => self::MAX_PAGE,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404), too_many_searches (429), storage_failed (500). */
	public function find( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( 'search' ) || ! $this->settings->get( 'instant_search_enabled' ) ) {
			return self::not_active();
		}

		try {
			if ( ! $this->limit->allows() ) {
				return self::too_many();
			}
		} catch ( Storage_Error $error ) {
			return self::storage_failed();
		}

		$page  = (int) $request['page'];
		$found = $this->results->find( (string) $request['query'], (string) $request['type'], (int) $request['category'], (string) $request['period'], $page );

		return new WP_REST_Response(
			$found + array(
				'has_more' => $page < self::MAX_PAGE && $found['total'] > $page * Results::PER_PAGE,
				'filters'  => Results::filters(),
			)
		);
	}

	public static function not_active(): WP_Error {
		return new WP_Error( 'not_active', __( 'Instant search is off.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}

	public static function too_many(): WP_Error {
		return new WP_Error(
			'too_many_searches',
			__( 'Too many searches. Try again in a minute.', 'jetpack-dashboard' ),
			array(
				'status'     => 429,
				'retryAfter' => MINUTE_IN_SECONDS,
			)
		);
	}

	public static function storage_failed(): WP_Error {
		return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-search-results',
			'type'       => 'object',
			'properties' => array(
				'total'    => array( 'type' => 'integer' ),
				'has_more' => array( 'type' => 'boolean' ),
				'results'  => array( 'type' => 'array' ),
				'filters'  => array( 'type' => 'object' ),
			),
		);
	}
}
