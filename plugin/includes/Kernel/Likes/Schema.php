<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

defined( 'ABSPATH' ) || exit;

/**
 * Likes of posts and comments: tables of the site. Uninstalling finds them by the plugin's prefix. A day is a number such as 20261121, on
 * the site's clock.
 *
 * - users: who liked what, and on which day.
 * - counts: likes per post or comment and day; day 0 has the total.
 * - visitors: salted tokens of today's likes by visitors who aren't logged in.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_likes_';
	public const TABLES = array( 'users', 'counts', 'visitors' );

	/** While it is '1', rows are deleted with their posts and users even if the module is off. */
	public const KEEP = 'jetpack_dashboard_keep_likes';

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate  = $wpdb->get_charset_collate();
		$users    = $wpdb->prefix . self::PREFIX . 'users';
		$counts   = $wpdb->prefix . self::PREFIX . 'counts';
		$visitors = $wpdb->prefix . self::PREFIX . 'visitors';

		dbDelta(
			"CREATE TABLE $users (
				kind tinyint unsigned NOT NULL,
				object_id bigint unsigned NOT NULL,
				user_id bigint unsigned NOT NULL,
				day int unsigned NOT NULL,
				PRIMARY KEY  (kind,object_id,user_id),
				KEY user_id (user_id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $counts (
				day int unsigned NOT NULL,
				kind tinyint unsigned NOT NULL,
				object_id bigint unsigned NOT NULL,
				likes int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,kind,object_id),
				KEY object_id (object_id)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $visitors (
				token char(32) NOT NULL,
				day int unsigned NOT NULL,
				PRIMARY KEY  (token),
				KEY day (day)
			) $collate;"
		);

		update_option( self::KEEP, '1', true );
	}
}
