<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Settings_Reset;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Options_Controller extends Controller {

	private Settings_Reset $reset;

	public function __construct( Settings_Reset $reset ) {
		$this->reset = $reset;
	}

	public function register_routes(): void {
		$this->register_post(
			'/options/(?P<name>[a-z\-]+)',
			array( $this, 'reset' ),
			$this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ),
			array(
				'name'  => array(
					'description' => __( 'What to reset.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => Settings_Reset::NAMES,
				),
				'reset' => self::true_argument( __( 'Confirms the reset.', 'jetpack-dashboard' ) ),
			)
		);
	}

	public function reset( WP_REST_Request $request ): WP_REST_Response {
		$this->reset->reset( $request['name'] );

		return $this->success( __( 'Options reset.', 'jetpack-dashboard' ) );
	}
}
