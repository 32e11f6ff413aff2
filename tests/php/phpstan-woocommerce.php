<?php
/**
 * The few parts of WooCommerce that the plugin calls, for static analysis.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable -- These are WooCommerce's names.

class WC_Order {
	/** @param string|string[] $status */
	public function has_status( $status ): bool {
		return true;
	}

	/** @return mixed */
	public function get_meta( string $key ) {
		return '';
	}

	/** @param mixed $value */
	public function update_meta_data( string $key, $value ): void {}

	public function save_meta_data(): void {}

	/** @return WC_Order_Item_Product[] */
	public function get_items(): array {
		return array();
	}

	/** @return float|string */
	public function get_item_total( WC_Order_Item_Product $item ) {
		return 0.0;
	}

	/** @return int|string */
	public function get_order_number() {
		return 1;
	}

	public function get_type(): string {
		return 'shop_order';
	}

	public function get_status(): string {
		return '';
	}

	/** @return float|string */
	public function get_total_refunded() {
		return 0.0;
	}

	public function get_currency(): string {
		return '';
	}

	/** @return float|string */
	public function get_total() {
		return 0.0;
	}

	/** @return float|string */
	public function get_total_tax() {
		return 0.0;
	}

	/** @return float|string */
	public function get_shipping_total() {
		return 0.0;
	}

	/** @return string[] */
	public function get_coupon_codes(): array {
		return array();
	}
}

class WC_Order_Item_Product {
	public function get_product_id(): int {
		return 1;
	}

	public function get_variation_id(): int {
		return 0;
	}

	public function get_name(): string {
		return '';
	}

	/** @return float|int|string */
	public function get_quantity() {
		return 1;
	}
}

/**
 * @param mixed $order
 * @return WC_Order|false
 */
function wc_get_order( $order ) {
	return false;
}

class WC_Product {
	/** @return string */
	public function get_sku() {}
	/** @return string */
	public function get_price() {}
	/** @return string */
	public function get_stock_status() {}
	/** @return int */
	public function get_rating_count() {}
	/** @return string */
	public function get_average_rating() {}
	/**
	 * @param string $type
	 * @return bool
	 */
	public function is_type( $type ) {}
}

class WC_Product_Variable extends WC_Product {
	/**
	 * @param string $min_or_max
	 * @return string
	 */
	public function get_variation_price( $min_or_max = 'min' ) {}
}

/**
 * @param int $id
 * @return WC_Product|false|null
 */
function wc_get_product( $id ) {}

/** @return string */
function get_woocommerce_currency() {}

/** @return array<string, string> */
function get_woocommerce_currencies() {}

/** @return string[] */
function wc_get_is_paid_statuses() {}

/**
 * @param float                $price
 * @param array<string, mixed> $args
 * @return string
 */
function wc_price( $price, $args = array() ) {}
