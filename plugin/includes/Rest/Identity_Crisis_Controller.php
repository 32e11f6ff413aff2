<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Identity_Crisis;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The three ways to resolve an identity crisis. */
final class Identity_Crisis_Controller extends Controller {

	private Identity_Crisis $crisis;

	public function __construct( Identity_Crisis $crisis ) {
		$this->crisis = $crisis;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_disconnect', 'invalid_user_permission_identity_crisis' );

		$this->register_post( '/identity-crisis/confirm-safe-mode', array( $this, 'confirm_safe_mode' ), $permission );
		$this->register_post( '/identity-crisis/migrate', array( $this, 'migrate' ), $permission );
		$this->register_post(
			'/identity-crisis/start-fresh',
			array( $this, 'start_fresh' ),
			$permission,
			array( 'redirect_uri' => self::text_argument( __( 'Where to redirect afterwards, relative to wp-admin.', 'jetpack-dashboard' ) ) )
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function confirm_safe_mode() {
		return self::response( $this->crisis->confirm_safe_mode() );
	}

	/** @return WP_REST_Response|WP_Error */
	public function migrate() {
		return self::response( $this->crisis->migrate() );
	}

	/** @return WP_REST_Response|WP_Error */
	public function start_fresh( WP_REST_Request $request ) {
		$url = $this->crisis->start_fresh( $request['redirect_uri'] );

		return is_wp_error( $url ) ? $url : new WP_REST_Response( $url );
	}

	/**
	 * @param true|WP_Error $result
	 * @return WP_REST_Response|WP_Error
	 */
	private static function response( $result ) {
		return is_wp_error( $result ) ? $result : new WP_REST_Response( array( 'code' => 'success' ) );
	}
}
