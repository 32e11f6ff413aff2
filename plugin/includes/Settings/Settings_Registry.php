<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** All settings, loaded per feature on demand. Modules' switches are in Module_Registry. */
class Settings_Registry {

	private Setting_Source $source;

	/**
	 * Loaded settings by group and key.
	 *
	 * @var array<string, array<string, Setting>>
	 */
	private array $groups = array();

	/**
	 * All loaded settings, of whatever group: most pages read many of them.
	 *
	 * @var array<string, Setting>
	 */
	private array $by_key = array();

	/**
	 * By key, loaded on first use.
	 *
	 * @var array<string, Setting>|null
	 */
	private ?array $all = null;

	public function __construct( Setting_Source $source ) {
		$this->source = $source;
	}

	/**
	 * Includes internal settings.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function all(): array {
		$this->all = $this->all ?? $this->of_groups( array_merge( $this->source->groups(), array( Setting::GENERAL ) ) );

		return $this->all;
	}

	/**
	 * Includes internal settings.
	 *
	 * @param string[] $groups Module slugs, or Setting::GENERAL.
	 * @return array<string, Setting> By key.
	 */
	public function of_groups( array $groups ): array {
		return array_merge( array(), ...array_map( array( $this, 'load' ), array_values( $groups ) ) );
	}

	public function get( string $key ): ?Setting {
		if ( isset( $this->by_key[ $key ] ) ) {
			return $this->by_key[ $key ];
		}
		$group = $this->source->group_of( $key );

		return ( '' === $group ? array() : $this->load( $group ) )[ $key ] ?? $this->all()[ $key ] ?? null;
	}

	/** @return array{string, string, mixed}|null Option, type and default of a setting. Null if they aren't known without creating it. */
	public function stored_as( string $key ): ?array {
		return $this->source->stored_as( $key );
	}

	/**
	 * @param string[] $groups Module slugs, or Setting::GENERAL.
	 * @return string[] Names of the options of all their settings.
	 */
	public function options_of( array $groups ): array {
		$options = array();
		foreach ( $groups as $group ) {
			array_push( $options, ...array_values( $this->source->options_of( $group ) ?? array_column( $this->load( $group ), 'option' ) ) );
		}

		return array_values( array_diff( $options, array( '' ) ) );
	}

	/**
	 * Settings that REST knows.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function visible(): array {
		return self::without_internal( $this->all() );
	}

	/**
	 * Settings of one module that REST knows.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function of( string $group ): array {
		return self::without_internal( $this->load( $group ) );
	}

	/** @return array<string, Setting> By key. */
	private function load( string $group ): array {
		if ( ! isset( $this->groups[ $group ] ) ) {
			$this->groups[ $group ] = array();

			foreach ( Setting::GENERAL === $group ? General_Settings::all() : $this->source->settings_of( $group ) as $setting ) {
				$setting->group = $group;

				$this->groups[ $group ][ $setting->key ] = $setting;
			}
			$this->by_key += $this->groups[ $group ];
		}

		return $this->groups[ $group ];
	}

	/**
	 * @param array<string, Setting> $settings
	 * @return array<string, Setting> By key.
	 */
	private static function without_internal( array $settings ): array {
		return array_filter( $settings, static fn( Setting $setting ): bool => ! $setting->is_internal );
	}
}
