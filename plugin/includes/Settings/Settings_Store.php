<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores one option per setting, so that concurrent saves of different settings don't overwrite each other. */
class Settings_Store {

	private Settings_Registry $registry;

	private bool $is_primed = false;

	private bool $is_forgetting = false;

	public function __construct( Settings_Registry $registry ) {
		$this->registry = $registry;
	}

	/** @return mixed The stored value, or the default; null for an unknown key. */
	public function get( string $key ) {
		// Pages only read settings: that needs no Setting.
		$stored_as = $this->registry->stored_as( $key );
		if ( $stored_as ) {
			list( $option, $type, $default_value ) = $stored_as;

			$stored = get_option( $option, null );

			return null === $stored ? $default_value : Sanitizers::as_type( $stored, $type, $default_value );
		}

		$setting = $this->registry->get( $key );
		if ( ! $setting ) {
			return null;
		}
		if ( '' === $setting->option ) {
			return $setting->default_value();
		}

		$stored = get_option( $setting->option, null );

		return null === $stored ? $setting->default_value() : $setting->cast( $stored );
	}

	/**
	 * Unchanged values are a success.
	 *
	 * @param mixed $value
	 * @return true|WP_Error The validator's code, or not_stored.
	 */
	public function update( string $key, $value ) {
		$setting = $this->registry->get( $key );
		if ( ! $setting ) {
			return Rules::problem( __( 'Unknown setting.', 'jetpack-dashboard' ) );
		}

		$problem = $setting->problem_with( $value );
		if ( $problem ) {
			return $problem;
		}
		if ( $setting->is_action ) {
			return new WP_Error( 'not_stored', __( 'This value can’t be saved.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$clean = $setting->sanitize( $value );
		$old   = $this->get( $key );

		$this->write( $setting, $clean );

		if ( $this->get( $key ) !== $clean ) {
			return new WP_Error( 'not_stored', __( 'The value could not be saved.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}
		if ( $old !== $clean ) {
			self::announce( $key, $old, $clean );
		}

		return true;
	}

	/**
	 * @param mixed $old The previous value, or the default.
	 * @param mixed $new_value
	 */
	public static function announce( string $key, $old, $new_value ): void {
		/**
		 * Fires after a setting has changed.
		 *
		 * @since 1.0.0
		 *
		 * @param string $key
		 * @param mixed  $old       The previous value, or the default.
		 * @param mixed  $new_value
		 */
		do_action( 'jetpack_dashboard_setting_changed', $key, $old, $new_value );
	}

	/** Deletes the stored value, so that the default applies. */
	public function forget( Setting $setting ): void {
		if ( '' !== $setting->option ) {
			$this->is_forgetting = true;
			delete_option( $setting->option );
			$this->is_forgetting = false;
		}
	}

	/** Whether forget() is deleting an option. */
	public function is_forgetting(): bool {
		return $this->is_forgetting;
	}

	/**
	 * Loads options that aren't autoloaded with one query.
	 *
	 * @param string[] $options Additional option names.
	 */
	public function prime( array $options = array() ): void {
		if ( $this->is_primed ) {
			return;
		}
		$this->is_primed = true;

		foreach ( $this->registry->visible() as $setting ) {
			if ( '' !== $setting->option ) {
				$options[] = $setting->option;
			}
		}

		wp_prime_option_caches( $options );
	}

	/**
	 * Loads settings of modules with one query: each missing option would cost a query.
	 *
	 * @param string[] $slugs
	 * @param string[] $options Additional option names.
	 */
	public function prime_modules( array $slugs, array $options = array() ): void {
		$names = $this->registry->options_of( array_unique( array_merge( $slugs, array( Setting::GENERAL ) ) ) );

		Absent_Options::prime( array_values( array_unique( array_merge( $options, $names ) ) ) );
	}

	/** Clears cached values, since another request may have written. */
	public function forget_cached(): void {
		wp_cache_delete_multiple( array_merge( array( 'alloptions', 'notoptions' ), array_values( array_diff( array_column( $this->registry->all(), 'option' ), array( '' ) ) ) ), 'options' );
		$this->is_primed = false;
	}

	/** @param mixed $clean In the setting's type. */
	private function write( Setting $setting, $clean ): void {
		// A stored false can't be told from a missing option.
		$stored = is_bool( $clean ) ? ( $clean ? '1' : '0' ) : $clean;

		if ( 0 === strpos( $setting->option, 'jetpack_dashboard_' ) ) {
			update_option( $setting->option, $stored, $setting->is_autoloaded );
		} else {
			// Another plugin's option: don't change its autoload flag.
			update_option( $setting->option, $stored );
		}
	}
}
