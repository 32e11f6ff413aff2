<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/photon/data` and `module/photon/empty`. */
final class Photon_Controller extends Controller {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' );

		$this->register_get( '/module/photon/data', array( $this, 'read' ), $permission );
		$this->register_post(
			'/module/photon/empty',
			array( $this, 'clear' ),
			$permission,
			array( 'empty' => self::true_argument( __( 'Whether to delete all copies.', 'jetpack-dashboard' ) ) )
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->figures() );
	}

	public function clear(): WP_REST_Response {
		Photon::delete_all();

		return $this->success( __( 'The image copies were deleted.', 'jetpack-dashboard' ), array( 'data' => $this->figures() ) );
	}

	/** @return array<string, mixed> */
	private function figures(): array {
		$copies = Addresses::copies();
		$types  = array_values( array_unique( array_merge( Copy_Writer::types( 'image/jpeg' ), Copy_Writer::types( 'image/png' ) ) ) );

		$figures = array_merge(
			Usage::stored(),
			array(
				'limit'   => (int) $this->settings->get( Usage::LIMIT ) * 1048576,
				'waiting' => ( new Queue( $copies ) )->count(),
				'formats' => $types,
			)
		);

		if ( ! $types ) {
			$figures['problem'] = Usage::NO_EDITOR;
		} elseif ( ! wp_mkdir_p( $copies->folder() ) || ! wp_is_writable( $copies->folder() ) ) {
			$figures['problem'] = 'unwritable';
		}

		return $figures;
	}
}
