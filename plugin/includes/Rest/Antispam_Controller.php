<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Plugins\Antispam;
use Jetpack_Dashboard\Settings\Rules;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Spam count, and key checks. Responses never contain a key. */
final class Antispam_Controller extends Controller {

	private Antispam $antispam;

	public function __construct( Antispam $antispam ) {
		$this->antispam = $antispam;
	}

	public function register_routes(): void {
		$configurer = $this->permission( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' );

		$this->register_get(
			'/module/akismet/data',
			array( $this, 'read' ),
			$this->permission( 'jetpack_manage_modules' ),
			array( 'refresh' => Site_Data_Controller::refresh_argument() )
		);
		$this->register_get( '/module/akismet/key/check', array( $this, 'check_stored' ), $configurer );
		$this->register_post(
			'/module/akismet/key/check',
			array( $this, 'check_typed' ),
			$configurer,
			array(
				'api_key' => array(
					'validate_callback' => static fn( $value ) => Rules::alphanumeric( $value ) ?? true,
				) + self::text_argument( __( 'The key to check. By default, the stored key.', 'jetpack-dashboard' ) ),
			)
		);
	}

	/** Returns the count, or an error code. */
	public function read( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->antispam->blocked( $request['refresh'] ) );
	}

	public function check_stored(): WP_REST_Response {
		return self::verdict( $this->antispam->problem() );
	}

	/** @param WP_REST_Request $request `api_key`. */
	public function check_typed( WP_REST_Request $request ): WP_REST_Response {
		$key = $request['api_key'];

		return '' === $key ? $this->check_stored() : self::verdict( $this->antispam->problem_with( $key ) );
	}

	private static function verdict( ?WP_Error $problem ): WP_REST_Response {
		return new WP_REST_Response(
			$problem
				? array(
					'validKey'          => false,
					'invalidKeyCode'    => $problem->get_error_code(),
					'invalidKeyMessage' => $problem->get_error_message(),
				)
				: array( 'validKey' => true )
		);
	}
}
