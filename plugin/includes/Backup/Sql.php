<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- Names and values are quoted here, for tables of any plugin.

/** SQL that works for tables of any plugin, on MySQL and on SQLite. */
final class Sql {

	public static function is_sqlite(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' );
	}

	/**
	 * @return int|bool
	 * @throws Backup_Error
	 */
	public static function run( string $sql ) {
		global $wpdb;
		$shown  = $wpdb->suppress_errors();
		$result = $wpdb->query( $sql );
		$wpdb->suppress_errors( $shown );
		if ( false === $result ) {
			throw new Backup_Error( 'A statement failed: ' . mb_substr( (string) $wpdb->last_error, 0, 200 ) );
		}

		return $result;
	}

	/**
	 * @return array<int, array<string, ?string>>
	 * @throws Backup_Error
	 */
	public static function rows( string $sql ): array {
		global $wpdb;
		self::run( $sql );

		return array_map( static fn( object $row ): array => get_object_vars( $row ), (array) $wpdb->last_result );
	}

	public static function name( string $name ): string {
		return '`' . str_replace( '`', '``', $name ) . '`';
	}

	/**
	 * A value as a literal. Only ASCII, because WordPress refuses statements with bytes that aren't valid in some column of the table.
	 *
	 * @param string|null $value
	 */
	public static function value( ?string $value ): string {
		global $wpdb;
		if ( null === $value ) {
			return 'NULL';
		}
		if ( 1 === preg_match( '/^[\x01-\x7f]*$/D', $value ) || ( self::is_sqlite() && self::is_text( $value ) ) ) {
			return "'" . $wpdb->remove_placeholder_escape( $wpdb->_real_escape( $value ) ) . "'";
		}

		return ( self::is_text( $value ) && ! self::is_sqlite() ? '_utf8mb4 ' : '' ) . "X'" . bin2hex( $value ) . "'";
	}

	public static function is_text( string $value ): bool {
		return false === strpos( $value, "\0" ) && 1 === preg_match( '//u', $value );
	}

	/** @return list<string> The site's tables. */
	public static function tables(): array {
		global $wpdb;
		$names = array();
		foreach ( self::rows( 'SHOW FULL TABLES' ) as $row ) {
			list( $name, $type ) = array_values( $row );
			if ( 'BASE TABLE' === $type && 0 === strpos( (string) $name, $wpdb->base_prefix ) && false === strpos( (string) $name, Database_Restore::NEW_TABLE ) && false === strpos( (string) $name, Database_Restore::OLD_TABLE ) ) {
				$names[] = (string) $name;
			}
		}
		sort( $names, SORT_STRING );

		return $names;
	}
}
