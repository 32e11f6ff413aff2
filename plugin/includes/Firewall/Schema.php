<?php
/**
 * The firewall's table.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

/**
 * One table per site: a row for each request that was refused. Uninstalling finds it by the plugin's prefix.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_firewall_';
	public const TABLES = array( 'refusals' );

	/**
	 * Creates what is missing.
	 */
	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$table   = $wpdb->prefix . self::PREFIX . 'refusals';

		dbDelta(
			"CREATE TABLE $table (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				refused_at bigint NOT NULL,
				address varchar(45) NOT NULL,
				rule varchar(40) NOT NULL,
				was_let_in tinyint unsigned NOT NULL DEFAULT 0,
				method varchar(10) NOT NULL,
				path varchar(200) NOT NULL,
				PRIMARY KEY  (id),
				KEY refused_at (refused_at)
			) $collate;"
		);
	}
}
