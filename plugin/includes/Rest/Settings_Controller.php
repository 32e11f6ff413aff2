<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Modules\Write_Checks;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Error;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Modules\Visible_Settings;
use Jetpack_Dashboard\Settings\Settings_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and saves settings. The permission depends on the body's keys, so the body is validated after the permission check, not by
 * WordPress's argument validation.
 */
final class Settings_Controller extends Controller {

	/** Key in the body with the client's last known values (docs/decisions/033). */
	private const READ = 'expected';

	private Settings_Registry $registry;
	private Visible_Settings $visible;
	private Settings_Writer $writer;
	private Module_Registry $modules;

	public function __construct( Settings_Registry $registry, Visible_Settings $visible, Settings_Writer $writer, Module_Registry $modules ) {
		$this->registry = $registry;
		$this->visible  = $visible;
		$this->writer   = $writer;
		$this->modules  = $modules;
	}

	public function register_routes(): void {
		$this->register_get( '/settings', array( $this, 'read' ), array( $this, 'may_read' ) );
		$this->register_post( '/settings', array( $this, 'save' ), array( $this, 'may_save' ), Write_Checks::arguments() );
		$this->register_post( '/module/' . Modules_Controller::SLUG, array( $this, 'save_of_module' ), array( $this, 'may_save' ), Write_Checks::arguments() );
	}

	/** @return true|WP_Error */
	public function may_read() {
		return $this->allowed_if( $this->visible->can_read() );
	}

	/**
	 * One forbidden key rejects the whole body.
	 *
	 * @return true|WP_Error
	 */
	public function may_save( WP_REST_Request $request ) {
		return $this->allowed_if( $this->writer->may_write( array_keys( $this->values( $request ) ) ) );
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->visible->for_current_user() );
	}

	/** @return WP_REST_Response|WP_Error */
	public function save( WP_REST_Request $request ) {
		return $this->write( $request, '' );
	}

	/**
	 * Only while the module is active.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function save_of_module( WP_REST_Request $request ) {
		$slug = $request['slug'];

		if ( ! $this->modules->get( $slug ) ) {
			return Module_Error::not_found();
		}
		if ( ! $this->modules->is_active( $slug ) ) {
			return Module_Error::inactive();
		}

		return $this->write( $request, $slug );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		$properties = array_fill_keys( array_keys( $this->modules->all() ), array( 'type' => 'boolean' ) );

		foreach ( $this->registry->visible() as $key => $setting ) {
			$properties[ $key ] = array( 'type' => $setting->type );
			if ( $setting->enum && ! $setting->is_action ) {
				$properties[ $key ]['enum'] = $setting->enum;
			}
		}

		// GET returns a different type than POST accepts.
		$properties['jetpack_protect_global_whitelist'] = array( 'type' => array( 'object', 'string' ) );
		$properties['post_by_email_address']            = array( 'type' => array( 'string', 'null' ) );
		$properties['akismet']                          = array(
			'type'     => 'boolean',
			'readonly' => true,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-settings',
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * @param string $group Limits keys to a module; '' for all.
	 * @return WP_REST_Response|WP_Error
	 */
	private function write( WP_REST_Request $request, string $group ) {
		$values = $this->values( $request );
		if ( ! $values ) {
			return new WP_Error( 'missing_options', __( 'There is nothing to save.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$read = $this->body( $request )[ self::READ ] ?? array();
		if ( ! is_array( $read ) ) {
			$message = __( 'Must contain the values that were read, by key.', 'jetpack-dashboard' );

			return new WP_Error(
				'rest_invalid_param',
				$message,
				array(
					'status' => 400,
					'params' => array( self::READ => $message ),
				)
			);
		}

		$result = $this->writer->write( $values, $group, $read, (bool) $request[ Write_Checks::INSIST ] );

		return is_wp_error( $result ) ? $result : $this->success( __( 'Updated settings.', 'jetpack-dashboard' ), $result + array( 'names' => $this->names( $values ) ) );
	}

	/**
	 * @param array<string, mixed> $values By key.
	 * @return array<string, string> Names for users, by key.
	 */
	private function names( array $values ): array {
		$names = array();
		foreach ( array_keys( $values ) as $key ) {
			$names[ $key ] = Settings_Error::label( $key, $this->registry );
		}

		return $names;
	}

	/** @return array<string, mixed> A module's settings may also be in `options`. */
	private function values( WP_REST_Request $request ): array {
		$body   = array_diff_key(
			$this->body( $request ),
			array(
				self::READ           => true,
				Write_Checks::INSIST => true,
			)
		);
		$inside = $body['options'] ?? null;

		if ( null === $request['slug'] || ! is_array( $inside ) || 1 !== count( $body ) ) {
			return $body;
		}

		return array_filter( $inside, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}
