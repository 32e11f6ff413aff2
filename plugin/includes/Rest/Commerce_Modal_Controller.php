<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Connection_State;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Stores that the shop welcome was seen. */
final class Commerce_Modal_Controller extends Controller {

	public function register_routes(): void {
		$this->register_post( '/seen-wc-connection-modal', array( $this, 'remember' ), $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ) );
	}

	public function remember(): WP_REST_Response {
		update_option( Connection_State::COMMERCE_MODAL_OPTION, true, false );

		return new WP_REST_Response( array( 'success' => true ) );
	}
}
