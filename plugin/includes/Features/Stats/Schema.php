<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/**
 * Eleven tables per site. Uninstalling finds them by the plugin's prefix.
 *
 * - hours: the last three days' views, one row per subject and hour; what a view is added to.
 * - days: older views, one row per subject and day.
 * - referrers: views by the host of the page that led to them, one row per host and day. While the day lasts, `sender` is the
 *   digest of who brought it, and `is_shared` says that others sent it as well.
 * - clicks, downloads: the same as referrers, by the host of a link, or by the path of a file below the uploads folder; '' for
 *   others beyond the limits.
 * - marks: jobs in progress or done, so that none runs twice.
 * - window_posts, window_hosts: sums of days and referrers, from the first of a month on or of one month (20261100).
 * - window_ends: the last rows of days and of referrers that each window's sums include, in the order of their keys.
 * - imported: what imports added to days, so that they can be undone and nothing is added twice. At most 300,000 rows.
 * - import_parts: an import that waits for confirmation or is being made: its state as part 0, its rows as text.
 *
 * A subject is a post's id, 0 for the home page and archives, or one of the numbers below 0 that are named here. Totals
 * are rows of their own, so that a chart reads one row per day, however many posts there are. A slot is an hour or a day
 * on the site's clock, as a number: 2026112120, 20261121.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_stats_';
	public const TABLES = array( 'hours', 'days', 'referrers', 'marks', 'window_ends', 'window_posts', 'window_hosts', 'clicks', 'downloads', 'imported', 'import_parts' );

	/** Views of the whole site. */
	public const TOTAL = -1;

	/** Rows of visitors' hourly limits have negative numbers from here on; they are deleted after the hour. */
	public const FIRST_SENDER = -1000;

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate   = $wpdb->get_charset_collate();
		$prefix    = $wpdb->prefix . self::PREFIX;
		$hours     = $prefix . 'hours';
		$days      = $prefix . 'days';
		$referrers = $prefix . 'referrers';
		$job_locks = $prefix . 'marks';
		$ends      = $prefix . 'window_ends';
		$posts     = $prefix . 'window_posts';
		$hosts     = $prefix . 'window_hosts';
		$imported  = $prefix . 'imported';
		$parts     = $prefix . 'import_parts';

		dbDelta(
			"CREATE TABLE $hours (
				subject bigint NOT NULL,
				slot int unsigned NOT NULL,
				views int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (subject,slot),
				KEY slot_subject (slot,subject)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $days (
				subject bigint NOT NULL,
				slot int unsigned NOT NULL,
				views int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (subject,slot),
				KEY slot_subject_views (slot,subject,views)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $referrers (
				slot int unsigned NOT NULL,
				host varchar(100) NOT NULL,
				views int unsigned NOT NULL DEFAULT 0,
				sender int unsigned NOT NULL DEFAULT 0,
				is_shared tinyint unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (slot,host),
				KEY sender (sender)
			) $collate;"
		);
		foreach ( array( 'clicks', 'downloads' ) as $name ) {
			dbDelta(
				"CREATE TABLE $prefix$name (
					slot int unsigned NOT NULL,
					host varchar(150) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
					views int unsigned NOT NULL DEFAULT 0,
					sender int unsigned NOT NULL DEFAULT 0,
					is_shared tinyint unsigned NOT NULL DEFAULT 0,
					PRIMARY KEY  (slot,host),
					KEY sender (sender)
				) $collate;"
			);
		}
		dbDelta(
			"CREATE TABLE $job_locks (
				name varchar(64) NOT NULL,
				is_done tinyint unsigned NOT NULL DEFAULT 0,
				marked_at bigint NOT NULL,
				PRIMARY KEY  (name)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $ends (
				first_day int unsigned NOT NULL,
				posts_slot int unsigned NOT NULL,
				subject bigint NOT NULL,
				hosts_slot int unsigned NOT NULL,
				host varchar(100) NOT NULL,
				PRIMARY KEY  (first_day)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $posts (
				first_day int unsigned NOT NULL,
				subject bigint NOT NULL,
				views int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (first_day,subject),
				KEY ranking (first_day,views,subject)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $hosts (
				first_day int unsigned NOT NULL,
				host varchar(100) NOT NULL,
				views int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (first_day,host)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $imported (
				subject bigint NOT NULL,
				slot int unsigned NOT NULL,
				views int unsigned NOT NULL,
				batch int unsigned NOT NULL,
				PRIMARY KEY  (subject,slot),
				KEY batch (batch)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $parts (
				part int unsigned NOT NULL,
				content mediumtext NOT NULL,
				PRIMARY KEY  (part)
			) $collate;"
		);
	}
}
