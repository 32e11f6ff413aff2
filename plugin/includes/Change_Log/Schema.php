<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

defined( 'ABSPATH' ) || exit;

/** One table per site, with one row per change, so that concurrent changes are both logged. Uninstalling finds the table by its prefix. */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_';
	public const TABLES = array( 'changes' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$changes = $wpdb->prefix . self::PREFIX . 'changes';

		dbDelta(
			"CREATE TABLE $changes (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				changed_at bigint NOT NULL,
				user_id bigint unsigned NOT NULL DEFAULT 0,
				kind varchar(10) NOT NULL,
				name varchar(100) NOT NULL,
				old_value text NOT NULL,
				new_value text NOT NULL,
				PRIMARY KEY  (id)
			) $collate;"
		);
	}
}
