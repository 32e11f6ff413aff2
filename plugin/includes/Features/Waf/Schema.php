<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** One table per site, with one row per minute, address and rule. Uninstalling finds it by its prefix. */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_firewall_';
	public const TABLES = array( 'log' );

	/** The former table, with a row per refusal. */
	private const FORMER = 'refusals';

	/** Creates the table, and migrates the former one. */
	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$table   = $wpdb->prefix . self::PREFIX . 'log';

		dbDelta(
			"CREATE TABLE $table (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				minute bigint NOT NULL,
				address varchar(45) NOT NULL,
				rule varchar(40) NOT NULL,
				was_let_in tinyint unsigned NOT NULL DEFAULT 0,
				hits bigint unsigned NOT NULL DEFAULT 1,
				refused_at bigint NOT NULL,
				method varchar(10) NOT NULL,
				path varchar(200) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY minute_address_rule (minute,address,rule,was_let_in),
				KEY refused_at (refused_at)
			) $collate;"
		);

		self::move_from( $wpdb->prefix . self::PREFIX . self::FORMER, $table );
	}

	/** Moves the newest rows, and drops the former table. */
	private static function move_from( string $former, string $table ): void {
		global $wpdb;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- Tables of our own.
		if ( $former !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $former ) ) ) ) {
			return;
		}
		$rows = (array) $wpdb->get_results(
			"SELECT FLOOR(refused_at / 60) AS minute, address, rule, was_let_in, COUNT(*) AS hits, MAX(refused_at) AS refused_at, MAX(method) AS method, MAX(path) AS path
			FROM $former GROUP BY FLOOR(refused_at / 60), address, rule, was_let_in ORDER BY MAX(refused_at) DESC LIMIT 1000",
			ARRAY_A
		);
		foreach ( array_reverse( $rows ) as $row ) {
			$wpdb->insert( $table, $row );
		}
		$wpdb->query( "DROP TABLE IF EXISTS $former" );
		// phpcs:enable
	}
}
