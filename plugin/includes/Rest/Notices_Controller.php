<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Settings\Dismissed_Notices;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Dismisses notices for the current user. */
final class Notices_Controller extends Controller {

	private Dismissed_Notices $notices;

	public function __construct( Dismissed_Notices $notices ) {
		$this->notices = $notices;
	}

	public function register_routes(): void {
		$this->register_post(
			'/notice/(?P<id>[a-z\-_]+)',
			array( $this, 'dismiss' ),
			$this->permission( 'jetpack_admin_page', 'invalid_user_permission_view_admin' ),
			array(
				'id'        => array(
					'description' => __( 'The notice.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => Dismissed_Notices::IDS,
				),
				'dismissed' => self::true_argument( __( 'Confirms the dismissal.', 'jetpack-dashboard' ) ),
			)
		);
	}

	/** Returns all dismissed notices. */
	public function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$this->notices->dismiss( get_current_user_id(), $request['id'] );

		return new WP_REST_Response( (object) $this->notices->all( get_current_user_id() ) );
	}
}
