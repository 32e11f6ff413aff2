<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/photon-cdn/data` and `module/photon-cdn/empty`. */
final class Photon_Cdn_Controller extends Controller {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' );

		$this->register_get( '/module/photon-cdn/data', array( $this, 'read' ), $permission );
		$this->register_post(
			'/module/photon-cdn/empty',
			array( $this, 'clear' ),
			$permission,
			array( 'empty' => self::true_argument( __( 'Whether to delete all copies.', 'jetpack-dashboard' ) ) )
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->figures() );
	}

	public function clear(): WP_REST_Response {
		Copies::of_site()->delete_all();

		return $this->success( __( 'The copies of scripts and styles were deleted.', 'jetpack-dashboard' ), array( 'data' => $this->figures() ) );
	}

	/** @return array<string, mixed> */
	private function figures(): array {
		$map = File_Map::read();

		return array_merge(
			Usage::stored(),
			array(
				'limit' => (int) $this->settings->get( Usage::LIMIT ) * 1048576,
				'cdn'   => $map->works ? $map->cdn : '',
			)
		);
	}
}
