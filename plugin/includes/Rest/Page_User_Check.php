<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * When somebody else logs in in the same browser, pages that are still open send the new user's cookie, and refresh their nonce
 * for that user. Our pages therefore name their user in a header, and a request that would run as another one is refused
 * before anything is read or written. Clients that don't send the header are not affected.
 */
final class Page_User_Check {

	public const HEADER = 'X-Jetpack-User';

	/** Hooks the check ahead of every route. */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'check' ), 10, 3 );
	}

	/**
	 * The filter.
	 *
	 * @param mixed           $result  Response in place of the route's; null for none.
	 * @param WP_REST_Server  $server
	 * @param WP_REST_Request $request
	 * @return mixed|WP_Error
	 */
	public function check( $result, $server, $request ) {
		if ( null !== $result || 0 !== strpos( $request->get_route(), '/' . Controller::ROUTE_NAMESPACE . '/' ) ) {
			return $result;
		}

		$page_user = $request->get_header( self::HEADER );

		// A visitor who is logged out gets the route's own 401.
		if ( null === $page_user || ! is_user_logged_in() || (string) get_current_user_id() === $page_user ) {
			return $result;
		}

		return new WP_Error(
			'user_changed',
			__( 'You are logged in as another user than this page was loaded for. Reload the page.', 'jetpack-dashboard' ),
			array( 'status' => 409 )
		);
	}
}
