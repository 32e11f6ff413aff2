<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/**
 * Three tables per site. Uninstalling finds them by their prefix.
 * - folders: the files of a folder as they were when they were checked last, as JSON (see Known_Files).
 * - threats: what was found, and whether it is ignored.
 * - quarantine: files that were moved away (see Quarantine).
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_scan_';
	public const TABLES = array( 'folders', 'threats', 'quarantine' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$folders = $wpdb->prefix . self::PREFIX . 'folders';
		$threats = $wpdb->prefix . self::PREFIX . 'threats';
		$files   = $wpdb->prefix . self::PREFIX . 'quarantine';

		dbDelta(
			"CREATE TABLE $folders (
				folder char(32) NOT NULL,
				scan int unsigned NOT NULL DEFAULT 0,
				files longtext NOT NULL,
				PRIMARY KEY  (folder)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $threats (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				threat char(32) NOT NULL,
				folder char(32) NOT NULL DEFAULT '',
				kind varchar(10) NOT NULL,
				code varchar(40) NOT NULL,
				place varchar(500) NOT NULL,
				detail varchar(500) NOT NULL DEFAULT '',
				version char(32) NOT NULL DEFAULT '',
				is_ignored tinyint NOT NULL DEFAULT 0,
				found_at bigint NOT NULL,
				scan int unsigned NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY threat (threat),
				KEY folder (folder),
				KEY found_at (found_at)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $files (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				name char(32) NOT NULL,
				place varchar(500) NOT NULL,
				mode int unsigned NOT NULL,
				sha256 char(64) NOT NULL,
				replacement char(64) NOT NULL DEFAULT '',
				bytes bigint unsigned NOT NULL,
				threats text NOT NULL,
				taken_at bigint NOT NULL,
				PRIMARY KEY  (id)
			) $collate;"
		);
	}
}
