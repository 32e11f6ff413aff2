<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Active_Plugins;
use Jetpack_Dashboard\Plugins\Antispam_Plugin;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The flat map of docs/contract/rest.md#settings, for REST and the initial state, so that both show the same. */
class Visible_Settings {

	/** General settings on screens of users who can edit posts. Modules have the header Visible To. */
	private const EDITOR_KEYS = array( 'jetpack_blocks_disabled' );

	private Settings_Registry $registry;
	private Settings_Store $store;
	private Module_Registry $modules;

	public function __construct( Settings_Registry $registry, Settings_Store $store, Module_Registry $modules ) {
		$this->registry = $registry;
		$this->store    = $store;
		$this->modules  = $modules;
	}

	public function can_read(): bool {
		return current_user_can( 'jetpack_admin_page' ) && ( current_user_can( 'jetpack_manage_modules' ) || current_user_can( 'edit_posts' ) );
	}

	/** @return array<string, mixed> Settings that the user can read. */
	public function for_current_user(): array {
		if ( ! $this->can_read() ) {
			return array();
		}

		$values = $this->all();

		return current_user_can( 'jetpack_manage_modules' ) ? $values : array_intersect_key( $values, array_flip( $this->editor_keys() ) );
	}

	public function prime(): void {
		$this->store->prime();
	}

	/**
	 * Settings of one module, as its `options`.
	 *
	 * @return array<string, array<string, mixed>> By key.
	 */
	public function options_of( string $slug ): array {
		$options = array();

		foreach ( $this->registry->of( $slug ) as $key => $setting ) {
			$options[ $key ] = array(
				'description'   => $setting->description(),
				'type'          => $setting->type,
				'default'       => $setting->default_value(),
				'jp_group'      => $setting->group,
				'current_value' => $this->value( $setting ),
			);
			$labels          = $setting->enum_labels();
			if ( $setting->enum ) {
				$options[ $key ]['enum'] = $setting->enum;
			}
			if ( $labels ) {
				$options[ $key ]['enum_labels'] = $labels;
			}
			if ( $setting->is_switch ) {
				$options[ $key ]['control'] = 'switch';
				$options[ $key ]['help']    = $setting->help();
			}
		}

		return $options;
	}

	/** @return array<string, mixed> */
	private function all(): array {
		$this->store->prime();

		$on     = array_flip( $this->modules->slugs_shown_as_on() );
		$values = array();

		foreach ( array_keys( $this->modules->all() ) as $slug ) {
			$values[ $slug ] = isset( $on[ $slug ] );
		}
		foreach ( $this->registry->visible() as $key => $setting ) {
			if ( $setting->is_readable && ( Setting::GENERAL === $setting->group || isset( $values[ $setting->group ] ) ) ) {
				$values[ $key ] = $this->value( $setting );
			}
		}
		$values['akismet'] = Active_Plugins::has( Antispam_Plugin::FILE );

		return $values;
	}

	/** @return mixed The value for clients, which may differ from the stored one. */
	public function value( Setting $setting ) {
		$value = $this->store->get( $setting->key );

		if ( $setting->reader ) {
			return ( $setting->reader )( $value );
		}

		return 'object' === $setting->type ? (object) $value : $value;
	}

	/** @return string[] */
	private function editor_keys(): array {
		$slugs = $this->modules->slugs_visible_to( Module::TO_EDITORS );
		$keys  = array_merge( $slugs, self::EDITOR_KEYS );
		foreach ( $slugs as $slug ) {
			$keys = array_merge( $keys, array_keys( $this->registry->of( $slug ) ) );
		}

		return $keys;
	}
}
