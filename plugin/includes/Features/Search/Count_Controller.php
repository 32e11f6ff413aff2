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

/** Counts searches of the instant results, which the script reports once the visitor has stopped typing. */
final class Count_Controller extends Controller {

	private Module_Registry $modules;
	private Settings_Store $settings;
	private Visitor_Limit $limit;
	private Search_Recorder $recorder;
	private Results $results;

	public function __construct( Module_Registry $modules, Settings_Store $settings, Visitor_Limit $limit, Search_Recorder $recorder, Results $results ) {
		$this->modules  = $modules;
		$this->settings = $settings;
		$this->limit    = $limit;
		$this->recorder = $recorder;
		$this->results  = $results;
	}

	public function register_routes(): void {
		$this->register_post(
			'/search/count',
			array( $this, 'count' ),
			'__return_true',
			array(
				'query' => array(
					'description' => __( 'What the visitor searched for.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error 204; not_active (404), too_many_searches (429), storage_failed (500). */
	public function count( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( 'search' ) || ! $this->settings->get( 'instant_search_enabled' ) ) {
			return Results_Controller::not_active();
		}

		$text = (string) $request['query'];
		$term = $this->recorder->term( $text );

		if ( '' === $term ) {
			return new WP_REST_Response( null, 204 );
		}

		try {
			if ( ! $this->limit->allows() ) {
				return Results_Controller::too_many();
			}
		} catch ( Storage_Error $error ) {
			return Results_Controller::storage_failed();
		}

		// Anyone can send a number of results, so it isn't asked for.
		$this->recorder->record( $term, $this->results->total( $text ) );

		return new WP_REST_Response( null, 204 );
	}
}
