<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The rules of docs/contract/modules.md#activation. What a module does while it is on stands in its own file; this class loads it. */
class Module_Registry {

	private Module_Catalogue $catalogue;
	private Module_Switches $switches;
	private Connection_Status $connection;
	private Module_Loader $loader;

	public function __construct( Module_Catalogue $catalogue, Module_Switches $switches, Connection_Status $connection, Module_Loader $loader ) {
		$this->catalogue  = $catalogue;
		$this->switches   = $switches;
		$this->connection = $connection;
		$this->loader     = $loader;
	}

	/**
	 * Every module that this site may know, in order of its sort value.
	 *
	 * @return array<string, Module> By slug.
	 */
	public function all(): array {
		$modules = $this->catalogue->all();
		if ( ! has_filter( 'jetpack_get_available_modules' ) ) {
			return $modules;
		}

		/** Public under the name that sites already use: slug => version that introduced it; a slug taken out doesn't exist on this site. */
		$available = (array) apply_filters( 'jetpack_get_available_modules', wp_list_pluck( $modules, 'introduced' ) );

		return array_intersect_key( $modules, $available );
	}

	public function get( string $slug ): ?Module {
		return $this->all()[ $slug ] ?? null;
	}

	/**
	 * The modules that act on the site.
	 *
	 * @return string[]
	 */
	public function active_slugs(): array {
		$on = array_filter(
			$this->switches->on(),
			function ( string $slug ): bool {
				return '' !== $this->catalogue->file( $slug );
			}
		);

		// Headers are read only where a site takes modules out: a front-end request otherwise needs none.
		return array_values( has_filter( 'jetpack_get_available_modules' ) ? array_intersect( $on, array_keys( $this->all() ) ) : $on );
	}

	/** Whether a module acts on the site. */
	public function is_active( string $slug ): bool {
		return in_array( $slug, $this->active_slugs(), true );
	}

	/**
	 * The modules whose card and switch say that they are on: not those that lack the connection they need.
	 *
	 * @return string[]
	 */
	public function slugs_shown_as_on(): array {
		$on = array_filter(
			array_intersect_key( $this->all(), array_flip( $this->active_slugs() ) ),
			array( $this->availability(), 'may_show_as_on' )
		);

		return array_map( 'strval', array_keys( $on ) );
	}

	/**
	 * What the site's code forces on a module.
	 *
	 * @return string|false 'active', 'inactive' or false.
	 */
	public function override( string $slug ) {
		return $this->switches->override( $slug, array_keys( $this->all() ) );
	}

	/** Whether a module can be switched on here and now. */
	public function is_available( string $slug ): bool {
		$module = $this->get( $slug );

		return $module && null === $this->unavailable_key( $module );
	}

	/**
	 * Why a module can't be switched on, in words.
	 *
	 * @return string|false Text, maybe ''; false when it can.
	 */
	public function unavailable_reason( string $slug ) {
		$module = $this->get( $slug );
		$key    = $module ? $this->unavailable_key( $module ) : null;

		return null === $key ? false : Module_Availability::reason_text( $key );
	}

	/** The rules as the site stands now. */
	public function availability(): Module_Availability {
		return new Module_Availability(
			array(
				'is_offline'          => $this->connection->is_offline(),
				'is_local'            => $this->connection->is_local(),
				'is_registered'       => $this->connection->is_registered(),
				'has_connected_owner' => $this->connection->has_connected_owner(),
			)
		);
	}

	/**
	 * Switches a module on.
	 *
	 * Its file runs first, so that it can hook its own activation. Switching on what is on succeeds and does nothing.
	 *
	 * @return true|WP_Error Codes not_found (404), not_supported (424), activation_failed (424); all with a message for people.
	 */
	public function activate( string $slug ) {
		$module = $this->get( $slug );
		if ( ! $module ) {
			return Module_Error::not_found();
		}
		if ( $this->is_active( $slug ) ) {
			return true;
		}
		if ( 'inactive' === $this->override( $slug ) ) {
			return Module_Error::overridden( 'activation_failed', 424, $slug );
		}

		$key = $this->unavailable_key( $module );
		if ( null !== $key ) {
			return Module_Error::unavailable( $key );
		}

		/**
		 * Filters whether a module may be switched on.
		 *
		 * @param true|WP_Error $allowed True, or why not.
		 * @param string        $slug    Module.
		 */
		$allowed = apply_filters( 'jetpack_dashboard_pre_activate_module', true, $slug );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}

		do_action( 'jetpack_pre_activate_module', $slug );

		try {
			$this->loader->load( $slug );
			$refusal = $this->switches->refusal( $slug, true );
			if ( $refusal ) {
				return $refusal;
			}
			$is_stored = $this->switches->set( $slug, true );
		} catch ( \Throwable $error ) {
			return Module_Error::failed_to_load( $error );
		}

		do_action( 'jetpack_activate_module', $slug, $is_stored );
		if ( ! $is_stored ) {
			return Module_Error::not_stored( 'activation_failed', 424 );
		}
		do_action( "jetpack_activate_module_{$slug}", $slug );

		return true;
	}

	/**
	 * Switches a module off.
	 *
	 * @return true|WP_Error Codes not_found (404), already_inactive (409), deactivation_failed (400); all with a message for people.
	 */
	public function deactivate( string $slug ) {
		$module = $this->get( $slug );
		if ( ! $module ) {
			return Module_Error::not_found();
		}
		if ( ! $this->is_active( $slug ) ) {
			return Module_Error::already_inactive();
		}
		if ( 'active' === $this->override( $slug ) || ! $module->can_deactivate ) {
			return Module_Error::overridden( 'deactivation_failed', 400, $slug );
		}

		$refusal = $this->switches->refusal( $slug, false );
		if ( $refusal ) {
			return $refusal;
		}

		do_action( 'jetpack_pre_deactivate_module', $slug );

		$is_stored = $this->switches->set( $slug, false );

		do_action( 'jetpack_deactivate_module', $slug, $is_stored );
		if ( ! $is_stored ) {
			return Module_Error::not_stored( 'deactivation_failed', 400 );
		}
		do_action( "jetpack_deactivate_module_{$slug}", $slug );

		return true;
	}

	/** Runs the files of the modules that are on. */
	public function load_active(): void {
		$this->loader->load_all( $this->active_slugs() );
	}

	/** Why a module can't be switched on, as a key of Module_Availability. */
	private function unavailable_key( Module $module ): ?string {
		$has_woocommerce = defined( 'WC_VERSION' ) && version_compare( (string) constant( 'WC_VERSION' ), '3', '>=' );

		$key = $this->availability()->reason( $module, Plan_Support::supports( $module ), $has_woocommerce );

		/**
		 * Filters whether a module that this plugin gives no behavior has some nonetheless: that of another plugin.
		 *
		 * @param bool   $has_behavior Whether it has.
		 * @param string $slug          Module.
		 */
		return 'no_behavior' === $key && apply_filters( 'jetpack_dashboard_has_behavior', false, $module->slug ) ? null : $key;
	}
}
