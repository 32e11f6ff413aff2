<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Detects edit conflicts: compares the value that the client has read with the stored one. */
class Conflict_Check {

	public const CODE = 'edit_conflict';

	private Settings_Store $store;
	private Visible_Settings $visible;

	public function __construct( Settings_Store $store, Visible_Settings $visible ) {
		$this->store   = $store;
		$this->visible = $visible;
	}

	/** @param mixed $read The client's value, in the format of GET or POST. */
	public function is_changed( Setting $setting, $read ): bool {
		return ! $setting->is_action
			&& ! self::is_same( $read, $this->visible->value( $setting ) )
			&& ( $setting->problem_with( $read ) || ! self::is_same( $setting->sanitize( $read ), $this->stored( $setting ) ) );
	}

	/**
	 * @param mixed $new_value The new value, validated.
	 * @return WP_Error|null Null if the stored value equals the new one.
	 */
	public function of_setting( Setting $setting, $new_value ): ?WP_Error {
		return self::is_same( $setting->sanitize( $new_value ), $this->stored( $setting ) )
			? null
			: self::conflict( $setting->is_secret ? array() : array( 'value' => $this->visible->value( $setting ) ) );
	}

	public function of_switch( bool $is_on, bool $new_value ): ?WP_Error {
		return $new_value === $is_on ? null : self::conflict( array( 'value' => $is_on ) );
	}

	/** @return mixed Normalized for comparison. */
	private function stored( Setting $setting ) {
		return $setting->sanitize( $this->store->get( $setting->key ) );
	}

	/** @param array<string, mixed> $data The current value, except of secrets. */
	private static function conflict( array $data ): WP_Error {
		return new WP_Error( self::CODE, __( 'Someone else changed this since you opened the page.', 'jetpack-dashboard' ), array( 'status' => 409 ) + $data );
	}

	/**
	 * Compares as JSON; the order of keys doesn't matter.
	 *
	 * @param mixed $one
	 * @param mixed $other
	 */
	public static function is_same( $one, $other ): bool {
		return self::normal( $one ) === self::normal( $other );
	}

	/**
	 * Sorts keys.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function normal( $value ) {
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! wp_is_numeric_array( $value ) ) {
			ksort( $value );
		}

		return array_map( array( self::class, 'normal' ), $value );
	}
}
