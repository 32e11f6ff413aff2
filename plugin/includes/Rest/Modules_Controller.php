<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Visible_Modules;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Modules_Controller extends Controller {

	public const SLUG = '(?P<slug>[a-z\-]+)';

	private Module_Registry $modules;
	private Visible_Modules $visible;

	public function __construct( Module_Registry $modules, Visible_Modules $visible ) {
		$this->modules = $modules;
		$this->visible = $visible;
	}

	public function register_routes(): void {
		$this->register_get( '/module/all', array( $this, 'read_all' ), array( $this, 'may_read_some' ) );
		$this->register_get( '/module/' . self::SLUG, array( $this, 'read_one' ), array( $this, 'may_read_one' ) );
	}

	/** @return true|WP_Error */
	public function may_read_some() {
		return $this->allowed_if( $this->visible->can_read() );
	}

	/**
	 * Users who may read all modules get a 404 for unknown ones.
	 *
	 * @return true|WP_Error
	 */
	public function may_read_one( WP_REST_Request $request ) {
		$is_unknown = null === $this->modules->get( $request['slug'] );

		return $this->allowed_if( $this->visible->can_read() && ( $is_unknown || null !== $this->visible->one( $request['slug'] ) ) );
	}

	public function read_all(): WP_REST_Response {
		return new WP_REST_Response( $this->visible->for_rest() );
	}

	/** @return WP_REST_Response|WP_Error */
	public function read_one( WP_REST_Request $request ) {
		$entry = $this->visible->one( $request['slug'] );

		return $entry ? new WP_REST_Response( $entry ) : Module_Error::not_found();
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		$types      = array(
			'string'  => array( 'module', 'name', 'description', 'short_description', 'long_description', 'learn_more_button', 'search_terms', 'additional_search_queries', 'introduced', 'changed', 'auto_activate', 'configure_url', 'activate_nonce', 'deactivate_nonce' ),
			'integer' => array( 'sort', 'recommendation_order' ),
			'boolean' => array( 'deactivate', 'free', 'requires_connection', 'requires_user_connection', 'activated', 'available', 'has_behavior' ),
			'array'   => array( 'module_tags', 'feature', 'plan_classes' ),
			'object'  => array( 'options', 'extra' ),
		);
		$properties = array_fill_keys( array( 'unavailable_reason', 'configurable', 'override' ), array( 'type' => array( 'boolean', 'string' ) ) );

		foreach ( $types as $type => $names ) {
			$properties += array_fill_keys( $names, array( 'type' => $type ) );
		}

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-module',
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
