<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Relays the disconnect survey if the browser can't reach the account service. */
final class Survey_Controller extends Controller {

	private const PATH            = '/marketing/feedback-survey';
	private const MAX_TEXT_LENGTH = 1000;
	private const MAX_NAME_LENGTH = 100;

	private Site_Api $api;

	public function __construct( Site_Api $api ) {
		$this->api = $api;
	}

	/** The ids come from the survey, since the site has deleted them when it was disconnected. */
	public function register_routes(): void {
		$id = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		);

		$this->register_post(
			'/marketing/survey',
			array( $this, 'relay' ),
			$this->permission( 'jetpack_disconnect', 'invalid_user_permission_jetpack_disconnect' ),
			array(
				'site_id'          => array( 'description' => __( 'The site’s ID at the account service.', 'jetpack-dashboard' ) ) + $id,
				'user_id'          => array( 'description' => __( 'The account’s ID.', 'jetpack-dashboard' ) ) + $id,
				'survey_id'        => array(
					'description' => __( 'The survey.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => array( 'jetpack-plugin-disconnect' ),
					'required'    => true,
				),
				'survey_responses' => array(
					'description'          => __( 'The answers.', 'jetpack-dashboard' ),
					'type'                 => 'object',
					'required'             => true,
					'properties'           => array(
						'why-cancel' => array(
							'type'                 => 'object',
							'required'             => true,
							'properties'           => array(
								'response' => array(
									'type'      => 'string',
									'minLength' => 1,
									'maxLength' => self::MAX_NAME_LENGTH,
									'required'  => true,
								),
								'text'     => array(
									'type'      => array( 'string', 'null' ),
									'maxLength' => self::MAX_TEXT_LENGTH,
								),
							),
							'additionalProperties' => false,
						),
					),
					'additionalProperties' => false,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function relay( WP_REST_Request $request ) {
		$response = $this->api->post_public(
			self::PATH,
			array(
				'site_id'          => $request['site_id'],
				'user_id'          => $request['user_id'],
				'survey_id'        => $request['survey_id'],
				'survey_responses' => $request['survey_responses'],
			)
		);

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		return true === ( $response['success'] ?? null )
			? new WP_REST_Response( array( 'success' => true ) )
			: new WP_Error( 'survey_failed', __( 'The account service did not accept the survey.', 'jetpack-dashboard' ), array( 'status' => 502 ) );
	}
}
