<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Site_Data\Site_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Last downtime and last check at the provider, and what the site found out by itself. */
final class Monitor_Controller extends Controller {

	private Monitor $monitor;
	private Module_Registry $modules;
	private Site_Data $site_data;
	private Self_Check_Log $log;
	private Health_Address $health;

	public function __construct( Monitor $monitor, Module_Registry $modules, Site_Data $site_data, Self_Check_Log $log, Health_Address $health ) {
		$this->monitor   = $monitor;
		$this->modules   = $modules;
		$this->site_data = $site_data;
		$this->log       = $log;
		$this->health    = $health;
	}

	/** @return void */
	public function register_routes() {
		$this->register_get(
			'/module/monitor/data',
			array( $this, 'read' ),
			$this->permission( 'jetpack_manage_modules' ),
			array( 'refresh' => self::refresh_argument() )
		);
		$this->register_get(
			'/module/monitor/self-check',
			array( $this, 'read_self_check' ),
			$this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' )
		);
		$this->register_get(
			'/health',
			array( $this, 'read_health' ),
			array( $this, 'accepts_key' ),
			array(
				'key' => array(
					'description' => __( 'The key in the address that the settings show.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'required'    => true,
					'maxLength'   => 100,
				),
			)
		);
	}

	/** @return true|WP_Error A secret key instead of a user. WordPress also asks for keys that it refuses, such as arrays. */
	public function accepts_key( WP_REST_Request $request ) {
		$key = $request['key'];

		return is_string( $key ) && Health_Address::accepts( $key ) ? true : new WP_Error( 'rest_forbidden', __( 'This address is not valid.', 'jetpack-dashboard' ), array( 'status' => 403 ) );
	}

	/** @return WP_REST_Response `{ status, checks }`; 503 if something fails, so that any monitoring service notices. */
	public function read_health(): WP_REST_Response {
		$report   = $this->health->report();
		$response = new WP_REST_Response( $report, 'ok' === $report['status'] ? 200 : 503 );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/** @return WP_REST_Response|WP_Error `{ last_down, last_checked }`, dates or null. not_active (404) if the module is inactive, else the provider's error. */
	public function read( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( Monitor::SLUG ) ) {
			return new WP_Error( 'not_active', __( 'Downtime monitoring is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}

		$body = $this->monitor->sync() ?? $this->site_data->get( Monitor::SLUG, $request['refresh'] );

		return is_wp_error( $body ) ? $body : new WP_REST_Response( $body );
	}

	/** @return WP_REST_Response|WP_Error not_active (404) while the self-check is off. */
	public function read_self_check() {
		return Self_Check_Log::is_on()
			? new WP_REST_Response( $this->log->for_rest() )
			: new WP_Error( 'not_active', __( 'The self-check is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
