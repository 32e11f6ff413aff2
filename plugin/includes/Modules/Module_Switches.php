<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * One autoloaded option per module, so that two people who switch different modules at once lose nothing, and
 * what a site's code says on top of it through filters.
 */
class Module_Switches {

	private const OPTION_PREFIX = 'jetpack_dashboard_module_';

	/** A site forces modules on or off through either of these; both carry a list of slugs. */
	private const OVERRIDE_FILTERS = array( 'option_jetpack_active_modules', 'jetpack_active_modules' );

	/** A network of sites protects all of them at once: its users are the network's as well. */
	private const NETWORK_PROTECTION = 'jetpack_protect_active';

	/** Constants of wp-config.php that switch a module off, for whoever a module has locked out. */
	private const OFF_CONSTANTS = array(
		'protect' => 'JETPACK_DASHBOARD_PROTECT_DISABLED',
		'waf'     => 'JETPACK_DASHBOARD_FIREWALL_DISABLED',
	);

	/**
	 * The modules that are on.
	 *
	 * Read from the autoloaded options, which are in memory: asking for options that were never written would cost a query each.
	 *
	 * @return string[] Slugs; some may name no module of ours.
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
	 * Why a module's own file won't have it switched now: one that is somebody else's work, too, asks them first.
	 *
	 * @param string $slug Module; its file has run.
	 */
	public function refusal( string $slug, bool $is_on ): ?WP_Error {
		/**
		 * Filters whether a module's switch may be turned. Nothing is stored yet.
		 *
		 * @param true|WP_Error $allowed True, or why not.
		 * @param bool          $is_on   On or off.
		 */
		$allowed = apply_filters( "jetpack_dashboard_switch_module_{$slug}", true, $is_on );

		return is_wp_error( $allowed ) ? $allowed : null;
	}

	/**
	 * Stores a switch.
	 *
	 * @return bool Whether the stored value is the one that was asked for.
	 */
	public function set( string $slug, bool $is_on ): bool {
		$value = $is_on ? '1' : '0';
		$name  = self::OPTION_PREFIX . $slug;

		return update_option( $name, $value, true ) || (string) get_option( $name ) === $value;
	}

	/**
	 * What the site's code forces on a module.
	 *
	 * @param string[] $slugs Every module's slug.
	 * @return string|false 'active', 'inactive', or false for a free choice.
	 */
	public function override( string $slug, array $slugs ) {
		if ( ! array_filter( self::OVERRIDE_FILTERS, 'has_filter' ) && ! self::is_network_protected() && ! self::off_by_constant() ) {
			return false;
		}

		if ( in_array( $slug, $this->filtered( array() ), true ) ) {
			return 'active';
		}

		return in_array( $slug, $this->filtered( $slugs ), true ) ? false : 'inactive';
	}

	/**
	 * A list of modules after the site's code has had its say.
	 *
	 * @param string[] $slugs
	 * @return string[] Slugs, each once.
	 */
	private function filtered( array $slugs ): array {
		if ( self::is_network_protected() ) {
			$slugs[] = 'protect';
		}
		foreach ( self::OVERRIDE_FILTERS as $filter ) {
			$slugs = (array) apply_filters( $filter, $slugs, 'jetpack_active_modules' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- names that sites already use.
		}

		return array_values( array_diff( array_unique( array_filter( $slugs, 'is_string' ) ), self::off_by_constant() ) );
	}

	/**
	 * The modules that a constant switches off.
	 *
	 * @return string[]
	 */
	private static function off_by_constant(): array {
		return array_keys( array_filter( self::OFF_CONSTANTS, static fn( string $name ): bool => defined( $name ) && constant( $name ) ) );
	}

	/** Whether the network switches protection on for every site. */
	private static function is_network_protected(): bool {
		return is_multisite() && (bool) get_site_option( self::NETWORK_PROTECTION );
	}
}
