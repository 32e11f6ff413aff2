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
 * Works Locally: No
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'WooCommerce analytics', 'jetpack-dashboard' ),
			'description'      => __( 'Counts customer activity in your shop.', 'jetpack-dashboard' ),
			'long_description' => __( 'Counts which products are viewed, added to the cart and bought.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what the shop counts', 'jetpack-dashboard' ),
			'search_terms'     => __( 'woocommerce, shop, store, sales, orders, products, cart, ecommerce, analytics, shop statistics', 'jetpack-dashboard' ),
		);
	}
};
