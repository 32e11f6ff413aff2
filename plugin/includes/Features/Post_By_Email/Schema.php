<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/**
 * One row per message of the mailbox. It prevents that a message is posted twice, and is the log of the page. `uid_key` identifies the
 * message in the mailbox, `message_key` the email, which may arrive twice.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_post_by_email_';
	public const TABLES = array( 'messages' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$table   = $wpdb->prefix . self::PREFIX . 'messages';

		dbDelta(
			"CREATE TABLE $table (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				uid_key char(64) NOT NULL,
				message_key varchar(64) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL DEFAULT 'working',
				reason varchar(20) NOT NULL DEFAULT '',
				tries tinyint unsigned NOT NULL DEFAULT 0,
				user_id bigint unsigned NOT NULL DEFAULT 0,
				sender varchar(254) NOT NULL DEFAULT '',
				subject varchar(200) NOT NULL DEFAULT '',
				post bigint unsigned NOT NULL DEFAULT 0,
				left_out int unsigned NOT NULL DEFAULT 0,
				seen_at bigint NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY uid_key (uid_key),
				KEY message_key (message_key),
				KEY user_id (user_id),
				KEY sender (sender(100))
			) $collate;"
		);
	}
}
