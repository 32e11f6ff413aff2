<?php
/**
 * Saves what somebody changed.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use WP_Error;

/**
 * Takes a flat map of module switches and settings (rule 3): a value that fails its rule stores nothing of the map; what could
 * not be applied is named, and the rest stays stored.
 */
class Settings_Writer {

	/**
	 * What the settings are.
	 *
	 * @var Settings_Registry
	 */
	private $registry;

	/**
	 * The modules.
	 *
	 * @var Module_Registry
	 */
	private $modules;

	/**
	 * What writing does beyond storing.
	 *
	 * @var Setting_Effects
	 */
	private $effects;

	/**
	 * Takes its sources.
	 *
	 * @param Settings_Registry $registry What the settings are.
	 * @param Module_Registry   $modules  The modules.
	 * @param Setting_Effects   $effects  What writing does beyond storing.
	 */
	public function __construct( Settings_Registry $registry, Module_Registry $modules, Setting_Effects $effects ) {
		$this->registry = $registry;
		$this->modules  = $modules;
		$this->effects  = $effects;
	}

	/**
	 * Whether the current user may write all of the keys. Keys that nobody knows are for managers to be told about.
	 *
	 * @param string[] $keys Keys.
	 */
	public function may_write( array $keys ): bool {
		foreach ( $keys as $key ) {
			$setting = $this->registry->get( $key );
			if ( ! current_user_can( $setting && ! $setting->is_internal ? $setting->capability : 'jetpack_manage_modules' ) ) {
				return false;
			}
		}

		return current_user_can( 'jetpack_admin_page' ) && ( $keys || current_user_can( 'jetpack_configure_modules' ) );
	}

	/**
	 * Checks everything, then saves everything: switches first, since a module may set options of its own when it is switched.
	 *
	 * @param array<string, mixed> $values Values by key, as they came.
	 * @param string               $group  The one module whose settings these are; '' for any keys.
	 * @return array<string, mixed>|WP_Error What the caller is told beside the success: keys that hold something new. Error
	 *                                       codes rest_invalid_param (400, nothing stored), some_updated (400, the rest stored);
	 *                                       both with `data.params`, key => reason.
	 */
	public function write( array $values, string $group = '' ) {
		$problems = $this->problems( $values, $group );
		if ( $problems ) {
			return self::refusal( 'rest_invalid_param', $problems );
		}

		$told     = array();
		$failures = array();

		foreach ( $this->switches_first( $values ) as $key => $value ) {
			$result = $this->registry->get( $key ) ? $this->effects->apply( $this->registry->get( $key ), $value ) : $this->toggle( $key, $value );
			if ( is_wp_error( $result ) ) {
				$failures[ $key ] = $result;
			} else {
				$told += $result;
			}
		}

		return $failures ? self::refusal( 'some_updated', $failures ) : $told;
	}

	/**
	 * What is wrong with a map.
	 *
	 * @param array<string, mixed> $values Values by key.
	 * @param string               $group  The one module whose settings these are; '' for any keys.
	 * @return array<string, WP_Error> By key.
	 */
	private function problems( array $values, string $group ): array {
		$known    = '' === $group ? $this->registry->visible() : $this->registry->of( $group );
		$switches = '' === $group ? $this->modules->all() : array();
		$problems = array();

		foreach ( $values as $key => $value ) {
			if ( isset( $known[ $key ] ) ) {
				$problem = $known[ $key ]->problem_with( $value );
			} elseif ( isset( $switches[ $key ] ) ) {
				$problem = Rules::boolean( $value );
			} else {
				$problem = Rules::problem( __( 'There is no such setting.', 'jetpack-dashboard' ) );
			}
			if ( $problem ) {
				$problems[ $key ] = $problem;
			}
		}

		return $problems;
	}

	/**
	 * The map with the switches in front.
	 *
	 * @param array<string, mixed> $values Values by key.
	 * @return array<string, mixed>
	 */
	private function switches_first( array $values ): array {
		$switches = array_intersect_key( $values, $this->modules->all() );

		return $switches + $values;
	}

	/**
	 * Switches a module. What is off already is off as asked.
	 *
	 * @param string $slug  Slug.
	 * @param mixed  $value Passed Rules::boolean().
	 * @return array{}|WP_Error
	 */
	private function toggle( string $slug, $value ) {
		$result = $value ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );

		return is_wp_error( $result ) && 'already_inactive' !== $result->get_error_code() ? $result : array();
	}

	/**
	 * The error for a whole map.
	 *
	 * @param string                  $code     Code.
	 * @param array<string, WP_Error> $problems By key.
	 */
	private static function refusal( string $code, array $problems ): WP_Error {
		$params  = array();
		$details = array();
		$lines   = array();

		foreach ( $problems as $key => $problem ) {
			$params[ $key ]  = $problem->get_error_message();
			$details[ $key ] = array(
				'code'    => $problem->get_error_code(),
				'message' => $problem->get_error_message(),
				'data'    => $problem->get_error_data(),
			);
			$lines[]         = sprintf(
				/* translators: 1: name of a setting or a module, 2: what is wrong with it. */
				__( '%1$s: %2$s', 'jetpack-dashboard' ),
				self::label( (string) $key ),
				$problem->get_error_message()
			);
		}

		// A person who changed one thing knows which, and its key would tell them nothing.
		if ( 1 === count( $params ) ) {
			$lines = $params;
		}

		return new WP_Error(
			$code,
			implode( ' ', $lines ),
			array(
				'status'  => 400,
				'params'  => $params,
				'details' => $details,
			)
		);
	}

	/**
	 * What a setting or a module is called; keys would tell a person nothing.
	 *
	 * @param string $key Key.
	 * @return string A key that nobody knows as it is.
	 */
	private static function label( string $key ): string {
		$description = rtrim( Setting_Descriptions::of( $key ), '.' );

		return '' === $description ? Module_Texts::of( $key )['name'] : $description;
	}
}
