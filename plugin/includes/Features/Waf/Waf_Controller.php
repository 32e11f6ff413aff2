<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Waf_Controller extends Controller {

	public function register_routes(): void {
		$this->register_get( '/waf', array( $this, 'read' ), $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ) );
	}

	/** Path of the bootstrap file, and whether the plan includes the provider's rules. */
	public function read(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				/**
				 * Filters the path of the firewall's bootstrap file; '' for none.
				 *
				 * @since 1.0.0
				 *
				 * @param string $path
				 */
				'bootstrapPath'  => (string) apply_filters( 'jetpack_dashboard_waf_bootstrap_path', '' ),
				/**
				 * Filters whether the plan includes the provider's firewall rules.
				 *
				 * @since 1.0.0
				 *
				 * @param bool $has_access
				 */
				'hasRulesAccess' => (bool) apply_filters( 'jetpack_dashboard_has_waf_rules_access', false ),
			)
		);
	}
}
