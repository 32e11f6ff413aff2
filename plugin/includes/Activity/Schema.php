<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** One table per site. Uninstalling finds it by its prefix. */
final class Schema {

	private const PREFIX = 'jetpack_dashboard_';
	private const TABLES = array( 'activity', 'changes' );

	public static function database(): Database {
		return new Database( self::PREFIX, self::TABLES, array( self::class, 'create' ) );
	}

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate  = $wpdb->get_charset_collate();
		$activity = $wpdb->prefix . self::PREFIX . 'activity';

		// The indexes end with the id, in whose order all lists are read. `sum_key` is NULL for entries that are not summed.
		dbDelta(
			"CREATE TABLE $activity (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				happened_at bigint NOT NULL,
				last_at bigint NOT NULL,
				user_id bigint unsigned NOT NULL DEFAULT 0,
				lane tinyint NOT NULL,
				kind varchar(10) NOT NULL,
				action varchar(20) NOT NULL,
				type varchar(20) NOT NULL,
				name varchar(100) NOT NULL,
				label varchar(200) NOT NULL,
				old_value text NOT NULL,
				new_value text NOT NULL,
				is_cut tinyint NOT NULL DEFAULT 0,
				amount bigint NOT NULL DEFAULT 1,
				address varchar(45) NOT NULL,
				address_until bigint NOT NULL DEFAULT 0,
				sum_key char(32) DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY sum_key (sum_key),
				KEY happened_at (happened_at),
				KEY address_until (address_until),
				KEY lane (lane,id),
				KEY kind (kind,id),
				KEY user_id (user_id,id),
				KEY kind_user (kind,user_id,id),
				KEY name (name)
			) $collate;"
		);
		self::import_changes();
	}

	/**
	 * The row for a table whose charset lacks some of its characters, such as emoji. Names and labels lose them. Values keep them, since JSON
	 * can escape them.
	 *
	 * @param array<int, string|int> $row As Activity_Log::row().
	 * @return array<int, string|int>
	 */
	public static function storable( array $row ): array {
		global $wpdb;
		foreach ( array(
			7 => 'name',
			8 => 'label',
		) as $index => $column ) {
			$text          = $wpdb->strip_invalid_text_for_column( $wpdb->prefix . self::PREFIX . 'activity', $column, (string) $row[ $index ] );
			$row[ $index ] = is_string( $text ) ? $text : (string) preg_replace( '/[^\x20-\x7e]/u', '?', (string) $row[ $index ] );
		}
		foreach ( array( 9, 10 ) as $index ) {
			$row[ $index ] = (string) wp_json_encode( json_decode( (string) $row[ $index ], true ), JSON_UNESCAPED_SLASHES );
		}

		return $row;
	}

	/**
	 * Moves the change log of earlier versions. Two requests can do this at the same time: the keys are unique. The daily clean-up repeats it,
	 * in case the first was killed.
	 */
	public static function import_changes(): void {
		$database = self::database();
		try {
			foreach ( $database->rows( 'SELECT * FROM {changes} ORDER BY id LIMIT 100' ) as $row ) {
				$database->run(
					"INSERT INTO {activity} (happened_at, last_at, user_id, lane, kind, action, type, name, label, old_value, new_value, is_cut, amount, address, address_until, sum_key)
					VALUES (%d, %d, %d, %d, %s, %s, '', %s, '', %s, %s, %d, 1, '', 0, %s) ON DUPLICATE KEY UPDATE amount = 1",
					array( $row['changed_at'], $row['changed_at'], $row['user_id'], Activity_Log::MANAGERS, Entry::SETTINGS, $row['kind'], $row['name'], $row['old_value'], $row['new_value'], (int) ( false !== strpos( $row['old_value'] . $row['new_value'], '\u2026' ) ), md5( 'change ' . $row['id'] ) )
				);
			}
			$database->run( 'DROP TABLE {changes}' );
		} catch ( Storage_Error $error ) {
			// There was no change log.
			return;
		}
	}
}
