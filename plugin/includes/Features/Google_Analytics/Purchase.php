<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Google_Analytics;

use WC_Order;

defined( 'ABSPATH' ) || exit;

/** The purchase event of a WooCommerce order. Each order has one, even if the customer reloads the page. */
final class Purchase {

	/** Meta of orders whose event was printed. */
	private const PRINTED = '_jetpack_dashboard_purchase_sent';

	/** Google's maximum. */
	private const MAX_ITEMS = 200;

	/**
	 * The parameters of the event, the first time that an order's confirmation is shown.
	 *
	 * @param mixed $order_id From the hook `woocommerce_thankyou`, after WooCommerce has checked that the visitor may see the order.
	 * @return array<string, mixed> Empty if there is no order, it failed, or its event was printed before.
	 */
	public static function take( $order_id ): array {
		$order = function_exists( 'wc_get_order' ) ? wc_get_order( $order_id ) : null;
		if ( ! $order instanceof WC_Order || $order->has_status( array( 'failed', 'cancelled' ) ) || '' !== (string) $order->get_meta( self::PRINTED ) ) {
			return array();
		}

		$order->update_meta_data( self::PRINTED, '1' );
		$order->save_meta_data();

		/**
		 * Filters the purchase event that is sent to Google Analytics.
		 *
		 * @since 1.0.0
		 *
		 * @param array    $purchase Parameters of Google's event; an empty array sends none.
		 * @param WC_Order $order
		 */
		return (array) apply_filters( 'jetpack_dashboard_analytics_purchase', self::parameters( $order ), $order );
	}

	/** @return array<string, mixed> Nothing about the customer. */
	private static function parameters( WC_Order $order ): array {
		$items = array();

		foreach ( array_slice( $order->get_items(), 0, self::MAX_ITEMS ) as $item ) {
			$items[] = array(
				'item_id'   => (string) ( $item->get_variation_id() ?: $item->get_product_id() ),
				'item_name' => wp_strip_all_tags( $item->get_name() ),
				'price'     => round( (float) $order->get_item_total( $item ), 2 ),
				'quantity'  => (float) $item->get_quantity(),
			);
		}

		return array(
			'transaction_id' => (string) $order->get_order_number(),
			'currency'       => (string) $order->get_currency(),
			'value'          => (float) $order->get_total(),
			'tax'            => (float) $order->get_total_tax(),
			'shipping'       => (float) $order->get_shipping_total(),
			'coupon'         => implode( ',', $order->get_coupon_codes() ),
			'items'          => $items,
		);
	}
}
