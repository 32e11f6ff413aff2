<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of the site. Uninstalling finds them by the plugin's prefix.
 *
 * - followers: one row per email address. An unsubscribed address is kept only as a hash, so that an import doesn't add it again;
 *   the address is stored while it waits for a new confirmation.
 * - follows: what a follower gets: new posts (`post` is 0) or the comments of a post. `mailing` is the last mailing that claimed the
 *   row. `claim` isn't empty until its email was sent or refused; it starts with `>` once the email was handed over.
 * - mailings: one row per post or comment, in the order in which they are sent.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_subscriptions_';
	public const TABLES = array( 'followers', 'follows', 'mailings' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate   = $wpdb->get_charset_collate();
		$followers = self::table( 'followers' );
		$follows   = self::table( 'follows' );
		$mailings  = self::table( 'mailings' );

		dbDelta(
			"CREATE TABLE $followers (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				address_key char(64) NOT NULL,
				email varchar(254) NOT NULL DEFAULT '',
				state varchar(12) NOT NULL DEFAULT 'pending',
				token char(20) NOT NULL,
				created int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY address_key (address_key),
				KEY state (state,created)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $follows (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				follower bigint unsigned NOT NULL,
				post bigint unsigned NOT NULL DEFAULT 0,
				created int unsigned NOT NULL DEFAULT 0,
				confirmed tinyint unsigned NOT NULL DEFAULT 0,
				mailing bigint unsigned NOT NULL DEFAULT 0,
				claim varchar(12) NOT NULL DEFAULT '',
				tries tinyint unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY target (follower,post),
				KEY queue (post,confirmed,mailing),
				KEY unconfirmed (confirmed,created)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $mailings (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(8) NOT NULL,
				object bigint unsigned NOT NULL,
				post bigint unsigned NOT NULL DEFAULT 0,
				created int unsigned NOT NULL DEFAULT 0,
				finished int unsigned NOT NULL DEFAULT 0,
				sent int unsigned NOT NULL DEFAULT 0,
				failed int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY object (kind,object),
				KEY finished (finished)
			) $collate;"
		);
	}

	public static function table( string $name ): string {
		global $wpdb;

		return $wpdb->prefix . self::PREFIX . $name;
	}
}
