<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of the site. Uninstalling finds them by the plugin's prefix.
 *
 * - connections: accounts at networks. `owner` is a user, or 0 for the site. `secret` is encrypted (Secrets); `facts` is JSON.
 * - jobs: one row per post and connection, also the log. `claim` and the state `sending` stay if PHP is killed while it sends. `token`
 *   identifies the job to the network.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_publicize_';
	public const TABLES = array( 'connections', 'jobs' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate     = $wpdb->get_charset_collate();
		$connections = $wpdb->prefix . self::PREFIX . 'connections';
		$jobs        = $wpdb->prefix . self::PREFIX . 'jobs';

		dbDelta(
			"CREATE TABLE $connections (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				owner bigint unsigned NOT NULL DEFAULT 0,
				network varchar(12) NOT NULL,
				label varchar(200) NOT NULL,
				facts text NOT NULL,
				secret text NOT NULL,
				created int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY owner (owner)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $jobs (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				post bigint unsigned NOT NULL,
				connection bigint unsigned NOT NULL,
				network varchar(12) NOT NULL,
				label varchar(200) NOT NULL,
				author bigint unsigned NOT NULL DEFAULT 0,
				state varchar(12) NOT NULL DEFAULT 'waiting',
				attempts tinyint unsigned NOT NULL DEFAULT 0,
				next_try int unsigned NOT NULL DEFAULT 0,
				claim varchar(12) NOT NULL DEFAULT '',
				created int unsigned NOT NULL DEFAULT 0,
				changed int unsigned NOT NULL DEFAULT 0,
				token char(32) NOT NULL,
				url varchar(500) NOT NULL DEFAULT '',
				error varchar(300) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY target (post,connection),
				KEY state (state,next_try),
				KEY author (author)
			) $collate;"
		);
	}
}
