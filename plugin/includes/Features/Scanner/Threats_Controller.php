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

/** `module/scanner/threats` and `module/scanner/quarantine`. */
final class Threats_Controller extends Controller {

	private Threats $threats;
	private Threat_Fixes $fixes;
	private Quarantine $quarantine;
	private Threat_Diff $diff;
	private Module_Registry $modules;

	public function __construct( Threats $threats, Threat_Fixes $fixes, Quarantine $quarantine, Threat_Diff $diff, Module_Registry $modules ) {
		$this->threats    = $threats;
		$this->fixes      = $fixes;
		$this->quarantine = $quarantine;
		$this->diff       = $diff;
		$this->modules    = $modules;
	}

	/** @return void */
	public function register_routes() {
		$permission = $this->permission( Scan_Access::capability() );

		$this->register_get( '/module/scanner/threats', array( $this, 'read' ), $permission );
		$this->register_post(
			'/module/scanner/threats/(?P<id>\d+)',
			array( $this, 'act' ),
			$permission,
			array(
				'action' => array(
					'description' => __( 'What to do about the threat.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => array( 'ignore', 'stop-ignoring', 'delete', 'restore' ),
					'required'    => true,
				),
				'backup' => array(
					'description' => __( 'For restoring: ID of the backup whose version is used. Without it, the published original is.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'pattern'     => Earlier_Version::BACKUP,
				),
			)
		);
		$this->register_get(
			'/module/scanner/threats/(?P<id>\d+)/diff',
			array( $this, 'read_diff' ),
			$permission,
			array(
				'earlier' => array(
					'description' => __( 'Whether to compare with an earlier version from a backup instead of the published original.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
		$this->register_get( '/module/scanner/quarantine', array( $this, 'read_quarantine' ), $permission );
		$this->register_post(
			'/module/scanner/quarantine/(?P<id>\d+)',
			array( $this, 'undo' ),
			fn() => $this->allowed_if( Scan_Access::can_change_files() ),
			array( 'undo' => self::true_argument( __( 'Puts the file back.', 'jetpack-dashboard' ) ) )
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404) while the module is inactive. */
	public function read() {
		return $this->respond(
			function (): array {
				$threats    = $this->threats->all();
				$restorable = Threat_Fixes::restorable( $threats );
				$is_allowed = Scan_Access::can_change_files();

				return array_map(
					static fn( array $threat ): array => self::vulnerability( $threat ) + array_diff_key( $threat, array( 'version' => '' ) ) + array(
						'title'       => Threat_Texts::title( $threat['code'] ),
						'advice'      => Threat_Texts::advice( $threat['code'], $threat['kind'] ),
						'can_delete'  => $is_allowed && Threat_Fixes::can_delete( $threat, $restorable ),
						'can_restore' => $is_allowed && isset( $restorable[ $threat['place'] ] ),
					),
					$threats
				);
			}
		);
	}

	/**
	 * @param array{kind: string, code: string, detail: string} $threat
	 * @return array<string, mixed> What a vulnerability has besides, and instead; empty for other threats.
	 */
	private static function vulnerability( array $threat ): array {
		if ( Threat::VULNERABLE !== $threat['kind'] ) {
			return array();
		}
		$found = Vulnerability::read_detail( $threat['detail'] );

		return array(
			'detail'        => $found['title'],
			'advice'        => Feed_View::advice( $found['fixed_in'], $threat['code'] ),
			'vulnerability' => array_diff_key( $found, array( 'title' => '' ) ),
		);
	}

	/** @return WP_REST_Response|WP_Error As read(); no_such_threat (404); an error (409, 502) that says why the file can't be deleted or restored. */
	public function act( WP_REST_Request $request ) {
		$id     = (int) $request['id'];
		$action = (string) $request['action'];
		$backup = isset( $request['backup'] ) ? (string) $request['backup'] : null;
		if ( 'delete' === $action || 'restore' === $action ) {
			$allowed = $this->allowed_if( Scan_Access::can_change_files() );
			return is_wp_error( $allowed ) ? $allowed : $this->respond( fn() => $this->done( 'delete' === $action ? $this->fixes->delete( $id ) : $this->fixes->restore( $id, $backup ) ) );
		}

		return $this->respond( fn() => $this->done( $this->fixes->ignore( $id, 'ignore' === $action ) ) );
	}

	/** @return WP_REST_Response|WP_Error As read(); an error (409, 502) that says why there is no original to compare with. */
	public function read_diff( WP_REST_Request $request ) {
		return $this->respond( fn() => $this->diff->of( (int) $request['id'], (bool) $request['earlier'] ) );
	}

	/** @return WP_REST_Response|WP_Error As read(). */
	public function read_quarantine() {
		return $this->respond( fn(): array => array_map( static fn( array $item ): array => array_intersect_key( $item, array_flip( array( 'id', 'place', 'bytes', 'taken_at' ) ) ) + array( 'is_replaced' => '' !== $item['replacement'] ), $this->quarantine->all() ) );
	}

	/** @return WP_REST_Response|WP_Error As read(); no_such_file (404); an error (409) that says why the file can't be put back. */
	public function undo( WP_REST_Request $request ) {
		return $this->respond( fn() => $this->done( $this->fixes->undo( (int) $request['id'] ) ) );
	}

	/**
	 * @param string|WP_Error $result
	 * @return WP_REST_Response|WP_Error
	 */
	private function done( $result ) {
		return is_wp_error( $result ) ? $result : $this->success( __( 'Done.', 'jetpack-dashboard' ) );
	}

	/**
	 * @param callable(): (array<int|string, mixed>|WP_REST_Response|WP_Error) $work
	 * @return WP_REST_Response|WP_Error
	 */
	private function respond( callable $work ) {
		if ( ! $this->modules->is_active( Scanner_Controller::SLUG ) || ! Scan_Access::is_here() ) {
			return new WP_Error( 'not_active', __( 'The scanner is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		try {
			$result = $work();
			return is_array( $result ) ? new WP_REST_Response( $result ) : $result;
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'database_error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}
	}
}
