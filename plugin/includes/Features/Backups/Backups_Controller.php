<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/backups/data`, `module/backups/run` and `module/backups/copy`. */
final class Backups_Controller extends Controller {

	public const SLUG = 'backups';

	public const RUN_PATH = '/module/backups/run';

	public const COPY_PATH = '/module/backups/copy';

	public const CAPABILITY = 'jetpack_manage_modules';

	/** Seconds of a slice that the page waits for. */
	private const SLICE_S = 2.0;

	private Backups_Report $report;
	private Backup_Job $job;
	private Restore_Job $restore;
	private Offsite_Job $offsite;
	private Module_Registry $modules;

	public function __construct( Backups_Report $report, Backup_Job $job, Restore_Job $restore, Offsite_Job $offsite, Module_Registry $modules ) {
		$this->report  = $report;
		$this->job     = $job;
		$this->restore = $restore;
		$this->offsite = $offsite;
		$this->modules = $modules;
	}

	/** @return void */
	public function register_routes() {
		$permission = $this->permission( self::CAPABILITY );

		$this->register_post( self::COPY_PATH, array( $this, 'copy' ), $permission );
		$this->register_get( '/module/backups/data', array( $this, 'read' ), $permission );
		$this->register_post(
			self::RUN_PATH,
			array( $this, 'run' ),
			$permission,
			array(
				'start' => array(
					'description' => __( 'Whether to start a backup if none is being created. Otherwise, only one that was started continues.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404) while the module is inactive. */
	public function read() {
		return $this->modules->is_active( self::SLUG ) ? new WP_REST_Response( $this->report->get() ) : self::not_active();
	}

	/**
	 * Runs a slice of a backup or restore, of about two seconds. The first one that reads the database takes ten seconds at most. On SQLite, the database is restored in one go.
	 * `is_running` is true for both.
	 *
	 * @return WP_REST_Response|WP_Error not_active (404), backup_failed (500) if the folder can't be written.
	 */
	public function run( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( self::SLUG ) ) {
			return self::not_active();
		}
		try {
			if ( $request['start'] ) {
				$this->job->start( 'manual' );
			}
			$this->job->run( self::SLICE_S );
			$this->restore->run( self::SLICE_S );
		} catch ( Backup_Error $error ) {
			return new WP_Error( 'backup_failed', $error->getMessage(), array( 'status' => 500 ) );
		}
		$report = $this->report->get();

		return new WP_REST_Response( array( 'is_running' => $report['is_running'] || '' !== $report['progress'] ) + $report );
	}

	/**
	 * Runs about two seconds of copying backups to the storage, or of bringing one back, if that is due.
	 *
	 * @return WP_REST_Response|WP_Error not_active (404), backup_failed (500) if the folder can't be written.
	 */
	public function copy() {
		if ( ! $this->modules->is_active( self::SLUG ) ) {
			return self::not_active();
		}
		try {
			$this->offsite->run( self::SLICE_S );
		} catch ( Backup_Error $error ) {
			return new WP_Error( 'backup_failed', $error->getMessage(), array( 'status' => 500 ) );
		}

		return new WP_REST_Response( $this->report->copies() );
	}

	private static function not_active(): WP_Error {
		return new WP_Error( 'not_active', is_multisite() ? Backups::network_text() : __( 'Backups on this server are not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
