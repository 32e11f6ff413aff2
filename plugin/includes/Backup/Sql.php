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
		$shown   = $wpdb->suppress_errors();
		$queries = $wpdb->queries;
		$result  = $wpdb->query( $sql );
		$wpdb->suppress_errors( $shown );
		// SAVEQUERIES would keep every statement, with the rows that it writes.
		$wpdb->queries = $queries;
		if ( false === $result ) {
			/* translators: %s: error message of the database. */
			throw new Backup_Error( sprintf( __( 'A statement failed: %s', 'jetpack-dashboard' ), mb_substr( (string) $wpdb->last_error, 0, 200 ) ) );
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

	/**
	 * Rows one after the other, so that none are kept in memory. No other statement may run meanwhile: it would fail.
	 *
	 * @param \mysqli $connection WordPress's.
	 * @param string  $sql        Begins with SELECT. The server's time limit for a statement doesn't apply.
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	public static function stream( \mysqli $connection, string $sql ): \Generator {
		global $wpdb;
		$queries = $wpdb->num_queries;
		$sql     = false !== stripos( $connection->server_info, 'mariadb' )
			? "SET STATEMENT max_statement_time = 0 FOR $sql"
			: substr_replace( $sql, ' /*+ MAX_EXECUTION_TIME(0) */', strlen( 'SELECT' ), 0 );
		$result  = $connection->query( $sql, MYSQLI_USE_RESULT );
		if ( $result instanceof \mysqli_result ) {
			try {
				/** @var array<string, ?string> $row */
				foreach ( $result as $row ) {
					yield $row;
				}
			} finally {
				$result->free();
			}
		}
		if ( 0 !== $connection->errno || $wpdb->num_queries !== $queries ) {
			/* translators: %s: error message of the database. */
			throw new Backup_Error( sprintf( __( 'A statement failed: %s', 'jetpack-dashboard' ), mb_substr( $connection->error, 0, 200 ) ) );
		}
	}

	/** Id of the connection; it changes if WordPress connects again. */
	public static function connection(): string {
		return self::is_sqlite() ? '' : (string) self::rows( 'SELECT CONNECTION_ID() AS id' )[0]['id'];
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

		// The column may have another character set. ASCII with a zero byte is the same in it, and may be a value that isn't text, such as a point.
		$is_text = ! self::is_sqlite() && 1 === preg_match( '/[^\x00-\x7f]/u', $value );

		return ( $is_text ? '_utf8mb4 ' : '' ) . "X'" . bin2hex( $value ) . "'";
	}

	public static function is_text( string $value ): bool {
		return false === strpos( $value, "\0" ) && 1 === preg_match( '//u', $value );
	}

	/**
	 * Runs work on a connection that can pass every character on, whatever DB_CHARSET says.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Backup_Error
	 */
	public static function in_utf8( callable $work ) {
		if ( self::is_sqlite() ) {
			return $work();
		}
		$before = self::rows( 'SELECT @@character_set_client AS name, @@collation_connection AS collation' )[0];
		self::run( 'SET NAMES utf8mb4' );
		try {
			return $work();
		} finally {
			self::run( "SET NAMES {$before['name']} COLLATE {$before['collation']}" );
		}
	}

	/** Whether a foreign key of another table refers to a table. */
	public static function is_referenced( string $table ): bool {
		return ! self::is_sqlite() && (bool) self::rows( 'SELECT 1 FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE UNIQUE_CONSTRAINT_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME = ' . self::value( $table ) . ' LIMIT 1' );
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
		$names = array_values( array_diff( $names, self::of_other_sites( $names ) ) );
		sort( $names, SORT_STRING );

		return $names;
	}

	/**
	 * Tables of sites whose prefix begins with this site's: those of wp_shop_, if this one's is wp_.
	 *
	 * @param string[] $names
	 * @return string[]
	 */
	public static function of_other_sites( array $names ): array {
		global $wpdb;
		$others = array();
		foreach ( $names as $name ) {
			$prefix = substr( $name, 0, -strlen( 'options' ) );
			if ( "{$prefix}options" === $name && $prefix !== $wpdb->base_prefix && 0 === strpos( $prefix, $wpdb->base_prefix ) && ! array_diff( array( "{$prefix}posts", "{$prefix}postmeta" ), $names ) ) {
				foreach ( $names as $table ) {
					if ( 0 === strpos( $table, $prefix ) ) {
						$others[] = $table;
					}
				}
			}
		}

		return $others;
	}
}
