<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest\Abilities;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Write_Checks;
use Jetpack_Dashboard\Rest\Modules_Controller;
use Jetpack_Dashboard\Rest\Settings_Controller;

defined( 'ABSPATH' ) || exit;

/** Registers abilities (WordPress 6.9 or newer), with which other programs read and change modules, settings and statistics. */
final class Abilities {

	private const CATEGORY = 'jetpack-dashboard';

	private Module_Registry $modules;
	private Modules_Controller $modules_controller;
	private Settings_Controller $settings_controller;

	public function __construct( Module_Registry $modules, Modules_Controller $modules_controller, Settings_Controller $settings_controller ) {
		$this->modules             = $modules;
		$this->modules_controller  = $modules_controller;
		$this->settings_controller = $settings_controller;
	}

	/** WordPress fires these hooks when something asks for abilities; older versions never do. */
	public static function hook( Container $services ): void {
		add_action( 'wp_abilities_api_categories_init', $services->method( self::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', $services->method( self::class, 'register' ) );
	}

	public function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Jetpack Dashboard', 'jetpack-dashboard' ),
				'description' => __( 'Modules, settings and statistics of Jetpack Dashboard.', 'jetpack-dashboard' ),
			)
		);
	}

	public function register(): void {
		$module   = array(
			'description' => __( 'Slug of the module.', 'jetpack-dashboard' ),
			'type'        => 'string',
			'enum'        => array_map( 'strval', array_keys( $this->modules->all() ) ),
		);
		$entry    = self::object( $this->modules_controller->get_item_schema()['properties'] );
		$settings = $this->settings_controller->get_item_schema()['properties'];
		$writable = array_filter( $settings, static fn( array $schema ): bool => empty( $schema['readonly'] ) );
		$insist   = Write_Checks::arguments();

		$this->add( 'get-modules', __( 'List modules', 'jetpack-dashboard' ), __( 'Returns the modules that the user can see: names, descriptions, whether they are active and available, and their settings.', 'jetpack-dashboard' ), new Route_Call( 'GET', '/module/all' ), self::input(), array( 'additionalProperties' => $entry ) + self::object( array() ) );
		$this->add( 'get-module', __( 'Get a module', 'jetpack-dashboard' ), __( 'Returns one module: name, description, whether it is active and available, and its settings.', 'jetpack-dashboard' ), new Route_Call( 'GET', '/module/%s', 'module' ), self::input( compact( 'module' ), array( 'module' ) ), $entry );
		$this->add(
			'switch-module',
			__( 'Turn a module on or off', 'jetpack-dashboard' ),
			__( 'Activates or deactivates a module of Jetpack Dashboard.', 'jetpack-dashboard' ),
			new Route_Call( 'POST', '/module/%s/active', 'module' ),
			self::input(
				array(
					'module' => $module,
					'active' => array(
						'description' => __( 'Whether the module is active.', 'jetpack-dashboard' ),
						'type'        => 'boolean',
					),
				) + $insist,
				array( 'module', 'active' )
			),
			self::result()
		);
		$this->add( 'get-settings', __( 'Read settings', 'jetpack-dashboard' ), __( 'Returns the settings and the states of the modules that the user can see, by key.', 'jetpack-dashboard' ), new Route_Call( 'GET', '/settings' ), self::input(), self::object( $settings ) );
		$this->add( 'update-settings', __( 'Change settings', 'jetpack-dashboard' ), __( 'Saves settings by key, and turns modules on or off by slug. If any value is invalid, nothing is saved.', 'jetpack-dashboard' ), new Route_Call( 'POST', '/settings' ), array( 'minProperties' => 1 ) + self::input( $writable + $insist, array() ), self::result() );
		$this->add(
			'get-statistics',
			__( 'Read statistics', 'jetpack-dashboard' ),
			__( 'Returns the views of the last 30 days with a summary, or of the last 14 weeks or 12 months.', 'jetpack-dashboard' ),
			new Route_Call( 'GET', '/module/stats/data' ),
			self::input(
				array(
					'range' => array(
						'description' => __( 'Length of the periods.', 'jetpack-dashboard' ),
						'type'        => 'string',
						'enum'        => array( 'day', 'week', 'month' ),
					),
				)
			),
			self::object( array_fill_keys( array( 'general', 'day', 'week', 'month' ), array( 'type' => array( 'object', 'array' ) ) ) )
		);
	}

	/**
	 * @param lowercase-string     $name
	 * @param array<string, mixed> $input  Schema.
	 * @param array<string, mixed> $output Schema.
	 */
	private function add( string $name, string $label, string $description, Route_Call $route, array $input, array $output ): void {
		wp_register_ability(
			self::CATEGORY . '/' . $name,
			array(
				'label'               => $label,
				'description'         => $description,
				'category'            => self::CATEGORY,
				'input_schema'        => $input,
				'output_schema'       => $output,
				'permission_callback' => array( $route, 'is_allowed' ),
				'execute_callback'    => array( $route, 'run' ),
				'meta'                => array(
					'show_in_rest' => true,
					'annotations'  => array(
						'readonly'    => 0 === strpos( $name, 'get-' ),
						'destructive' => false,
						'idempotent'  => true,
					),
				),
			)
		);
	}

	/**
	 * Schema of an input without unknown properties. Nothing is the same as an empty object, if nothing is required.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @param string[]|null                       $required   Null if the input may be left out.
	 * @return array<string, mixed>
	 */
	private static function input( array $properties = array(), ?array $required = null ): array {
		$schema = array( 'additionalProperties' => false ) + self::object( $properties );

		return $schema + ( null === $required ? array( 'default' => array() ) : array_filter( array( 'required' => $required ) ) );
	}

	/** @return array<string, mixed> Schema of the response to a change. */
	private static function result(): array {
		return self::object(
			array(
				'code'    => array( 'type' => 'string' ),
				'message' => array( 'type' => 'string' ),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function object( array $properties ): array {
		return array(
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
