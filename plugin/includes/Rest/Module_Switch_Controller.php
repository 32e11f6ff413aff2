<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Modules\Write_Checks;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Settings\Rules;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Activates and deactivates modules. */
final class Module_Switch_Controller extends Controller {

	private const READ = 'expected';

	private Module_Registry $modules;
	private Write_Checks $checks;

	public function __construct( Module_Registry $modules, Write_Checks $checks ) {
		$this->modules = $modules;
		$this->checks  = $checks;
	}

	/** `all` comes first, since it matches the slug pattern. */
	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_manage_modules' );
		$active     = array(
			'description'       => __( 'Whether the module is active.', 'jetpack-dashboard' ),
			'type'              => 'boolean',
			'default'           => true,
			'validate_callback' => static function ( $value ) {
				return Rules::boolean( $value ) ?? true;
			},
		);

		$this->register_post(
			'/module/all/active',
			array( $this, 'toggle_all' ),
			$permission,
			array(
				'modules' => array(
					'description' => __( 'Slugs of the modules to activate or deactivate.', 'jetpack-dashboard' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'required'    => true,
				),
				'active'  => $active,
			) + Write_Checks::arguments()
		);
		$this->register_post(
			'/module/' . Modules_Controller::SLUG . '/active',
			array( $this, 'toggle' ),
			$permission,
			array(
				'active'   => $active,
				self::READ => array(
					'description'          => __( 'The last state that the client read. If someone else has switched the module since then, the response says so.', 'jetpack-dashboard' ),
					'type'                 => 'object',
					'properties'           => array( 'active' => array( 'type' => 'boolean' ) ),
					'additionalProperties' => false,
				),
			) + Write_Checks::arguments()
		);
	}

	/**
	 * `already_set` tells the client that someone else made the same change.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function toggle( WP_REST_Request $request ) {
		$slug    = $request['slug'];
		$is_on   = (bool) $request['active'];
		$problem = $this->checked( $request, array( $slug ) );
		if ( $problem ) {
			return $problem;
		}
		$is_set = $this->has_conflict( $request );
		$result = $is_on ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );

		if ( is_wp_error( $result ) && ! ( $is_set && Module_Error::ALREADY_INACTIVE === $result->get_error_code() ) ) {
			return $result;
		}

		/* translators: %s: name of a module. */
		$text = $is_on ? __( '%s has been activated.', 'jetpack-dashboard' ) : __( '%s has been deactivated.', 'jetpack-dashboard' );

		return $this->success( sprintf( $text, Module_Texts::of( $slug )['name'] ), $is_set ? array( 'already_set' => array( 'active' ) ) : array() );
	}

	/**
	 * One module that fails does not stop the others. Deactivating an inactive module is a no-op.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function toggle_all( WP_REST_Request $request ) {
		$is_on    = (bool) $request['active'];
		$failures = array();
		$problem  = $this->checked( $request, $request['modules'] );
		if ( $problem ) {
			return $problem;
		}

		foreach ( array_unique( $request['modules'] ) as $slug ) {
			$result = $is_on ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );
			if ( is_wp_error( $result ) && Module_Error::ALREADY_INACTIVE !== $result->get_error_code() ) {
				$failures[ $slug ] = $result->get_error_message();
			}
		}

		if ( ! $failures ) {
			return $this->success( $is_on ? __( 'The modules have been activated.', 'jetpack-dashboard' ) : __( 'The modules have been deactivated.', 'jetpack-dashboard' ) );
		}

		$text = $is_on
			/* translators: %s: names of modules, comma-separated. */
			? __( 'These modules failed to activate: %s.', 'jetpack-dashboard' )
			/* translators: %s: names of modules, comma-separated. */
			: __( 'These modules failed to deactivate: %s.', 'jetpack-dashboard' );

		return new WP_Error(
			$is_on ? 'activation_failed' : 'deactivation_failed',
			sprintf( $text, implode( ', ', array_keys( $failures ) ) ),
			array(
				'status' => 424,
				'params' => $failures,
			)
		);
	}

	/** Whether someone else has made the change since the client read the state. */
	private function has_conflict( WP_REST_Request $request ): bool {
		$read = $request[ self::READ ]['active'] ?? null;

		return null !== $read && (bool) $read !== (bool) $request['active'] && $this->modules->is_active( $request['slug'] ) === (bool) $request['active'];
	}

	/**
	 * Runs the write checks.
	 *
	 * @param string[] $slugs
	 */
	private function checked( WP_REST_Request $request, array $slugs ): ?WP_Error {
		return $request['active'] && ! $request[ Write_Checks::INSIST ] ? $this->checks->problem( array_fill_keys( $slugs, true ) ) : null;
	}
}
