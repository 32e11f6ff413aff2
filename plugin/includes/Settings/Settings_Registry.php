<?php
/**
 * Every setting.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Gathers the declarations (contract 2.4, decision 62). The switches of modules are not settings: Module_Registry knows them.
 */
class Settings_Registry {

	/**
	 * Where settings are declared, one class per page.
	 */
	private const DECLARATIONS = array(
		Declarations\Security_Settings::class,
		Declarations\Performance_Settings::class,
		Declarations\Writing_Settings::class,
		Declarations\Sharing_Settings::class,
		Declarations\Traffic_Settings::class,
	);

	/**
	 * Settings by key, once they were asked for.
	 *
	 * @var array<string, Setting>|null
	 */
	private $settings;

	/**
	 * Every setting, the internal ones too.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function all(): array {
		if ( null === $this->settings ) {
			$this->settings = array();
			foreach ( self::DECLARATIONS as $declarations ) {
				foreach ( $declarations::by_group() as $group => $settings ) {
					foreach ( $settings as $setting ) {
						$setting->group = (string) $group;

						$this->settings[ $setting->key ] = $setting;
					}
				}
			}
		}

		return $this->settings;
	}

	/**
	 * One setting.
	 *
	 * @param string $key Key.
	 */
	public function get( string $key ): ?Setting {
		return $this->all()[ $key ] ?? null;
	}

	/**
	 * The settings that REST knows.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function visible(): array {
		return array_filter(
			$this->all(),
			static function ( Setting $setting ): bool {
				return ! $setting->is_internal;
			}
		);
	}

	/**
	 * The settings of one module that REST knows.
	 *
	 * @param string $group Module, or Setting::GENERAL.
	 * @return array<string, Setting> By key.
	 */
	public function of( string $group ): array {
		return array_filter(
			$this->visible(),
			static function ( Setting $setting ) use ( $group ): bool {
				return $setting->group === $group;
			}
		);
	}
}
