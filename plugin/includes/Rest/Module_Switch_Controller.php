<?php
/**
 * POST module/{slug}/active and module/all/active.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Settings\Rules;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Switches modules (contract/rest.md §4).
 */
final class Module_Switch_Controller extends Controller {

	/**
	 * The modules.
	 *
	 * @var Module_Registry
	 */
	private $modules;

	/**
	 * Takes its source.
	 *
	 * @param Module_Registry $modules The modules.
	 */
	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/**
	 * Registers the routes; `all` first, since it would pass for a slug.
	 */
	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_manage_modules' );

		$this->register_post(
			'/module/all/active',
			array( $this, 'activate_all' ),
			$permission,
			array(
				'modules' => array(
					'description' => __( 'Slugs of the modules to switch on.', 'jetpack-dashboard' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'required'    => true,
				),
			)
		);
		$this->register_post(
			'/module/' . Modules_Controller::SLUG . '/active',
			array( $this, 'toggle' ),
			$permission,
			array(
				'active' => array(
					'description'       => __( 'Whether the module is to be on.', 'jetpack-dashboard' ),
					'type'              => 'boolean',
					'default'           => true,
					'validate_callback' => static function ( $value ) {
						return Rules::boolean( $value ) ?? true;
					},
				),
			)
		);
	}

	/**
	 * Switches one module.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function toggle( WP_REST_Request $request ) {
		$slug   = $request['slug'];
		$is_on  = (bool) $request['active'];
		$result = $is_on ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );

		if ( is_wp_error( $result ) ) {
			return $result;
		}

		/* translators: %s: name of a module. */
		$text = $is_on ? __( '%s has been activated.', 'jetpack-dashboard' ) : __( '%s has been deactivated.', 'jetpack-dashboard' );

		return $this->success( sprintf( $text, Module_Texts::of( $slug )['name'] ) );
	}

	/**
	 * Switches several modules on; those that can be are, whatever becomes of the others.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function activate_all( WP_REST_Request $request ) {
		$failures = array();

		foreach ( array_unique( $request['modules'] ) as $slug ) {
			$result = $this->modules->activate( $slug );
			if ( is_wp_error( $result ) ) {
				$failures[ $slug ] = $result->get_error_message();
			}
		}

		if ( ! $failures ) {
			return $this->success( __( 'The modules have been activated.', 'jetpack-dashboard' ) );
		}

		return new WP_Error(
			'activation_failed',
			sprintf(
				/* translators: %s: names of modules, comma-separated. */
				__( 'These modules failed to activate: %s.', 'jetpack-dashboard' ),
				implode( ', ', array_keys( $failures ) )
			),
			array(
				'status' => 424,
				'params' => $failures,
			)
		);
	}
}
