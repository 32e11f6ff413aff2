<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * Three tables per site. Uninstalling finds them by their prefix.
 * - subjects: addresses, accounts and known pairs; a login reads it by primary key.
 * - attempts: failed, refused and running attempts.
 * - links: requested unlock links.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_protect_';
	public const TABLES = array( 'subjects', 'attempts', 'links' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate  = $wpdb->get_charset_collate();
		$prefix   = $wpdb->prefix . self::PREFIX;
		$subjects = $prefix . 'subjects';
		$attempts = $prefix . 'attempts';
		$links    = $prefix . 'links';

		dbDelta(
			"CREATE TABLE $subjects (
				subject_key char(32) NOT NULL,
				kind varchar(10) NOT NULL,
				address varchar(50) NOT NULL DEFAULT '',
				account varchar(100) NOT NULL DEFAULT '',
				failures int unsigned NOT NULL DEFAULT 0,
				locks int unsigned NOT NULL DEFAULT 0,
				locked_at bigint NOT NULL DEFAULT 0,
				locked_until bigint NOT NULL DEFAULT 0,
				pass_at bigint NOT NULL DEFAULT 0,
				pass_until bigint NOT NULL DEFAULT 0,
				refused bigint unsigned NOT NULL DEFAULT 0,
				seen_at bigint NOT NULL DEFAULT 0,
				PRIMARY KEY  (subject_key),
				KEY locked_until (locked_until),
				KEY kind_seen (kind,seen_at),
				KEY account_kind_seen (account,kind,seen_at)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $attempts (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				attempted_at bigint NOT NULL,
				address_key char(32) NOT NULL,
				account_key char(32) NOT NULL,
				address varchar(50) NOT NULL DEFAULT '',
				username varchar(100) NOT NULL DEFAULT '',
				via varchar(24) NOT NULL DEFAULT '',
				state tinyint unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY address_state_time (address_key,state,attempted_at),
				KEY account_state_time (account_key,state,attempted_at),
				KEY attempted_at (attempted_at)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $links (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				requested_at bigint NOT NULL,
				address_key char(32) NOT NULL,
				address varchar(50) NOT NULL DEFAULT '',
				username varchar(100) NOT NULL DEFAULT '',
				user_id bigint unsigned NOT NULL DEFAULT 0,
				token_hash varchar(64) NOT NULL DEFAULT '',
				expires_at bigint NOT NULL DEFAULT 0,
				uses int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY token_hash (token_hash),
				KEY address_time (address_key,requested_at),
				KEY user_time (user_id,requested_at)
			) $collate;"
		);
	}
}
