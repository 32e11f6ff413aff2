<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use WC_Product;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Structured data of a WooCommerce product. */
final class Product_Data {

	private const AVAILABILITY = array(
		'instock'     => 'https://schema.org/InStock',
		'outofstock'  => 'https://schema.org/OutOfStock',
		'onbackorder' => 'https://schema.org/BackOrder',
	);

	/** Replaces WooCommerce's data, so that no product or path is described twice. */
	public static function replace_data_of_woocommerce(): void {
		foreach ( array( 'woocommerce_structured_data_product', 'woocommerce_structured_data_breadcrumblist' ) as $filter ) {
			add_filter( $filter, '__return_empty_array' );
		}
	}

	/**
	 * @param array<string, mixed> $common Properties that all pages have.
	 * @return array<string, mixed>|null Null without WooCommerce.
	 */
	public static function of( WP_Post $post, array $common ): ?array {
		$product = 'product' === $post->post_type && function_exists( 'wc_get_product' ) ? wc_get_product( $post->ID ) : null;
		if ( ! $product instanceof WC_Product ) {
			return null;
		}

		return array_filter(
			array(
				'@type'           => 'Product',
				'sku'             => (string) $product->get_sku(),
				'offers'          => self::offers( $product, (string) $common['url'] ),
				'aggregateRating' => self::rating( $product ),
			) + $common
		);
	}

	/** @return array<string, mixed> Empty for products without a price. */
	private static function offers( WC_Product $product, string $url ): array {
		$lowest  = (string) $product->get_price();
		$highest = $lowest;
		if ( $product->is_type( 'variable' ) && method_exists( $product, 'get_variation_price' ) ) {
			$lowest  = (string) $product->get_variation_price( 'min' );
			$highest = (string) $product->get_variation_price( 'max' );
		}
		if ( '' === $lowest ) {
			return array();
		}

		$offer = array(
			'priceCurrency' => get_woocommerce_currency(),
			'availability'  => self::AVAILABILITY[ $product->get_stock_status() ] ?? self::AVAILABILITY['outofstock'],
			'url'           => $url,
		);

		return $lowest === $highest
			? array(
				'@type' => 'Offer',
				'price' => $lowest,
			) + $offer
			: array(
				'@type'     => 'AggregateOffer',
				'lowPrice'  => $lowest,
				'highPrice' => $highest,
			) + $offer;
	}

	/** @return array<string, mixed> Empty for products without ratings. */
	private static function rating( WC_Product $product ): array {
		return $product->get_rating_count() > 0
			? array(
				'@type'       => 'AggregateRating',
				'ratingValue' => (string) $product->get_average_rating(),
				'ratingCount' => (int) $product->get_rating_count(),
			)
			: array();
	}
}
