<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Implements docs/contract/modules.md#activation, and loads the files of active modules. */
class Module_Registry {

	private Module_Catalog $catalog;
	private Module_Switches $switches;
	private Connection_Status $connection;
	private Module_Loader $loader;
	private Own_Services $own_services;

	public function __construct( Module_Catalog $catalog, Module_Switches $switches, Connection_Status $connection, Module_Loader $loader, Own_Services $own_services ) {
		$this->catalog    = $catalog;
		$this->switches   = $switches;
		$this->connection = $connection;
		$this->loader     = $loader;

		$this->own_services = $own_services;
	}

	/**
	 * Sorted, without modules that a filter removed.
	 *
	 * @return array<string, Module> By slug.
	 */
	public function all(): array {
		$modules = $this->catalog->all();
		if ( ! has_filter( 'jetpack_get_available_modules' ) ) {
			return $modules;
		}

		/**
		 * Filters the available modules: version that introduced it by slug.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, string> $modules
		 */
		$available = (array) apply_filters( 'jetpack_get_available_modules', wp_list_pluck( $modules, 'introduced' ) );

		return array_intersect_key( $modules, $available );
	}

	/** @return string[] Modules with a certain value of the header Visible To. */
	public function slugs_visible_to( string $users ): array {
		return array_map( 'strval', array_keys( array_filter( $this->all(), static fn( Module $module ): bool => $users === $module->visible_to ) ) );
	}

	public function get( string $slug ): ?Module {
		return $this->all()[ $slug ] ?? null;
	}

	/** @return string[] */
	public function active_slugs(): array {
		$on = array_filter(
			$this->switches->on(),
			function ( string $slug ): bool {
				return '' !== $this->catalog->file( $slug );
			}
		);

		// Headers are only read if a site removes modules; frontend requests otherwise need none.
		return array_values( has_filter( 'jetpack_get_available_modules' ) ? array_intersect( $on, array_keys( $this->all() ) ) : $on );
	}

	public function is_active( string $slug ): bool {
		return in_array( $slug, $this->active_slugs(), true );
	}

	/** @return string[] Active modules, except those that lack their connection. */
	public function slugs_shown_as_on(): array {
		$on = array_filter(
			array_intersect_key( $this->all(), array_flip( $this->active_slugs() ) ),
			array( $this->availability(), 'may_show_as_on' )
		);

		return array_map( 'strval', array_keys( $on ) );
	}

	/** @return string|false 'active', 'inactive' or false. */
	public function override( string $slug ) {
		return $this->switches->override( $slug, array_keys( $this->all() ) );
	}

	public function is_available( string $slug ): bool {
		$module = $this->get( $slug );

		return $module && null === $this->unavailable_key( $module, $this->availability() );
	}

	/**
	 * @param Module_Availability|null $rules Of availability(), for callers that ask for many modules.
	 * @return string|false Text, possibly ''; false if it can be activated.
	 */
	public function unavailable_reason( string $slug, ?Module_Availability $rules = null ) {
		$module = $this->get( $slug );
		$key    = $module ? $this->unavailable_key( $module, $rules ?? $this->availability() ) : null;

		return null === $key ? false : Module_Availability::reason_text( $key );
	}

	/** Why the module can't be switched by anyone on this site; null if it can. */
	public function refusal( string $slug, bool $is_on ): ?WP_Error {
		$module = $this->get( $slug );
		if ( ! $module ) {
			return Module_Error::not_found();
		}
		if ( ! $is_on ) {
			return 'active' === $this->override( $slug ) || ! $module->can_deactivate ? Module_Error::overridden( 'deactivation_failed', 400, $slug ) : null;
		}
		if ( 'inactive' === $this->override( $slug ) ) {
			return Module_Error::overridden( 'activation_failed', 424, $slug );
		}
		$key = $this->unavailable_key( $module, $this->availability() );

		return null === $key ? null : Module_Error::unavailable( $key );
	}

