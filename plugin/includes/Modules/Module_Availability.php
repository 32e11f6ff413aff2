<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Decides whether a module can be activated, from facts about the site. */
final class Module_Availability {

	private bool $is_offline;

	/** No account service is configured. */
	private bool $is_local;

	private bool $is_registered;

	private bool $has_connected_owner;

	/** @var string[] Slugs of modules that use the owner's own service. */
	private array $with_own_service;

	/** @param array{is_offline: bool, is_local: bool, is_registered: bool, has_connected_owner: bool, with_own_service: string[]} $site */
	public function __construct( array $site ) {
		$this->is_offline          = $site['is_offline'];
		$this->is_local            = $site['is_local'];
		$this->is_registered       = $site['is_registered'];
		$this->has_connected_owner = $site['has_connected_owner'];
		$this->with_own_service    = $site['with_own_service'];
	}

	/** The same site if its owner had no service of their own: what modules may do with the account service. */
	public function without_own_services(): self {
		$rules                   = clone $this;
		$rules->with_own_service = array();

		return $rules;
	}

	/** Modules that work locally need no connection without an account service, and those with the owner's own service never do. */
	public function requires_connection( Module $module ): bool {
		return $module->requires_connection && ! $this->works_without_service( $module );
	}

	public function requires_user_connection( Module $module ): bool {
		return $module->requires_user_connection && ! $this->works_without_service( $module );
	}

	/**
	 * @param bool $has_woocommerce WooCommerce 3 or newer.
	 * @return string|null A key of reason_text(); null if it can be activated.
	 */
	public function reason( Module $module, bool $is_in_plan, bool $has_woocommerce ): ?string {
		if ( $module->is_separate_plugin ) {
			return 'separate_plugin';
		}
		if ( is_multisite() && Module::NOT_ON_NETWORKS === $module->works_on_networks ) {
			return 'network';
		}
		if ( is_multisite() && Module::MAIN_SITE_ONLY === $module->works_on_networks && ! is_main_site() ) {
			return 'main_site';
		}
		if ( $module->requires_woocommerce && ! $has_woocommerce ) {
			return 'woocommerce_missing';
		}
		if ( $this->is_offline && ( $this->requires_connection( $module ) || $this->requires_user_connection( $module ) ) ) {
			return 'offline';
		}
		if ( ! $this->is_offline && ! $this->works_without_service( $module ) ) {
			if ( ! $this->is_registered ) {
				if ( $this->is_local ) {
					return '' === $module->own_service_option ? 'no_account_service' : 'no_own_service';
				}

				return 'not_connected';
			}
			if ( $this->requires_user_connection( $module ) && ! $this->has_connected_owner ) {
				return 'owner_not_connected';
			}
			if ( ! $is_in_plan ) {
				return 'plan';
			}
		}

		return $module->has_behavior ? null : 'no_behavior';
	}

	/** Whether an active module is shown as on. If the connection it needs is lost, it is shown as off, although it keeps running. */
	public function may_show_as_on( Module $module ): bool {
		if ( $this->is_offline ) {
			return ! $this->requires_connection( $module );
		}

		return $this->is_registered || $this->works_without_service( $module );
	}

	/** @return string '' for the separate plugin, whose card explains it. */
	public static function reason_text( string $reason ): string {
		switch ( $reason ) {
			case 'woocommerce_missing':
				return __( 'Needs the WooCommerce plugin, version 3 or newer.', 'jetpack-dashboard' );
			case 'network':
				return __( 'Not available on a network of sites.', 'jetpack-dashboard' );
			case 'main_site':
				return __( 'Only available on the main site of the network.', 'jetpack-dashboard' );
			case 'offline':
				return __( 'Unavailable in Offline Mode', 'jetpack-dashboard' );
			case 'no_account_service':
				return __( 'Needs an account service, and none is configured.', 'jetpack-dashboard' );
			case 'no_own_service':
				return __( 'Needs a provider of your own. Set it up in Settings, on the module’s card.', 'jetpack-dashboard' );
			case 'not_connected':
				return __( 'Needs the site to be connected.', 'jetpack-dashboard' );
			case 'owner_not_connected':
				return __( 'Needs a connected user account.', 'jetpack-dashboard' );
			case 'plan':
				return __( 'Your plan doesn’t include it.', 'jetpack-dashboard' );
			case 'no_behavior':
				return __( 'Needs a separate plugin.', 'jetpack-dashboard' );
		}

		return '';
	}

	private function works_without_service( Module $module ): bool {
		return ( $this->is_local && $module->is_useful_locally() ) || in_array( $module->slug, $this->with_own_service, true );
	}
}
