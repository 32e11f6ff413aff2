<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Counts plugin updates from WordPress's last check. */
final class Updates_Controller extends Controller {

	public function register_routes(): void {
		$this->register_get( '/updates/plugins', array( $this, 'read' ), $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ) );
	}

	public function read(): WP_REST_Response {
		$found = get_site_transient( 'update_plugins' );
		$count = is_object( $found ) && isset( $found->response ) ? count( (array) $found->response ) : 0;

		return new WP_REST_Response(
			array(
				'code'    => $count ? 'updates-available' : 'success',
				'message' => $count
					/* translators: %d: number of plugins. */
					? sprintf( _n( '%d plugin needs an update.', '%d plugins need an update.', $count, 'jetpack-dashboard' ), $count )
					: __( 'All plugins are up to date.', 'jetpack-dashboard' ),
				'count'   => $count,
			)
		);
	}
}
