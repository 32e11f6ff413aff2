<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Gathers the settings of the features and the general ones. A feature's settings are loaded when somebody asks for them.
 *
 * The switches of modules are not settings: Module_Registry knows them.
 */
class Settings_Registry {

	private Setting_Source $source;

	/**
	 * Settings that were loaded, by group and key.
	 *
	 * @var array<string, array<string, Setting>>
	 */
	private array $groups = array();

	/**
	 * All settings by key, once they were asked for.
	 *
	 * @var array<string, Setting>|null
	 */
	private ?array $all = null;

	public function __construct( Setting_Source $source ) {
		$this->source = $source;
	}

	/**
	 * Every setting, the internal ones too.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function all(): array {
		$this->all = $this->all ?? $this->of_groups( array_merge( $this->source->groups(), array( Setting::GENERAL ) ) );

		return $this->all;
	}

	/**
	 * Every setting of some groups, the internal ones too.
	 *
	 * @param string[] $groups Modules, or Setting::GENERAL.
	 * @return array<string, Setting> By key.
	 */
	public function of_groups( array $groups ): array {
		return array_merge( array(), ...array_map( array( $this, 'load' ), array_values( $groups ) ) );
	}

	public function get( string $key ): ?Setting {
		foreach ( $this->groups as $settings ) {
			if ( isset( $settings[ $key ] ) ) {
				return $settings[ $key ];
			}
		}

		return $this->all()[ $key ] ?? null;
	}

	/**
	 * The settings that REST knows.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function visible(): array {
		return self::without_internal( $this->all() );
	}

	/**
	 * The settings of one module that REST knows.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function of( string $group ): array {
		return self::without_internal( $this->load( $group ) );
	}

	/**
	 * The settings of one group.
	 *
	 * @return array<string, Setting> By key.
	 */
	private function load( string $group ): array {
		if ( ! isset( $this->groups[ $group ] ) ) {
			$this->groups[ $group ] = array();

			foreach ( Setting::GENERAL === $group ? General_Settings::all() : $this->source->settings_of( $group ) as $setting ) {
				$setting->group = $group;

				$this->groups[ $group ][ $setting->key ] = $setting;
			}
		}

		return $this->groups[ $group ];
	}

	/**
	 * The settings that REST knows.
	 *
	 * @param array<string, Setting> $settings By key.
	 * @return array<string, Setting> By key.
	 */
	private static function without_internal( array $settings ): array {
		return array_filter( $settings, static fn( Setting $setting ): bool => ! $setting->is_internal );
	}
}
