<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Connected_Plugins;
use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Connection\Disconnection;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The site's connection: status, plugins, test and disconnection. */
final class Connection_Controller extends Controller {

	private Connection_Status $connection;
	private Connected_Plugins $plugins;
	private Connection_Test $test;
	private Disconnection $disconnection;

	public function __construct( Connection_Status $connection, Connected_Plugins $plugins, Connection_Test $test, Disconnection $disconnection ) {
		$this->connection    = $connection;
		$this->plugins       = $plugins;
		$this->test          = $test;
		$this->disconnection = $disconnection;
	}

	/** The first route is public. */
	public function register_routes(): void {
		$this->register_get( '/connection', array( $this, 'read' ), '__return_true' );
		$this->register_post(
			'/connection',
			array( $this, 'disconnect' ),
			$this->permission( 'jetpack_disconnect', 'invalid_user_permission_jetpack_disconnect' ),
			array( 'isActive' => self::false_argument( __( 'Must be true, to confirm that the site will be disconnected.', 'jetpack-dashboard' ) ) )
		);
		$this->register_get( '/connection/plugins', array( $this, 'read_plugins' ), $this->permission( 'activate_plugins', 'invalid_user_permission_activate_plugins' ) );
		$this->register_get( '/connection/test', array( $this, 'test' ), $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ) );
	}

	/** Users who can't open the page only learn whether the site is registered. */
	public function read(): WP_REST_Response {
		return new WP_REST_Response(
			current_user_can( 'jetpack_admin_page' )
				? $this->connection->to_array( get_current_user_id() )
				: array( 'isRegistered' => $this->connection->is_registered() )
		);
	}

	/**
	 * Also disconnects if the account service can't be reached; the response says so. A copied site never tells the service, since the
	 * registration belongs to the original.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function disconnect() {
		$result = $this->disconnection->disconnect();

		if ( is_wp_error( $result ) ) {
			return $result;
		}

		$body = array(
			'code'         => 'success',
			'providerTold' => $result['providerTold'],
		);

		if ( isset( $result['error'] ) ) {
			$body['message'] = __( 'This site is disconnected, but the account service could not be notified and may still list it.', 'jetpack-dashboard' );
		}

		return new WP_REST_Response( $body );
	}

	public function read_plugins(): WP_REST_Response {
		return new WP_REST_Response( (object) $this->plugins->all() );
	}

	/** A failed test is a valid response, too. */
	public function test(): WP_REST_Response {
		$result = $this->test->run();

		if ( ! is_wp_error( $result ) ) {
			return $this->success( __( 'All connection tests passed.', 'jetpack-dashboard' ) );
		}

		$failures = array();

		foreach ( $result->get_error_codes() as $code ) {
			$data       = $result->get_error_data( $code );
			$failures[] = array(
				'code'    => (string) $code,
				'message' => $result->get_error_message( $code ),
				'data'    => array( 'resolution' => is_array( $data ) ? (string) ( $data['resolution'] ?? '' ) : '' ),
			);
		}

		$first = array_shift( $failures );

		return new WP_REST_Response( $failures ? $first + array( 'additional_errors' => $failures ) : $first );
	}

	/** @return array<string, mixed> */
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
