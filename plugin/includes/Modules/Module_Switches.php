<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores one autoloaded option per module, so that concurrent switches of different modules don't overwrite each other. Applies
 * overrides by filters and constants.
 */
class Module_Switches {

	public const OPTION_PREFIX = 'jetpack_dashboard_module_';

	/** Filters that force modules on or off. Both filter a list of slugs. */
	private const OVERRIDE_FILTERS = array( 'option_jetpack_active_modules', 'jetpack_active_modules' );

	/** Network option that activates protection on all sites, since they share users. */
	private const NETWORK_PROTECTION = 'jetpack_protect_active';

	private Feature_Files $features;

	public function __construct( Feature_Files $features ) {
		$this->features = $features;
	}

	/**
	 * Active modules. Reads all autoloaded options: get_option() costs a query for each missing option.
	 *
	 * @return string[] May contain unknown slugs.
	 */
	public function on(): array {
		$length = strlen( self::OPTION_PREFIX );
		$on     = array();

		foreach ( wp_load_alloptions() as $name => $value ) {
			if ( '1' === (string) $value && 0 === strncmp( (string) $name, self::OPTION_PREFIX, $length ) ) {
				$on[] = substr( (string) $name, $length );
			}
		}

		if ( class_exists( 'VaultPress', false ) ) {
			$on[] = 'vaultpress';
		}

		return $this->filtered( $on );
	}

	/**
	 * Why the module refuses to be switched, for example because the provider failed.
	 *
	 * @param string $slug A loaded module.
	 */
	public function refusal( string $slug, bool $is_on ): ?WP_Error {
		/**
		 * Filters whether a module may be switched. Nothing is stored yet.
		 *
		 * @since 1.0.0
		 *
		 * @param true|WP_Error $allowed
		 * @param bool          $is_on
		 */
		$allowed = apply_filters( "jetpack_dashboard_switch_module_{$slug}", true, $is_on );

		return is_wp_error( $allowed ) ? $allowed : null;
	}

	/** @return bool Whether the stored value is the requested one. */
	public function set( string $slug, bool $is_on ): bool {
		$value = $is_on ? '1' : '0';
		$name  = self::OPTION_PREFIX . $slug;

		return update_option( $name, $value, true ) || (string) get_option( $name ) === $value;
	}

	/**
	 * @param string[] $slugs All modules.
	 * @return string|false 'active', 'inactive', or false.
	 */
	public function override( string $slug, array $slugs ) {
		if ( ! $this->runs_here( $slug ) ) {
			return false;
		}
		if ( ! array_filter( self::OVERRIDE_FILTERS, 'has_filter' ) && ! self::is_network_protected() && ! $this->is_off_by_constant( $slug ) ) {
			return false;
		}

		if ( in_array( $slug, $this->filtered( array() ), true ) ) {
			return 'active';
		}

		return in_array( $slug, $this->filtered( $slugs ), true ) ? false : 'inactive';
	}

	/**
	 * @param string[] $slugs
	 * @return string[]
	 */
	private function filtered( array $slugs ): array {
		if ( self::is_network_protected() ) {
			$slugs[] = 'protect';
		}

		/**
		 * Filters the active modules, for sites that force modules on or off. Applied before `jetpack_active_modules`.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $slugs
		 * @param string   $option Always `jetpack_active_modules`.
		 */
		$slugs = (array) apply_filters( 'option_jetpack_active_modules', $slugs, 'jetpack_active_modules' );

		/**
		 * Filters the active modules, for sites that force modules on or off.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $slugs
		 * @param string   $option Always `jetpack_active_modules`.
		 */
		$slugs = (array) apply_filters( 'jetpack_active_modules', $slugs, 'jetpack_active_modules' );

		return array_values( array_filter( array_unique( array_filter( $slugs, 'is_string' ) ), fn( string $slug ): bool => $this->runs_here( $slug ) && ! $this->is_off_by_constant( $slug ) ) );
	}

	private function runs_here( string $slug ): bool {
		$feature = $this->features->get( $slug );

		return ! $feature || $feature->runs_here();
	}

	private function is_off_by_constant( string $slug ): bool {
		$feature  = $this->features->get( $slug );
		$constant = $feature ? $feature->off_constant() : '';

		return '' !== $constant && defined( $constant ) && constant( $constant );
	}

	private static function is_network_protected(): bool {
		return is_multisite() && (bool) get_site_option( self::NETWORK_PROTECTION );
	}
}
