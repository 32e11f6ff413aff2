<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/**
 * Two tables per site. Uninstalling finds them by their prefix.
 * - tokens: how many spam and ham messages contained a word, by the hash of the word. One row has the totals.
 * - days: what the filter did per day, without anything about messages or people.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_spam_';
	public const TABLES = array( 'tokens', 'days' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$tokens  = $wpdb->prefix . self::PREFIX . 'tokens';
		$days    = $wpdb->prefix . self::PREFIX . 'days';

		dbDelta(
			"CREATE TABLE $tokens (
				token char(16) NOT NULL,
				spam int unsigned NOT NULL DEFAULT 0,
				ham int unsigned NOT NULL DEFAULT 0,
				learned_at bigint NOT NULL DEFAULT 0,
				PRIMARY KEY  (token)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $days (
				day int NOT NULL,
				name varchar(32) NOT NULL,
				hits int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,name)
			) $collate;"
		);
	}
}
