<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Writes modules and settings as a file for another site, or for later. Leaves out secrets. */
class Settings_Export {

	public const PLUGIN = 'jetpack-dashboard';

	/** Version of the file format. */
	public const FORMAT = 1;

	/** State of this site rather than a choice of its owner. */
	private const OF_THE_SITE = array( 'blog_id', 'version', 'has_jetpack_search_product' );

	private Settings_Registry $registry;
	private Settings_Store $store;
	private Module_Registry $modules;

	public function __construct( Settings_Registry $registry, Settings_Store $store, Module_Registry $modules ) {
		$this->registry = $registry;
		$this->store    = $store;
		$this->modules  = $modules;
	}

	public function to_json(): string {
		return wp_json_encode( $this->to_array(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	}

	/** @return array{plugin: string, format: int, version: string, site: string, modules: array<string, bool>, settings: array<string, mixed>} */
	public function to_array(): array {
		$this->store->prime();

		return array(
			'plugin'   => self::PLUGIN,
			'format'   => self::FORMAT,
			'version'  => JETPACK_DASHBOARD_VERSION,
			'site'     => home_url(),
			'modules'  => $this->switches(),
			'settings' => array_map(
				function ( Setting $setting ) {
					$value = $this->store->get( $setting->key );

					return 'object' === $setting->type ? (object) $value : $value;
				},
				$this->settings()
			),
		);
	}

	/** @return array<string, Setting> By key. */
	public function settings(): array {
		return array_filter(
			array_intersect_key( $this->registry->visible(), $this->registry->of_groups( array_merge( array( Setting::GENERAL ), array_map( 'strval', array_keys( $this->modules->all() ) ) ) ) ),
			static fn( Setting $setting ): bool => ! $setting->is_secret && ! $setting->is_action && ! in_array( $setting->key, self::OF_THE_SITE, true )
		);
	}

	/** @return string[] Keys of settings that files leave out because they are secret. */
	public function secrets(): array {
		return array_keys( array_filter( $this->registry->visible(), static fn( Setting $setting ): bool => $setting->is_secret && ! $setting->is_action ) );
	}

	/** @return array<string, bool> By slug. */
	private function switches(): array {
		$active   = $this->modules->active_slugs();
		$switches = array();
		foreach ( array_keys( $this->modules->all() ) as $slug ) {
			$switches[ (string) $slug ] = in_array( (string) $slug, $active, true );
		}

		return $switches;
	}
}
