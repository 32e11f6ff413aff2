<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Plugins\Vault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Data of the vault plugin's service. A failed request is an error, not a missing registration. */
final class Vault_Controller extends Controller {

	private Vault $vault;

	public function __construct( Vault $vault ) {
		$this->vault = $vault;
	}

	public function register_routes(): void {
		$this->register_get(
			'/module/vaultpress/data',
			array( $this, 'read' ),
			$this->permission( 'jetpack_manage_modules' ),
			array( 'refresh' => Site_Data_Controller::refresh_argument() )
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function read( WP_REST_Request $request ) {
		$data = $this->vault->data( $request['refresh'] );

		if ( is_wp_error( $data ) && Vault::NOT_REGISTERED === $data->get_error_code() ) {
			return new WP_REST_Response(
				array(
					'code'    => Vault::NOT_REGISTERED,
					'message' => $data->get_error_message(),
				)
			);
		}

		return is_wp_error( $data ) ? $data : $this->success( __( 'VaultPress’s data about the site.', 'jetpack-dashboard' ), array( 'data' => $data ) );
	}
}
