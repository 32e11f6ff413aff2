<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Modules\Module_Switches;
use Jetpack_Dashboard\Settings\Setting_Names;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Options that are deleted. Settings of this plugin then have their default, modules are off, and settings of WordPress are empty. */
class Deleted_Options {

	private Setting_Recorder $settings;
	private Settings_Store $store;

	/** @var array<string, mixed> Values of options that are being deleted, by name. */
	private array $values = array();

	public function __construct( Setting_Recorder $settings, Settings_Store $store ) {
		$this->settings = $settings;
		$this->store    = $store;
	}

	public static function is_logged( string $option ): bool {
		return Setting_Recorder::is_option( $option ) || '' !== self::module( $option ) || '' !== self::key( $option );
	}

	/** @param string $option One that is logged. */
	public function before_deletion( $option ): void {
		// A reset is one entry.
		if ( ! $this->store->is_forgetting() ) {
			$this->values[ $option ] = $this->value( $option );
		}
	}

	/** @param string $option */
	public function on_deleted( $option ): void {
		if ( ! array_key_exists( $option, $this->values ) ) {
			return;
		}
		$old = $this->values[ $option ];
		unset( $this->values[ $option ] );

		if ( Setting_Recorder::is_option( $option ) ) {
			$this->settings->on_option( $option, $old, '' );
		} elseif ( '' !== self::module( $option ) ) {
			$this->settings->on_deactivation( self::module( $option ), '1' === (string) $old );
		} elseif ( $this->value( $option ) !== $old ) {
			$this->settings->on_setting( self::key( $option ), $old, $this->value( $option ) );
		}
	}

	/** @return mixed */
	private function value( string $option ) {
		return Setting_Recorder::is_option( $option ) || '' !== self::module( $option ) ? get_option( $option ) : $this->store->get( self::key( $option ) );
	}

	/** The module whose switch an option is; '' if it is none. */
	private static function module( string $option ): string {
		$length = strlen( Module_Switches::OPTION_PREFIX );
		$slug   = 0 === strncmp( $option, Module_Switches::OPTION_PREFIX, $length ) ? substr( $option, $length ) : '';

		return isset( Setting_Names::ALL[ $slug ] ) ? $slug : '';
	}

	/** The key of the setting that an option stores; '' if it stores none. */
	private static function key( string $option ): string {
		foreach ( Setting_Names::ALL as $options ) {
			$key = array_search( $option, $options, true );
			if ( false !== $key ) {
				return $key;
			}
		}

		return '';
	}
}
