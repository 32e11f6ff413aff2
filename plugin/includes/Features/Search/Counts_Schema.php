<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * One row per day and search term: how often it was searched for, and how many results the latest search had. The table isn't part of the
 * index, because it can't be rebuilt. An uninstall deletes it, as all tables with the plugin's prefix.
 *
 * A slot is a day on the site's clock, as a number: 20261121.
 */
final class Counts_Schema {

	public const PREFIX = 'jetpack_dashboard_searches_';
	public const TABLES = array( 'days' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$days    = $wpdb->prefix . self::PREFIX . 'days';
		$size    = Counted_Query::LENGTH;

		// Sorted by code point, as SQLite does.
		dbDelta(
			"CREATE TABLE $days (
				slot int unsigned NOT NULL,
				term varchar($size) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
				searches int unsigned NOT NULL DEFAULT 0,
				results int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (slot,term)
			) $collate;"
		);
	}
}
