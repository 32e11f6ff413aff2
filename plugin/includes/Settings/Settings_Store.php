<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** One option per setting, so that two people who save different things at once lose nothing. */
class Settings_Store {

	private Settings_Registry $registry;

	/** Whether everything was read ahead in this request. */
	private bool $is_primed = false;

	public function __construct( Settings_Registry $registry ) {
		$this->registry = $registry;
	}

	/**
	 * A setting's value.
	 *
	 * @return mixed In the setting's type: what was saved, else the default; null for an unknown key.
	 */
	public function get( string $key ) {
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
	 * Saves a value. The same value as before is a success.
	 *
	 * @param mixed $value As it came.
	 * @return true|WP_Error The rule's code for a bad value, not_stored when it could not be applied.
	 */
	public function update( string $key, $value ) {
		$setting = $this->registry->get( $key );
		if ( ! $setting ) {
			return Rules::problem( __( 'There is no such setting.', 'jetpack-dashboard' ) );
		}

		$problem = $setting->problem_with( $value );
		if ( $problem ) {
			return $problem;
		}
		if ( $setting->is_action ) {
			return new WP_Error( 'not_stored', __( 'This can’t be stored.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$clean = $setting->sanitize( $value );
		$old   = $this->get( $key );

		$this->write( $setting, $clean );

		if ( $this->get( $key ) !== $clean ) {
			return new WP_Error( 'not_stored', __( 'The value could not be stored.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}
		if ( $old !== $clean ) {
			/**
			 * Fires when a setting has another value than before.
			 *
			 * @param string $key Key.
			 * @param mixed  $old Its value before; the default, if none was saved.
			 * @param mixed  $new Its value now.
			 */
			do_action( 'jetpack_dashboard_setting_changed', $key, $old, $clean );
		}

		return true;
	}

	/** Forgets what was saved; the default holds again. */
	public function forget( Setting $setting ): void {
		if ( '' !== $setting->option ) {
			delete_option( $setting->option );
		}
	}

	/**
	 * Reads what is not autoloaded in one query, ahead of reading it all.
	 *
	 * @param string[] $options Options beside the settings' that are about to be read.
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
	 * Reads the settings of modules in one query. An option that was never saved isn't autoloaded either, so that reading
	 * them one by one would cost a query each.
	 *
	 * @param string[] $slugs
	 * @param string[] $options Other options that they read.
	 */
	public function prime_modules( array $slugs, array $options = array() ): void {
		foreach ( $this->registry->of_groups( array_unique( array_merge( $slugs, array( Setting::GENERAL ) ) ) ) as $setting ) {
			if ( '' !== $setting->option ) {
				$options[] = $setting->option;
			}
		}

		wp_prime_option_caches( $options );
	}

	/** Drops cached values, so that the next read comes from the database: another request may have written since. */
	public function forget_cached(): void {
		wp_cache_delete_multiple( array_merge( array( 'alloptions', 'notoptions' ), array_values( array_diff( array_column( $this->registry->all(), 'option' ), array( '' ) ) ) ), 'options' );
		$this->is_primed = false;
	}

	/**
	 * Writes to the database.
	 *
	 * @param mixed $clean Value in the setting's type.
	 */
	private function write( Setting $setting, $clean ): void {
		// A stored false could not be told from an option that is not there.
		$stored = is_bool( $clean ) ? ( $clean ? '1' : '0' ) : $clean;

		if ( 0 === strpos( $setting->option, 'jetpack_dashboard_' ) ) {
			update_option( $setting->option, $stored, $setting->is_autoloaded );
		} else {
			// Somebody else's option: how it is loaded is theirs to say.
			update_option( $setting->option, $stored );
		}
	}
}
