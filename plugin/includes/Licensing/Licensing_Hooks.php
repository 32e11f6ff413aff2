<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

final class Licensing_Hooks {

	/** Counts the owner's licenses. */
	private const COUNT = 'jetpack_dashboard_count_licenses';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		foreach ( array( 'jetpack_site_disconnected', 'jetpack_site_registered' ) as $hook ) {
			add_action( $hook, fn() => $this->services->get( Licensing_Store::class )->clear() );
		}

		add_action( Coupon_Store::PURGE, fn() => $this->services->get( Coupon_Store::class )->purge() );

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

		add_action( self::COUNT, array( $this, 'count' ) );
		// After the page has loaded the counts.
		add_action( 'admin_footer-toplevel_page_jetpack', array( $this, 'schedule_count' ) );
	}

	/** Counts the licenses in the background if the numbers that the owner sees are old. The next page has the new ones. */
	public function schedule_count(): void {
		$connection = $this->services->get( Connection_Status::class );

		if ( ! $connection->is_offline() && $connection->is_owner( get_current_user_id() ) && $this->services->get( Licensing_Store::class )->are_counts_old() ) {
			wp_schedule_single_event( time(), self::COUNT );
		}
	}

	public function count(): void {
		$owner_id = $this->services->get( Connection_Status::class )->owner_id();
		$store    = $this->services->get( Licensing_Store::class );

		if ( 0 !== $owner_id && $store->are_counts_old() ) {
			// First, so that a service that is down is asked once an hour, too.
			$store->set_counts( $store->counts() );
			$this->services->get( Licenses::class )->counts( $owner_id );
		}
	}
}
