<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Sums of the shop by day. Nothing about customers or products is stored. */
final class Shop_Sums {

	/** Revenue is stored as a whole number, in ten-thousandths. */
	public const UNIT = 10000;

	/** Orders of which is remembered how they are counted. The oldest are deleted first; their sums stay. */
	private const ORDERS = 100000;

	private Shop_Database $database;
	private Clock $clock;

	public function __construct( Shop_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/** @throws Storage_Error */
	public function add_carts( int $carts ): void {
		$this->database->with_tables( fn() => $this->add( Retention::day( $this->clock->now() ), '', $carts, 0, 0 ) );
		$this->prune();
	}

	/**
	 * Counts an order on the day on which it was paid first, or corrects how it is counted on that day.
	 *
	 * @param string    $currency   Such as EUR.
	 * @param float     $amount     Total without refunds.
	 * @param bool|null $counts     Whether the order is paid; null for a status that doesn't tell.
	 * @param bool      $can_be_new False if an order that isn't counted yet stays so.
	 * @throws Storage_Error
	 */
	public function set_order( int $id, string $currency, float $amount, ?bool $counts, bool $can_be_new ): void {
		if ( ! isset( get_woocommerce_currencies()[ $currency ] ) || 1 !== preg_match( '/\A[A-Za-z0-9]{2,10}\z/', $currency ) ) {
			return;
		}

		$is_known = array() !== $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT order_id FROM {orders} WHERE order_id = %d', array( $id ) ) );

		if ( ! $is_known && ! ( $can_be_new && $counts ) ) {
			return;
		}

		$this->database->transaction(
			function () use ( $id, $currency, $amount, $counts ): void {
				// Locks the row, so that two requests can't count the same order twice.
				$this->database->run(
					'INSERT INTO {orders} (order_id, slot, currency, is_counted, amount) VALUES (%d, %d, %s, 0, 0) ON DUPLICATE KEY UPDATE order_id = VALUES(order_id)',
					array( $id, Retention::day( $this->clock->now() ), $currency )
				);

				$row        = $this->database->rows( 'SELECT slot, currency, is_counted, amount FROM {orders} WHERE order_id = %d', array( $id ) )[0];
				$is_counted = $counts ?? '1' === $row['is_counted'];
				$revenue    = $is_counted ? (int) round( $amount * self::UNIT ) : 0;

				$this->add( (int) $row['slot'], $row['currency'], 0, (int) $is_counted - (int) $row['is_counted'], $revenue - (int) $row['amount'] );
				$this->database->run( 'UPDATE {orders} SET is_counted = %d, amount = %d WHERE order_id = %d', array( (int) $is_counted, $revenue, $id ) );
			}
		);

		if ( ! $is_known ) {
			$this->prune();
		}
	}

	/**
	 * @return array<int, array{day: int, currency: string, carts: int, orders: int, revenue: int}> Oldest first.
	 * @throws Storage_Error
	 */
	public function days( int $from, int $to ): array {
		$rows = $this->database->with_tables(
			fn(): array => $this->database->rows( 'SELECT slot, currency, carts, orders, revenue FROM {days} WHERE slot BETWEEN %d AND %d ORDER BY slot, currency', array( $from, $to ) )
		);

		return array_map(
			static fn( array $row ): array => array(
				'day'      => (int) $row['slot'],
				'currency' => $row['currency'],
				'carts'    => (int) $row['carts'],
				'orders'   => (int) $row['orders'],
				'revenue'  => (int) $row['revenue'],
			),
			$rows
		);
	}

	/** Deletes old rows. Public, since it is hooked too, for shops in which nothing happens any more. */
	public function prune(): void {
		$first = Retention::first_day( $this->clock->now() );

		try {
			$this->database->run( 'DELETE FROM {days} WHERE slot < %d', array( $first ) );
			$this->database->run( 'DELETE FROM {orders} WHERE slot < %d', array( $first ) );

			$last = $this->database->rows( 'SELECT order_id FROM {orders} ORDER BY order_id DESC LIMIT %d, 1', array( self::ORDERS ) );
			if ( array() !== $last ) {
				$this->database->run( 'DELETE FROM {orders} WHERE order_id <= %d', array( (int) $last[0]['order_id'] ) );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** @throws Storage_Error */
	private function add( int $slot, string $currency, int $carts, int $orders, int $revenue ): void {
		$this->database->run(
			'INSERT INTO {days} (slot, currency, carts, orders, revenue) VALUES (%d, %s, %d, %d, %d)
			ON DUPLICATE KEY UPDATE carts = carts + VALUES(carts), orders = orders + VALUES(orders), revenue = revenue + VALUES(revenue)',
			array( $slot, $currency, $carts, $orders, $revenue )
		);
	}
}
