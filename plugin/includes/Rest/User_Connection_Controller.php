<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Current_User;
use Jetpack_Dashboard\Connection\User_Connection;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The current user's link. */
final class User_Connection_Controller extends Controller {

	private Connection_Status $connection;
	private Current_User $user;
	private User_Connection $link;

	public function __construct( Connection_Status $connection, Current_User $user, User_Connection $link ) {
		$this->connection = $connection;
		$this->user       = $user;
		$this->link       = $link;
	}

	/** Everyone who can open the page can read their own data. */
	public function register_routes(): void {
		$this->register_get( '/connection/data', array( $this, 'read' ), $this->permission( 'jetpack_admin_page', 'invalid_user_permission_user_connection_data' ) );
		$this->register_post(
			'/connection/user',
			array( $this, 'unlink' ),
			array( $this, 'may_unlink' ),
			array( 'linked' => self::false_argument( __( 'Must be true, to confirm that the account will be unlinked.', 'jetpack-dashboard' ) ) )
		);
	}

	/** @return true|WP_Error */
	public function may_unlink() {
		return $this->allowed_if(
			current_user_can( 'jetpack_connect_user' ) && $this->connection->is_user_connected( get_current_user_id() ),
			'invalid_user_permission_unlink_user'
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'currentUser'     => $this->user->to_array(),
				'connectionOwner' => $this->user->connection_owner(),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function unlink() {
		$result = $this->link->unlink( get_current_user_id() );

		return is_wp_error( $result ) ? $result : new WP_REST_Response( array( 'code' => 'success' ) );
	}
}