	public function availability(): Module_Availability {
		return new Module_Availability(
			array(
				'is_offline'          => $this->connection->is_offline(),
				'is_local'            => $this->connection->is_local(),
				'is_registered'       => $this->connection->is_registered(),
				'has_connected_owner' => $this->connection->has_connected_owner(),
				'with_own_service'    => $this->own_services->slugs( $this->all() ),
			)
		);
	}

	/**
	 * Activates a module. Boots it first, so that it can hook its own activation. A no-op if it is active.
	 *
	 * @return true|WP_Error Error codes not_found (404), not_supported (424), activation_failed (424), with a message for users.
	 */
	public function activate( string $slug ) {
		$module = $this->get( $slug );
		if ( ! $module ) {
			return Module_Error::not_found();
		}
		if ( $this->is_active( $slug ) ) {
			return true;
		}
		$refusal = $this->refusal( $slug, true );
		if ( $refusal ) {
			return $refusal;
		}

		Backend_Hooks::add_waiting();
		/**
		 * Filters whether a module may be activated.
		 *
		 * @since 1.0.0
		 *
		 * @param true|WP_Error $allowed
		 * @param string        $slug
		 */
		$allowed = apply_filters( 'jetpack_dashboard_pre_activate_module', true, $slug );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}

		/**
		 * Fires before a module is activated.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 */
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

		/**
		 * Fires after a module was activated, before its own action.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 * @param bool   $is_stored False if the change could not be stored.
		 */
		do_action( 'jetpack_activate_module', $slug, $is_stored );
		if ( ! $is_stored ) {
			return Module_Error::not_stored( 'activation_failed', 424 );
		}
		/**
		 * Fires after a certain module was activated.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 */
		do_action( "jetpack_activate_module_{$slug}", $slug );

		return true;
	}

	/** @return true|WP_Error Error codes not_found (404), already_inactive (409), deactivation_failed (400), with a message for users. */
	public function deactivate( string $slug ) {
		$module = $this->get( $slug );
		if ( ! $module ) {
			return Module_Error::not_found();
		}
		if ( ! $this->is_active( $slug ) ) {
			return Module_Error::already_inactive();
		}
		$refusal = $this->refusal( $slug, false ) ?? $this->switches->refusal( $slug, false );
		if ( $refusal ) {
			return $refusal;
		}

		Backend_Hooks::add_waiting();
		/**
		 * Fires before a module is deactivated.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 */
		do_action( 'jetpack_pre_deactivate_module', $slug );

		$is_stored = $this->switches->set( $slug, false );

		/**
		 * Fires after a module was deactivated, before its own action.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 * @param bool   $is_stored False if the change could not be stored.
		 */
		do_action( 'jetpack_deactivate_module', $slug, $is_stored );
		if ( ! $is_stored ) {
			return Module_Error::not_stored( 'deactivation_failed', 400 );
		}
		/**
		 * Fires after a certain module was deactivated.
		 *
		 * @since 1.0.0
		 *
		 * @param string $slug
		 */
		do_action( "jetpack_deactivate_module_{$slug}", $slug );

		return true;
	}

	public function load_active(): void {
		$this->loader->load_all( $this->active_slugs() );
	}

	/** Whether this version or another plugin has code for the module. */
	public function has_behavior( Module $module ): bool {
		/**
		 * Filters whether a module without code of its own works, because another plugin provides it.
		 *
		 * @since 1.0.0
		 *
		 * @param bool   $has_behavior
		 * @param string $slug
		 */
		return $module->has_behavior || (bool) apply_filters( 'jetpack_dashboard_has_behavior', false, $module->slug );
	}

	/** A key of Module_Availability. */
	private function unavailable_key( Module $module, Module_Availability $rules ): ?string {
		$has_woocommerce = defined( 'WC_VERSION' ) && version_compare( (string) constant( 'WC_VERSION' ), '3', '>=' );

		$key = $rules->reason( $module, Plan_Support::supports( $module ), $has_woocommerce );

		return 'no_behavior' === $key && $this->has_behavior( $module ) ? null : $key;
	}
}
