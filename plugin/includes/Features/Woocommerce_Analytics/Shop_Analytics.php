<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks of the feature. Pages on which nothing happens in the shop create no services. */
final class Shop_Analytics {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'woocommerce_add_to_cart', $this->services->method( Shop_Counter::class, 'on_cart' ), 10, 0 );
		add_action( 'woocommerce_order_status_changed', $this->services->method( Shop_Counter::class, 'on_status' ), 10, 3 );
		add_action( 'woocommerce_order_refunded', $this->services->method( Shop_Counter::class, 'on_refund' ) );
		add_action( 'woocommerce_refund_deleted', $this->services->method( Shop_Counter::class, 'on_deleted_refund' ), 10, 2 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'wp_scheduled_delete', array( $this, 'prune' ) );
				add_filter( 'jetpack_dashboard_stats_tables', array( $this, 'add_table' ) );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			}
		);
	}

	/**
	 * @param mixed $tables
	 * @return array<mixed>
	 */
	public function add_table( $tables ): array {
		return array_merge( (array) $tables, Shop_Table::is_visible() ? array( $this->services->get( Shop_Table::class ) ) : array() );
	}

	public function prune(): void {
		$this->services->get( Shop_Sums::class )->prune();
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'WooCommerce analytics', 'jetpack-dashboard' ),
			__( 'WooCommerce analytics counts carts and orders on this site’s own server. For each order, it stores the number, the day and the amount, and nothing about the customer.', 'jetpack-dashboard' ),
			__( 'We count how often products are added to carts, how many orders we get and how much they bring in per day. These counts don’t identify you.', 'jetpack-dashboard' )
		);
	}
}
