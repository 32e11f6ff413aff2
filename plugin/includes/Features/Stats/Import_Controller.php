<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/stats/import`. */
final class Import_Controller extends Controller {

	public const PATH = '/module/stats/import';

	/** Seconds of a slice that the page waits for. */
	private const SLICE_S = 2.0;

	private Import_Job $job;
	private Module_Registry $modules;

	public function __construct( Import_Job $job, Module_Registry $modules ) {
		$this->job     = $job;
		$this->modules = $modules;
	}

	/** @return void */
	public function register_routes() {
		$this->register_post( self::PATH, array( $this, 'run' ), $this->permission( Import_Page::CAPABILITY ) );
	}

	/**
	 * Runs about two seconds of the import that was started on the page, or of its undo.
	 *
	 * @return WP_REST_Response|WP_Error not_active (404), storage_failed (500).
	 */
	public function run() {
		if ( ! $this->modules->is_active( 'stats' ) ) {
			return new WP_Error( 'not_active', __( 'Site Stats is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		try {
			$state = $this->job->run( self::SLICE_S );
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}

		return new WP_REST_Response(
			array(
				'is_running' => $state->is_running(),
				'rows'       => $state->done,
			)
		);
	}
}
