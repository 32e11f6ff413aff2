<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * If another user logs in in the same browser, open pages send the new user's cookie and refresh their nonce. Our pages send their
 * user in a header, and requests of another user are rejected before anything is read or written. Other clients aren't affected.
 */
final class Page_User_Check {

	public const HEADER = 'X-Jetpack-User';

	/** Runs before every route. */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'check' ), 10, 3 );
	}

	/**
	 * @param mixed           $result
	 * @param WP_REST_Server  $server
	 * @param WP_REST_Request $request
	 * @return mixed|WP_Error
	 */
	public function check( $result, $server, $request ) {
		if ( null !== $result || ! Controller::is_own_route( $request->get_route() ) ) {
			return $result;
		}

		$page_user = $request->get_header( self::HEADER );

		// Logged-out users get the route's own 401.
		if ( null === $page_user || ! is_user_logged_in() || (string) get_current_user_id() === $page_user ) {
			return $result;
		}

		return new WP_Error(
			'user_changed',
			__( 'You are now logged in as a different user. Reload the page.', 'jetpack-dashboard' ),
			array( 'status' => 409 )
		);
	}
}
