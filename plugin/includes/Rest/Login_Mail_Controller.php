<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Login_Mail;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Sends a login link to the current user. Takes no arguments. */
final class Login_Mail_Controller extends Controller {

	private Login_Mail $mail;

	public function __construct( Login_Mail $mail ) {
		$this->mail = $mail;
	}

	public function register_routes(): void {
		$this->register_post( '/mobile/send-login-email', array( $this, 'send' ), $this->permission( 'jetpack_admin_page', 'invalid_user_permission_view_admin' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function send() {
		return $this->mail->send( get_current_user_id() ) ?? new WP_REST_Response( array( 'code' => 'success' ) );
	}
}
