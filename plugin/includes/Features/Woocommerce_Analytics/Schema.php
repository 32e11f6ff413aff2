<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Woocommerce_Analytics;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of the site. Uninstalling finds them by the plugin's prefix.
 *
 * - days: sums, one row per day and currency. `currency` is empty in the row that counts products added to carts. `revenue` is in
 *   ten-thousandths.
 * - orders: how each order is counted, so that it counts once, and a later refund can be subtracted from its day.
 *
 * A slot is a day on the site's clock, as a number: 20261121.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_shop_';
	public const TABLES = array( 'days', 'orders' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$days    = $wpdb->prefix . self::PREFIX . 'days';
		$orders  = $wpdb->prefix . self::PREFIX . 'orders';

		dbDelta(
			"CREATE TABLE $days (
				slot int unsigned NOT NULL,
				currency varchar(10) NOT NULL,
				carts int unsigned NOT NULL DEFAULT 0,
				orders int NOT NULL DEFAULT 0,
				revenue bigint NOT NULL DEFAULT 0,
				PRIMARY KEY  (slot,currency)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $orders (
				order_id bigint unsigned NOT NULL,
				slot int unsigned NOT NULL,
				currency varchar(10) NOT NULL,
				is_counted tinyint unsigned NOT NULL DEFAULT 0,
				amount bigint NOT NULL DEFAULT 0,
				PRIMARY KEY  (order_id),
				KEY slot (slot)
			) $collate;"
		);
	}
}
