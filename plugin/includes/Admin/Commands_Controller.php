<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Commands_Controller extends Controller {

	private Commands $commands;

	public function __construct( Commands $commands ) {
		$this->commands = $commands;
	}

	public function register_routes(): void {
		$this->register_get( '/commands', array( $this, 'read' ), $this->permission( 'jetpack_admin_page' ) );
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->commands->all() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-command',
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'name', 'label', 'terms', 'url' ), array( 'type' => 'string' ) ),
		);
	}
}
