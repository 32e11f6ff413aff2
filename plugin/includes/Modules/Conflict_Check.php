<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Compares what a client had read with what is stored now, so that its write doesn't overwrite a change that it never saw. */
class Conflict_Check {

	public const CODE = 'edit_conflict';

	private Settings_Store $store;
	private Visible_Settings $visible;

	public function __construct( Settings_Store $store, Visible_Settings $visible ) {
		$this->store   = $store;
		$this->visible = $visible;
	}

	/**
	 * Whether a setting was changed since it was read.
	 *
	 * @param mixed $read What the client had read, in the form of GET or of POST.
	 */
	public function is_changed( Setting $setting, $read ): bool {
		return ! $setting->is_action
			&& ! self::is_same( $read, $this->visible->value( $setting ) )
			&& ( $setting->problem_with( $read ) || ! self::is_same( $setting->sanitize( $read ), $this->stored( $setting ) ) );
	}

	/**
	 * The error of a setting that was changed since it was read.
	 *
	 * @param mixed $wanted What the client wants to write. Passed the setting's rule.
	 * @return WP_Error|null Null when the stored value is the wanted one: nothing is lost then.
	 */
	public function of_setting( Setting $setting, $wanted ): ?WP_Error {
		return self::is_same( $setting->sanitize( $wanted ), $this->stored( $setting ) )
			? null
			: self::conflict( $setting->is_secret ? array() : array( 'value' => $this->visible->value( $setting ) ) );
	}

	/** The error of a module that was switched since its state was read. */
	public function of_switch( bool $is_on, bool $wanted ): ?WP_Error {
		return $wanted === $is_on ? null : self::conflict( array( 'value' => $is_on ) );
	}

	/**
	 * The stored value in the form that values are compared in.
	 *
	 * @return mixed
	 */
	private function stored( Setting $setting ) {
		return $setting->sanitize( $this->store->get( $setting->key ) );
	}

	/**
	 * The error of a setting that was changed.
	 *
	 * @param array<string, mixed> $data The present value; not of a secret.
	 */
	private static function conflict( array $data ): WP_Error {
		return new WP_Error( self::CODE, __( 'Someone else changed this since you opened the page.', 'jetpack-dashboard' ), array( 'status' => 409 ) + $data );
	}

	/**
	 * Whether two values are the same as JSON: the order of an object's keys doesn't matter.
	 *
	 * @param mixed $one
	 * @param mixed $other
	 */
	private static function is_same( $one, $other ): bool {
		return self::normal( $one ) === self::normal( $other );
	}

	/**
	 * A value with objects as sorted arrays.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	private static function normal( $value ) {
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
