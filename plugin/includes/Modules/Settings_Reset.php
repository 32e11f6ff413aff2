<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Dismissed_Notices;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The two resets of docs/contract/rest.md#resets. Both keep the connection, and settings that are tedious to enter again. */
class Settings_Reset {

	public const NAMES = array( 'options', 'modules' );

	private Settings_Registry $registry;
	private Settings_Store $store;
	private Module_Defaults $defaults;
	private Dismissed_Notices $notices;

	public function __construct( Settings_Registry $registry, Settings_Store $store, Module_Defaults $defaults, Dismissed_Notices $notices ) {
		$this->registry = $registry;
		$this->store    = $store;
		$this->defaults = $defaults;
		$this->notices  = $notices;
	}

	/** @param string $name 'options': settings, dismissed notices and modules; 'modules': only modules. */
	public function reset( string $name ): void {
		if ( 'options' === $name ) {
			foreach ( $this->registry->all() as $setting ) {
				if ( ! $setting->survives_reset ) {
					$this->store->forget( $setting );
				}
			}
			array_map( array( Own_Sharing_Services::class, 'remove' ), array_keys( Own_Sharing_Services::all() ) );
			$this->notices->forget_all();
		}

		$this->defaults->apply();

		/**
		 * Fires after a reset.
		 *
		 * @since 1.0.0
		 *
		 * @param string $name 'options' or 'modules'.
		 */
		do_action( 'jetpack_dashboard_options_reset', $name );
	}
}
