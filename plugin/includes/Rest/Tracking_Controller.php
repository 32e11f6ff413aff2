<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Connection\Tracking_Preference;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The current user's tracking preference. */
final class Tracking_Controller extends Controller {

	private Tracking_Preference $preference;

	public function __construct( Tracking_Preference $preference ) {
		$this->preference = $preference;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_admin_page', 'invalid_user_permission_view_admin' );

		$this->register_get( '/tracking/settings', array( $this, 'read' ), $permission );
		$this->register_post(
			'/tracking/settings',
			array( $this, 'save' ),
			$permission,
			array(
				'tracks_opt_out' => array(
					'description' => __( 'Whether the user opts out.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
				),
			)
		);
	}

	/** Users who aren't linked are opted out. */
	public function read(): WP_REST_Response {
		return new WP_REST_Response( array( 'tracks_opt_out' => $this->preference->is_opted_out( get_current_user_id() ) ) );
	}

	/** Returns the resulting state. */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		if ( null !== $request['tracks_opt_out'] ) {
			$this->preference->set( get_current_user_id(), $request['tracks_opt_out'] );
		}

		return $this->read();
	}
}
