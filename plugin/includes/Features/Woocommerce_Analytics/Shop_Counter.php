<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Kernel\Net\Visit;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what happens in the shop during a request, and stores it at the end of the request. WooCommerce's own transactions are over
 * by then, and an order that changes several times is stored once. Only uses functions of WooCommerce that work with both of its
 * order storages.
 */
final class Shop_Counter {

	/** Statuses of orders that nobody has paid, or whose payment is gone. Not `refunded`, whose refunds are subtracted. */
	private const UNPAID = array( 'pending', 'on-hold', 'cancelled', 'failed' );

	private Shop_Sums $sums;

	/** Products added to carts in this request. */
	private int $carts = 0;

	/**
	 * Whether an order that was not counted before can be counted now, by order id and site of the network.
	 *
	 * @var array<int, array<int, bool>>
	 */
	private array $changed = array();

	private bool $is_waiting = false;

	public function __construct( Shop_Sums $sums ) {
		$this->sums = $sums;
	}

	public function on_cart(): void {
		// Bots follow links that add a product.
		if ( ! Visit::is_bot( $_SERVER ) ) {
			++$this->carts;
			$this->wait();
		}
	}

	/**
	 * @param mixed $order_id
	 * @param mixed $from Previous status.
	 * @param mixed $to   New status.
	 */
	public function on_status( $order_id, $from = '', $to = '' ): void {
		$paid = wc_get_is_paid_statuses();

		// An order that was paid before the module was on doesn't count as one of today when it is completed.
		$this->remember( $order_id, in_array( $to, $paid, true ) && ! in_array( $from, $paid, true ) );
	}

	/** @param mixed $order_id */
	public function on_refund( $order_id ): void {
		$this->remember( $order_id, false );
	}

	/**
	 * @param mixed $refund_id
	 * @param mixed $order_id
	 */
	public function on_deleted_refund( $refund_id, $order_id = 0 ): void { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.FoundBeforeLastUsed -- WooCommerce's hook.
		$this->remember( $order_id, false );
	}

	/** Runs at the end of the request. A failure must not become part of the response. */
	public function store(): void {
		$carts            = $this->carts;
		$changed          = $this->changed[ get_current_blog_id() ] ?? array();
		$this->carts      = 0;
		$this->changed    = array();
		$this->is_waiting = false;

		try {
			if ( $carts > 0 ) {
				$this->sums->add_carts( $carts );
			}
			foreach ( $changed as $id => $can_be_new ) {
				$this->store_order( $id, $can_be_new );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** @throws Storage_Error */
	private function store_order( int $id, bool $can_be_new ): void {
		$order = wc_get_order( $id );

		// Subscriptions are orders of another type.
		if ( ! $order instanceof WC_Order || 'shop_order' !== $order->get_type() ) {
			return;
		}

		$status = $order->get_status();
		$amount = (float) $order->get_total() - (float) $order->get_total_refunded();
		$counts = null;

		if ( in_array( $status, wc_get_is_paid_statuses(), true ) ) {
			$counts = true;
		} elseif ( in_array( $status, self::UNPAID, true ) ) {
			$counts = false;
		}

		$this->sums->set_order( $id, (string) $order->get_currency(), $amount, $counts, $can_be_new );
	}

	/** @param mixed $order_id */
	private function remember( $order_id, bool $can_be_new ): void {
		if ( ! is_numeric( $order_id ) || (int) $order_id <= 0 ) {
			return;
		}

		$site = get_current_blog_id();

		$this->changed[ $site ][ (int) $order_id ] = $can_be_new || ( $this->changed[ $site ][ (int) $order_id ] ?? false );
		$this->wait();
	}

	private function wait(): void {
		if ( ! $this->is_waiting ) {
			$this->is_waiting = true;
			add_action( 'shutdown', array( $this, 'store' ) );
		}
	}
}
