<?php
/**
 * Shop events.
 *
 * Sort Order: 13
 * First Introduced: 8.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Yes
 * Module Tags: Other, Recommended
 * Feature: Engagement
 * Works Locally: Yes
 * Requires WooCommerce: Yes
 * On The Site: Carts, orders and revenue per day
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'WooCommerce analytics', 'jetpack-dashboard' ),
			'description'      => __( 'Counts carts, orders and revenue of your shop.', 'jetpack-dashboard' ),
			'long_description' => __( 'Shows product views, carts, orders and revenue per day on the statistics page, for users who can see the reports of WooCommerce.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what the shop counts', 'jetpack-dashboard' ),
			'search_terms'     => __( 'woocommerce, shop, store, sales, orders, products, cart, ecommerce, analytics, shop statistics', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Shop_Analytics::class )->register();
	}
};
