<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Tests the owner's own provider. */
final class Sign_On_Controller extends Controller {

	private Sign_On_Test_Run $run;
	private Own_Provider_Store $store;

	public function __construct( Sign_On_Test_Run $run, Own_Provider_Store $store ) {
		$this->run   = $run;
		$this->store = $store;
	}

	public function register_routes(): void {
		$this->register_post( '/module/sso/test', array( $this, 'test' ), $this->permission( Own_Provider_Store::capability(), 'invalid_user_permission_manage_settings' ) );
	}

	/** @return WP_REST_Response|WP_Error Errors as Sign_On_Test_Run::start(). */
	public function test() {
		$steps = $this->run->start();
		if ( is_wp_error( $steps ) ) {
			return $steps;
		}

		$provider = $this->store->get();

		return new WP_REST_Response(
			array(
				'steps'        => $steps,
				'redirect_uri' => $provider ? Own_Login::redirect_uri( $provider ) : '',
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-sign-on-test',
			'type'       => 'object',
			'properties' => array(
				'steps'        => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'     => array( 'type' => 'string' ),
							'label'  => array( 'type' => 'string' ),
							'status' => array(
								'type' => 'string',
								'enum' => array_keys( Sign_On_Test::statuses() ),
							),
							'text'   => array( 'type' => 'string' ),
						),
					),
				),
				'redirect_uri' => array(
					'type'   => 'string',
					'format' => 'uri',
				),
			),
		);
	}
}
