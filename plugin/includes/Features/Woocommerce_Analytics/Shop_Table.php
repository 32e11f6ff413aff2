<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The shop on the statistics page, for users who can see the reports of WooCommerce. */
final class Shop_Table implements Report_Table {

	private Shop_Sums $sums;

	public function __construct( Shop_Sums $sums ) {
		$this->sums = $sums;
	}

	/** Whether WooCommerce is active, and the current user may see its reports. */
	public static function is_visible(): bool {
		return function_exists( 'wc_price' ) && current_user_can( 'view_woocommerce_reports' );
	}

	public function name(): string {
		return 'shop';
	}

	public function title(): string {
		return __( 'Shop', 'jetpack-dashboard' );
	}

	public function note(): string {
		return __( 'Orders count on the day on which they are paid. Cancelled orders and refunds are subtracted from that day. Revenue includes taxes and shipping.', 'jetpack-dashboard' );
	}

	public function empty_text(): string {
		return __( 'No product views, carts or orders yet.', 'jetpack-dashboard' );
	}

	public function columns(): array {
		return array(
			__( 'Period', 'jetpack-dashboard' ),
			__( 'Product views', 'jetpack-dashboard' ),
			__( 'Added to cart', 'jetpack-dashboard' ),
			__( 'Orders', 'jetpack-dashboard' ),
			__( 'Revenue', 'jetpack-dashboard' ),
		);
	}

	/**
	 * Without periods in which nothing happened.
	 *
	 * @return array<int, array<int, string|int>>
	 * @throws Storage_Error
	 */
	public function rows( Report_Range $range ): array {
		$days  = $this->sums->days( $range->from, $range->to );
		$views = $range->views_of_type( 'product' );
		$rows  = array();

		foreach ( $range->periods as $period ) {
			$is_within = static fn( int $day ): bool => $day >= $period['from'] && $day <= $period['to'];
			$seen      = (int) array_sum( array_filter( $views, $is_within, ARRAY_FILTER_USE_KEY ) );
			$sums      = array_filter( $days, static fn( array $day ): bool => $is_within( $day['day'] ) );

			if ( $seen > 0 || array() !== $sums ) {
				$rows[] = array( $period['title'], $seen, (int) array_sum( array_column( $sums, 'carts' ) ), (int) array_sum( array_column( $sums, 'orders' ) ), self::revenue( $sums ) );
			}
		}

		return $rows;
	}

	public function file_columns(): array {
		return array(
			__( 'Date', 'jetpack-dashboard' ),
			__( 'Product views', 'jetpack-dashboard' ),
			__( 'Added to cart', 'jetpack-dashboard' ),
			__( 'Orders', 'jetpack-dashboard' ),
			__( 'Revenue', 'jetpack-dashboard' ),
			__( 'Currency', 'jetpack-dashboard' ),
		);
	}

	/**
	 * One row per day, and one more for each further currency.
	 *
	 * @return \Generator<int, array<int, array<int, string|int>>>
	 * @throws Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator {
		$views  = $range->views_of_type( 'product' );
		$by_day = array_fill_keys( array_keys( $views ), array() );

		foreach ( $this->sums->days( $range->from, $range->to ) as $sum ) {
			$by_day[ $sum['day'] ][] = $sum;
		}
		ksort( $by_day );

		$rows = array();
		foreach ( $by_day as $day => $sums ) {
			$carts = (int) array_sum( array_column( $sums, 'carts' ) );
			$money = array_values( array_filter( $sums, static fn( array $sum ): bool => '' !== $sum['currency'] ) );
			$first = $money[0] ?? array(
				'orders'   => 0,
				'revenue'  => 0,
				'currency' => '',
			);

			$rows[] = array( Report_Range::date( $day ), $views[ $day ] ?? 0, $carts, $first['orders'], self::decimal( $first['revenue'] ), $first['currency'] );
			foreach ( array_slice( $money, 1 ) as $sum ) {
				$rows[] = array( Report_Range::date( $day ), 0, 0, $sum['orders'], self::decimal( $sum['revenue'] ), $sum['currency'] );
			}
		}

		yield $rows;
	}

	/**
	 * Amounts as WooCommerce formats them, as text.
	 *
	 * @param array<int, array{day: int, currency: string, carts: int, orders: int, revenue: int}> $sums
	 */
	private static function revenue( array $sums ): string {
		$by_currency = array();
		foreach ( $sums as $sum ) {
			if ( '' !== $sum['currency'] ) {
				$by_currency[ $sum['currency'] ] = ( $by_currency[ $sum['currency'] ] ?? 0 ) + $sum['revenue'];
			}
		}

		$texts = array();
		foreach ( $by_currency as $currency => $revenue ) {
			$texts[] = html_entity_decode( wp_strip_all_tags( wc_price( $revenue / Shop_Sums::UNIT, array( 'currency' => $currency ) ) ), ENT_QUOTES, 'UTF-8' );
		}

		return array() === $texts ? '–' : implode( ' + ', $texts );
	}

	/** Such as 12.90, without a locale. */
	private static function decimal( int $revenue ): string {
		return (string) preg_replace( '/(\.\d\d\d*?)0+\z/', '$1', number_format( $revenue / Shop_Sums::UNIT, 4, '.', '' ) );
	}
}
