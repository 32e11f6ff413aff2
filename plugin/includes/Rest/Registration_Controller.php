<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Authorization;
use Jetpack_Dashboard\Connection\Authorization_Callback;
use Jetpack_Dashboard\Connection\Connection_State;
use Jetpack_Dashboard\Connection\Reconnection;
use Jetpack_Dashboard\Connection\Site_Registration;
use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Registers the site, and provides URLs to link users. */
final class Registration_Controller extends Controller {

	private Connection_Status $connection;
	private Site_Registration $registration;
	private Authorization $authorization;
	private Reconnection $reconnection;

	public function __construct( Connection_Status $connection, Site_Registration $registration, Authorization $authorization, Reconnection $reconnection ) {
		$this->connection    = $connection;
		$this->registration  = $registration;
		$this->authorization = $authorization;
		$this->reconnection  = $reconnection;
	}

	public function register_routes(): void {
		$from         = self::text_argument( __( 'Where in the dashboard the request was made.', 'jetpack-dashboard' ) );
		$redirect_uri = self::text_argument( __( 'Where to redirect afterwards, relative to wp-admin.', 'jetpack-dashboard' ) );

		$this->register_post(
			'/connection/register',
			array( $this, 'register_site' ),
			$this->permission( 'jetpack_connect', 'invalid_user_permission_jetpack_connect' ),
			array(
				'registration_nonce' => array(
					'description' => __( 'The nonce that the page received for this action.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'required'    => true,
				),
				'from'               => $from,
				'redirect_uri'       => $redirect_uri,
				'plugin_slug'        => self::text_argument( __( 'The plugin that sends the request.', 'jetpack-dashboard' ) ),
			)
		);
		$this->register_get(
			'/connection/authorize_url',
			array( $this, 'read_authorize_url' ),
			$this->permission( 'jetpack_connect_user', 'invalid_user_permission_user_connection_data' ),
			array( 'redirect_uri' => $redirect_uri )
		);
		$this->register_get(
			'/connection/url',
			array( $this, 'read_connect_url' ),
			$this->permission( 'jetpack_connect_user', 'invalid_user_permission_jetpack_connect' ),
			array(
				'from'     => $from,
				'redirect' => $redirect_uri,
			)
		);
		// The error code is the same as for disconnecting; clients rely on it.
		$this->register_post( '/connection/reconnect', array( $this, 'reconnect' ), $this->permission( 'jetpack_reconnect', 'invalid_user_permission_jetpack_disconnect' ) );
	}

	/**
	 * Returns the URL to link the user. A success if the site is registered already.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function register_site( WP_REST_Request $request ) {
		if ( ! wp_verify_nonce( $request['registration_nonce'], Connection_State::REGISTRATION_NONCE ) ) {
			return new WP_Error( 'invalid_nonce', __( 'This page has expired. Reload it, then try again.', 'jetpack-dashboard' ), array( 'status' => 403 ) );
		}

		$result = $this->registration->register();

		if ( is_wp_error( $result ) ) {
			return $result;
		}

		$url = $this->authorization->url( get_current_user_id(), $request['redirect_uri'] );

		return is_wp_error( $url ) ? $url : new WP_REST_Response(
			array(
				'authorizeUrl'          => $url,
				'alternateAuthorizeUrl' => '',
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function read_authorize_url( WP_REST_Request $request ) {
		$url = $this->authorization->url( get_current_user_id(), $request['redirect_uri'] );

		return is_wp_error( $url ) ? $url : new WP_REST_Response( array( 'authorizeUrl' => $url ) );
	}

	/**
	 * At the provider, or here if the site isn't registered.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function read_connect_url( WP_REST_Request $request ) {
		if ( ! $this->connection->is_registered() && ! $this->connection->is_local() ) {
			return new WP_REST_Response( self::registration_url( $request['from'], $request['redirect'] ) );
		}

		$url = $this->authorization->url( get_current_user_id(), $request['redirect'] );

		return is_wp_error( $url ) ? self::without_url( $url ) : new WP_REST_Response( $url );
	}

	/**
	 * Repairs what doesn't need the user. The result is shown on the next page load.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function reconnect() {
		$result = $this->reconnection->reconnect();

		if ( is_wp_error( $result ) ) {
			return $result;
		}

		if ( 'completed' === $result['status'] ) {
			State_Notices::set( 'message', 'reconnection_completed' );
		}

		return new WP_REST_Response( $result );
	}

	/** The admin URL that registers the site and redirects to the provider. */
	private static function registration_url( string $from, string $redirect ): string {
		$query = array(
			'page'     => Dashboard_Page::SLUG,
			'action'   => 'register',
			'_wpnonce' => wp_create_nonce( Authorization_Callback::REGISTER_NONCE ),
			'redirect' => $redirect,
			'from'     => $from,
		);

		return add_query_arg( array_map( 'rawurlencode', array_filter( $query ) ), admin_url( 'admin.php' ) );
	}

	/** The provider's errors keep their code; others get this route's. */
	private static function without_url( WP_Error $reason ): WP_Error {
		$data   = $reason->get_error_data();
		$status = is_array( $data ) ? (int) ( $data['status'] ?? 0 ) : 0;

		return $status >= 500 ? $reason : new WP_Error( 'build_connect_url_failed', $reason->get_error_message(), array( 'status' => 400 ) );
	}
}
