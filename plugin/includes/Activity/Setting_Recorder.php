<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Settings\Settings_Registry;

defined( 'ABSPATH' ) || exit;

/** Settings and modules of this plugin, and settings of WordPress. Values of secrets are never stored. */
class Setting_Recorder {

	private Activity_Log $log;
	private Settings_Registry $settings;

	public function __construct( Activity_Log $log, Settings_Registry $settings ) {
		$this->log      = $log;
		$this->settings = $settings;
	}

	/**
	 * @param string $key
	 * @param mixed  $old
	 * @param mixed  $new_value
	 */
	public function on_setting( $key, $old, $new_value ): void {
		$setting = $this->settings->get( (string) $key );
		$event   = self::event( Entry::SETTING )->about( (string) $key );

		$this->log->add( $setting && $setting->is_secret ? $event : $event->changed( $old, $new_value ) );
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function on_activation( $slug, $is_stored ): void {
		$this->add_switch( (string) $slug, (bool) $is_stored, true );
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function on_deactivation( $slug, $is_stored ): void {
		$this->add_switch( (string) $slug, (bool) $is_stored, false );
	}

	/** @param string $name 'options' or 'modules'. */
	public function on_reset( $name ): void {
		$this->log->add( self::event( Entry::RESET )->about( (string) $name ) );
	}

	/**
	 * @param string $option One of Core_Options.
	 * @param mixed  $old
	 * @param mixed  $new_value
	 */
	public function on_option( $option, $old, $new_value ): void {
		// WordPress on SQLite also calls it when '1' becomes 1.
		if ( self::text( $old ) === self::text( $new_value ) ) {
			return;
		}
		$values = Core_Options::has_value( $option ) ? array( $old, $new_value ) : array( null, null );
		$this->log->add( self::event( Entry::OPTION )->about( $option )->changed( $values[0], $values[1] ) );
	}

	/**
	 * An option that isn't stored is empty.
	 *
	 * @param string $option One of Core_Options.
	 * @param mixed  $value
	 */
	public function on_option_added( $option, $value ): void {
		$this->on_option( $option, '', $value );
	}

	/** What other code sets isn't a visitor's doing. */
	private static function event( string $action ): Event {
		$event = new Event( Entry::SETTINGS, $action );

		return 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	/**
	 * As WordPress stores it.
	 *
	 * @param mixed $value
	 */
	private static function text( $value ): string {
		return (string) maybe_serialize( $value );
	}

	private function add_switch( string $slug, bool $is_stored, bool $is_on ): void {
		if ( $is_stored ) {
			$this->log->add( self::event( Entry::SWITCHED )->about( $slug )->changed( ! $is_on, $is_on ) );
		}
	}
}
