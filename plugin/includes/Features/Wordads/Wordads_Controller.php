<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Rules;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The switch; the settings are in `settings`. */
final class Wordads_Controller extends Controller {

	private const MODULE = 'wordads';

	private Module_Registry $modules;
	private Settings_Writer $writer;

	public function __construct( Module_Registry $modules, Settings_Writer $writer ) {
		$this->modules = $modules;
		$this->writer  = $writer;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'manage_options' );

		$this->register_get( '/wordads/settings', array( $this, 'read' ), $permission );
		$this->register_post(
			'/wordads/settings',
			array( $this, 'save' ),
			$permission,
			array(
				'module_active' => array(
					'description'       => __( 'Whether ads are on.', 'jetpack-dashboard' ),
					'type'              => 'boolean',
					'validate_callback' => static fn( $value ) => Rules::boolean( $value ) ?? true,
				),
			)
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( array( 'module_active' => in_array( self::MODULE, $this->modules->slugs_shown_as_on(), true ) ) );
	}

	/**
	 * A no-op without `module_active`.
	 *
	 * @return WP_REST_Response|WP_Error some_updated (400).
	 */
	public function save( WP_REST_Request $request ) {
		$result = null === $request['module_active'] ? array() : $this->writer->write( array( self::MODULE => $request['module_active'] ) );

		return is_wp_error( $result ) ? $result : $this->read();
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-wordads-settings',
			'type'       => 'object',
			'properties' => array( 'module_active' => array( 'type' => 'boolean' ) ),
		);
	}
}
