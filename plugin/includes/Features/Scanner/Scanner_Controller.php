<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/scanner/data` and `module/scanner/scan`. */
final class Scanner_Controller extends Controller {

	public const SLUG = 'scanner';

	public const SCAN_PATH = '/module/scanner/scan';

	/** Seconds of a slice that the page waits for. */
	private const SLICE_S = 2.0;

	private Report $report;
	private Scanner $scanner;
	private Module_Registry $modules;

	public function __construct( Report $report, Scanner $scanner, Module_Registry $modules ) {
		$this->report  = $report;
		$this->scanner = $scanner;
		$this->modules = $modules;
	}

	/** @return void */
	public function register_routes() {
		$permission = $this->permission( Scan_Access::capability() );

		$this->register_get( '/module/scanner/data', array( $this, 'read' ), $permission );
		$this->register_post(
			self::SCAN_PATH,
			array( $this, 'scan' ),
			$permission,
			array(
				'start' => array(
					'description' => __( 'Whether to start a scan if none is running. Otherwise, only a running one continues.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404) while the module is inactive. */
	public function read() {
		return $this->respond( static fn() => null );
	}

	/**
	 * Runs a slice of about two seconds.
	 *
	 * @return WP_REST_Response|WP_Error As read().
	 */
	public function scan( WP_REST_Request $request ) {
		return $this->respond(
			function () use ( $request ): void {
				if ( $request['start'] ) {
					$this->scanner->start();
				}
				$this->scanner->run( self::SLICE_S );
			}
		);
	}

	/**
	 * @param callable(): void $work
	 * @return WP_REST_Response|WP_Error
	 */
	private function respond( callable $work ) {
		if ( ! $this->modules->is_active( self::SLUG ) || ! Scan_Access::is_here() ) {
			return new WP_Error( 'not_active', __( 'The scanner is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		try {
			$work();
			return new WP_REST_Response( $this->report->get() );
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'database_error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}
	}
}
