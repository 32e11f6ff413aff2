<?php
/**
 * GET connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Connection_Status;
use WP_REST_Response;

/**
 * The connection's state (contract/rest.md §2, rule 9).
 */
final class Connection_Controller extends Controller {

	/**
	 * The connection's state.
	 *
	 * @var Connection_Status
	 */
	private $connection;

	/**
	 * Takes its source.
	 *
	 * @param Connection_Status $connection The connection's state.
	 */
	public function __construct( Connection_Status $connection ) {
		$this->connection = $connection;
	}

	/**
	 * Registers the route, the only one that answers everybody.
	 */
	public function register_routes(): void {
		$this->register_get( '/connection', array( $this, 'read' ), '__return_true' );
	}

	/**
	 * The state as seen by who asks; others than those who may open the page are told only whether the site is registered.
	 */
	public function read(): WP_REST_Response {
		return new WP_REST_Response(
			current_user_can( 'jetpack_admin_page' )
				? $this->connection->to_array( get_current_user_id() )
				: array( 'isRegistered' => $this->connection->is_registered() )
		);
	}

	/**
	 * What is answered.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$boolean = array( 'type' => 'boolean' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-connection',
			'type'       => 'object',
			'properties' => array(
				'isActive'          => $boolean,
				'isStaging'         => $boolean,
				'isRegistered'      => $boolean,
				'isUserConnected'   => $boolean,
				'hasConnectedOwner' => $boolean,
				'offlineMode'       => array(
					'type'       => 'object',
					'properties' => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant' ), $boolean ),
				),
				'isPublic'          => $boolean,
			),
		);
	}
}
