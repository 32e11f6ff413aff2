<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

final class Licensing_Hooks {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		foreach ( array( 'jetpack_site_disconnected', 'jetpack_site_registered' ) as $hook ) {
			add_action( $hook, fn() => $this->services->get( Licensing_Store::class )->clear() );
		}

		add_action( Partner_Coupon::PURGE, fn() => $this->services->get( Partner_Coupon::class )->purge() );

		// Before the dashboard reads the state notices (priority 10), since a coupon may leave one.
		add_action(
			'load-toplevel_page_jetpack',
			function (): void {
				if ( Coupon_Link::is_needed() ) {
					$this->services->get( Coupon_Link::class )->open();
				}
			},
			5
		);
	}
}
