<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The filter's report, and the tokens of comment forms. */
final class Spam_Filter_Controller extends Controller {

	public const SLUG = 'spam-filter';

	public const TOKEN_PATH = '/spam-filter/token';

	private Report $report;
	private Form_Token $token;
	private Module_Registry $modules;

	public function __construct( Report $report, Form_Token $token, Module_Registry $modules ) {
		$this->report  = $report;
		$this->token   = $token;
		$this->modules = $modules;
	}

	/** @return void */
	public function register_routes() {
		$this->register_get( '/module/spam-filter/data', array( $this, 'read' ), $this->permission( 'jetpack_manage_modules' ) );
		$this->register_get(
			self::TOKEN_PATH,
			array( $this, 'create_token' ),
			'__return_true',
			array(
				'post' => array(
					'description' => __( 'The post whose comment form is used.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'minimum'     => 1,
					'required'    => true,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404) while the module is inactive. */
	public function read() {
		if ( ! $this->modules->is_active( self::SLUG ) ) {
			return self::not_active();
		}
		try {
			return new WP_REST_Response( $this->report->get() );
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'database_error', __( 'The spam filter’s data could not be read from the database.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}
	}

	/** @return WP_REST_Response|WP_Error `{ token }`. not_active (404) while the module is inactive. */
	public function create_token( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( self::SLUG ) ) {
			return self::not_active();
		}
		$response = new WP_REST_Response( array( 'token' => $this->token->create( $request['post'] ) ) );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	private static function not_active(): WP_Error {
		return new WP_Error( 'not_active', __( 'The spam filter is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
