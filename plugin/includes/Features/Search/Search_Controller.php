<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Switches of search and instant search. Data from the provider is in Site_Data_Controller. */
final class Search_Controller extends Controller {

	private const MODULE  = 'search';
	private const INSTANT = 'instant_search_enabled';

	private Module_Registry $modules;
	private Settings_Store $settings;
	private Settings_Writer $writer;

	public function __construct( Module_Registry $modules, Settings_Store $settings, Settings_Writer $writer ) {
		$this->modules  = $modules;
		$this->settings = $settings;
		$this->writer   = $writer;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'manage_options' );
		$flag       = array(
			'type'              => 'boolean',
			'validate_callback' => static fn( $value ) => Rules::boolean( $value ) ?? true,
		);

		$this->register_get( '/search/settings', array( $this, 'read' ), $permission );
		$this->register_post(
			'/search/settings',
			array( $this, 'save' ),
			$permission,
			array(
				'module_active' => array( 'description' => __( 'Whether search is on.', 'jetpack-dashboard' ) ) + $flag,
				self::INSTANT   => array( 'description' => __( 'Whether results appear as visitors type.', 'jetpack-dashboard' ) ) + $flag,
			)
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'module_active' => in_array( self::MODULE, $this->modules->slugs_shown_as_on(), true ),
				self::INSTANT   => $this->settings->get( self::INSTANT ),
			)
		);
	}

	/**
	 * Turning instant search on turns search on as well.
	 *
	 * @param WP_REST_Request $request `module_active`, `instant_search_enabled`.
	 * @return WP_REST_Response|WP_Error rest_invalid_arguments (400) without or with contradictory arguments; some_updated (400).
	 */
	public function save( WP_REST_Request $request ) {
		$is_on      = $request['module_active'];
		$is_instant = $request[ self::INSTANT ];

		if ( null === $is_on && null === $is_instant ) {
			return self::refused( __( 'There is nothing to save.', 'jetpack-dashboard' ) );
		}
		if ( false === $is_on && $is_instant ) {
			return self::refused( __( 'Turn on search to use instant results.', 'jetpack-dashboard' ) );
		}

		$values = array(
			self::MODULE  => $is_instant ? true : $is_on,
			self::INSTANT => $is_instant,
		);
		$result = $this->writer->write( array_filter( $values, 'is_bool' ) );

		return is_wp_error( $result ) ? $result : $this->read();
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-search-settings',
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'module_active', self::INSTANT ), array( 'type' => 'boolean' ) ),
		);
	}

	private static function refused( string $message ): WP_Error {
		return new WP_Error( 'rest_invalid_arguments', $message, array( 'status' => 400 ) );
	}
}
