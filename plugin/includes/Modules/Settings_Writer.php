<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Saves a map of module switches and settings. If any value is invalid, nothing is saved. Values that can't be applied, or that have
 * an edit conflict, are reported, and the others are saved.
 */
class Settings_Writer {

	private Settings_Registry $registry;
	private Module_Registry $modules;
	private Setting_Effects $effects;
	private Settings_Store $store;
	private Conflict_Check $conflicts;
	private Settings_Lock $lock;
	private Write_Checks $checks;

	public function __construct( Settings_Registry $registry, Module_Registry $modules, Setting_Effects $effects, Settings_Store $store, Conflict_Check $conflicts, Settings_Lock $lock, Write_Checks $checks ) {
		$this->registry  = $registry;
		$this->modules   = $modules;
		$this->effects   = $effects;
		$this->store     = $store;
		$this->conflicts = $conflicts;
		$this->lock      = $lock;
		$this->checks    = $checks;
	}

	/**
	 * Unknown keys are reported to managers only.
	 *
	 * @param string[] $keys
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
	 * Validates everything, then saves switches before settings, since activation may set options.
	 *
	 * @param array<string, mixed> $values  Values by key, as they came.
	 * @param string               $group   The one module whose settings these are; '' for any keys.
	 * @param array<string, mixed> $read    What the client had read of these keys; a key that is missing here is written anyway.
	 * @param bool                 $insists Whether to save what blocks the sender's own address, too.
	 * @return array<string, mixed>|WP_Error Additional keys of the response: keys that hold something new, in `cleaned` those of values that lost their HTML, in `already_set` those that somebody else had set to the same since they were read. Error codes rest_invalid_param (400, nothing stored), some_updated (400, or 409 where a value was changed meanwhile; the rest stored), both with `data.params`, key => reason; settings_busy (503) and self_block (409), nothing stored.
	 */
	public function write( array $values, string $group = '', array $read = array(), bool $insists = false ) {
		$problems = $this->problems( $values, $group );
		if ( $problems ) {
			return Settings_Error::of( 'rest_invalid_param', $problems, $this->registry );
		}
		$refusal = $insists ? null : $this->checks->problem( $values );
		if ( $refusal ) {
			return $refusal;
		}

		$locked = $this->keys_to_lock( $values );

		return $locked
			? $this->lock->run(
				$locked,
				function () use ( $values, $read ) {
					$this->store->forget_cached();

					return $this->apply( $values, $read );
				}
			)
			: $this->apply( $values, $read );
	}

	/**
	 * Saves the values without conflicts.
	 *
	 * @param array<string, mixed> $values By key; validated.
	 * @param array<string, mixed> $read   The client's last known values.
	 * @return array<string, mixed>|WP_Error As write().
	 */
	private function apply( array $values, array $read ) {
		$outcome     = array();
		$cleaned     = array();
		$already_set = array();
		$failures    = array();

		foreach ( $this->switches_first( $values ) as $key => $value ) {
			$is_changed = array_key_exists( $key, $read ) && $this->is_changed( $key, $read[ $key ] );
			$result     = ( $is_changed ? $this->conflict( $key, $value ) : null ) ?? $this->apply_one( $key, $value );
			if ( is_wp_error( $result ) ) {
				$failures[ $key ] = $result;
			} else {
				$outcome += $result;
				if ( $is_changed ) {
					$already_set[] = $key;
				}
				if ( $this->registry->get( $key ) && $this->registry->get( $key )->removes_html( $value ) ) {
					$cleaned[] = $key;
				}
			}
		}
		if ( $failures ) {
			return Settings_Error::of( 'some_updated', $failures, $this->registry );
		}

		return $outcome + array_filter( compact( 'cleaned', 'already_set' ) );
	}

	/**
	 * @param mixed $value
	 * @return array<string, mixed>|WP_Error
	 */
	private function apply_one( string $key, $value ) {
		$setting = $this->registry->get( $key );

		return $setting ? $this->effects->apply( $setting, $value ) : $this->toggle( $key, $value );
	}

	/**
	 * Whether the value was changed since the client read it.
	 *
	 * @param mixed $read The client's last known value.
	 */
	private function is_changed( string $key, $read ): bool {
		$setting = $this->registry->get( $key );

		return $setting ? $this->conflicts->is_changed( $setting, $read ) : ! Rules::boolean( $read ) && (bool) $read !== $this->is_on( $key );
	}

	/** @param mixed $new_value The new value. */
	private function conflict( string $key, $new_value ): ?WP_Error {
		$setting = $this->registry->get( $key );

		return $setting ? $this->conflicts->of_setting( $setting, $new_value ) : $this->conflicts->of_switch( $this->is_on( $key ), (bool) $new_value );
	}

	private function is_on( string $slug ): bool {
		return in_array( $slug, $this->modules->slugs_shown_as_on(), true );
	}

	/**
	 * Booleans need no lock: if someone else changed one meanwhile, it has the wanted value.
	 *
	 * @param array<string, mixed> $values
	 * @return string[]
	 */
	private function keys_to_lock( array $values ): array {
		return array_keys(
			array_filter(
				array_intersect_key( $this->registry->visible(), $values ),
				static fn( Setting $setting ): bool => ! $setting->is_action && 'boolean' !== $setting->type
			)
		);
	}

	/**
	 * Validates values without saving them.
	 *
	 * @param array<string, mixed> $values
	 * @param string               $group Limits keys to a module; '' for all.
	 * @return array<string, WP_Error> By key.
	 */
	public function problems( array $values, string $group = '' ): array {
		$settings = '' === $group ? $this->registry->visible() : $this->registry->of( $group );
		$switches = '' === $group ? $this->modules->all() : array();
		$problems = array();

		foreach ( $values as $key => $value ) {
			if ( isset( $settings[ $key ] ) ) {
				$problem = $settings[ $key ]->problem_with( $value );
			} elseif ( isset( $switches[ $key ] ) ) {
				$problem = Rules::boolean( $value );
			} else {
				$problem = Rules::problem( __( 'Unknown setting.', 'jetpack-dashboard' ) );
			}
			if ( $problem ) {
				$problems[ $key ] = $problem;
			}
		}

		return $problems;
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private function switches_first( array $values ): array {
		$switches = array_intersect_key( $values, $this->modules->all() );

		return $switches + $values;
	}

	/**
	 * Deactivating an inactive module is a no-op.
	 *
	 * @param mixed $value Passed Rules::boolean().
	 * @return array{}|WP_Error
	 */
	private function toggle( string $slug, $value ) {
		$result = $value ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );

		return is_wp_error( $result ) && 'already_inactive' !== $result->get_error_code() ? $result : array();
	}
}
