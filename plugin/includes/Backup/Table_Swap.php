<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The tables of a restore on MySQL and MariaDB: their other names, and what is done before and after all are swapped. */
final class Table_Swap {

	private const NEW_TABLE = Database_Restore::NEW_TABLE;
	private const OLD_TABLE = Database_Restore::OLD_TABLE;

	/** Name of a table before or after the swap. The same in every restore, so that the next one can continue. */
	public static function other_name( string $start, string $table ): string {
		global $wpdb;

		return $wpdb->base_prefix . $start . substr( md5( $table ), 0, 16 );
	}

	/**
	 * Runs work with the settings of the connection that a restore needs.
	 *
	 * @param callable(): void $work
	 * @throws Backup_Busy If a restore that was stopped still works.
	 */
	public static function with_settings( callable $work ): void {
		Sql::in_utf8(
			static function () use ( $work ): void {
				self::lock();
				$before = Sql::rows( 'SELECT @@foreign_key_checks AS checks, @@sql_mode AS mode' )[0];
				// Otherwise rows with the id 0 get another id.
				Sql::run( "SET SESSION foreign_key_checks = 0, sql_mode = CONCAT( @@sql_mode, ',NO_AUTO_VALUE_ON_ZERO' )" );
				// Otherwise, MariaDB refuses very wide tables.
				self::set( 'innodb_strict_mode = 0' );
				try {
					$work();
				} finally {
					self::set( 'foreign_key_checks = ' . (int) $before['checks'] . ', sql_mode = ' . Sql::value( $before['mode'] ) );
				}
			}
		);
	}

	/**
	 * Takes a lock of the database server. A process that was killed keeps it until its statement has ended. Some servers have no such locks.
	 *
	 * @throws Backup_Busy If that takes longer than 20 seconds.
	 */
	private static function lock(): void {
		global $wpdb;
		try {
			$is_locked = Sql::rows( 'SELECT GET_LOCK( ' . Sql::value( 'jprestore-' . md5( DB_NAME . $wpdb->base_prefix ) ) . ', 20 ) AS is_locked' )[0]['is_locked'];
		} catch ( Backup_Error $error ) {
			return;
		}
		if ( '0' === $is_locked ) {
			throw new Backup_Busy( __( 'The database is still working on a restore that was stopped. Try again later.', 'jetpack-dashboard' ) );
		}
	}

	/** Sets what this user may set. If the connection is lost, a new one has its own settings. */
	private static function set( string $settings ): void {
		try {
			Sql::run( "SET SESSION $settings" );
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * The server may have swapped the tables although its response was lost, or PHP was stopped meanwhile. Then the statement is repeated in vain.
	 *
	 * @param Backup_Error $error Thrown again if nothing was swapped.
	 * @throws Restore_Unknown If the server may still be swapping, or can't be asked.
	 */
	public static function check( string $connection, Backup_Error $error ): void {
		try {
			$is_lost = Sql::connection() !== $connection;
			$is_done = ! self::has_new_tables() && ( $is_lost || self::leftovers( self::OLD_TABLE ) );
		} catch ( Backup_Error $lost ) {
			throw new Restore_Unknown( $error->getMessage() );
		}
		if ( $is_lost && ! $is_done ) {
			throw new Restore_Unknown( __( 'The database connection was lost.', 'jetpack-dashboard' ) );
		}
		if ( ! $is_done ) {
			throw $error;
		}
	}

	/** Whether tables were loaded that aren't swapped yet. All are swapped by one statement. */
	public static function has_new_tables(): bool {
		return (bool) self::leftovers( self::NEW_TABLE );
	}

	/**
	 * Whether tables of a backup have foreign keys, or keys of tables that stay refer to them.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 */
	public static function have_keys( array $tables ): bool {
		$names    = array_column( $tables, 'name' );
		$has_keys = (bool) array_intersect( $names, array_column( self::other_keys( $names ), 'to' ) );
		foreach ( $tables as $table ) {
			$has_keys = $has_keys || Foreign_Keys::of( $table['create'] );
		}

		return $has_keys;
	}

	/**
	 * @param string[] $names
	 * @return list<array{name: string, to: string}> Foreign keys of other tables than these.
	 */
	private static function other_keys( array $names ): array {
		return Foreign_Keys::existing( static fn( string $name ): bool => in_array( $name, $names, true ) );
	}

	/**
	 * After the swap: deletes the previous tables, and completes foreign keys. Until then, those with a name of their own have a generated one.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param bool                                                                                               $has_keys As have_keys(); true if that isn't known.
	 * @throws Restore_Unknown If foreign keys may be incomplete.
	 */
	public static function finish( array $tables, bool $has_keys ): void {
		try {
			self::clean_up();
			$taken = array_column( self::other_keys( array_column( $tables, 'name' ) ), 'name' );
			foreach ( $tables as $table ) {
				Foreign_Keys::match( Sql::name( $table['name'] ), $table['create'], $taken );
			}
		} catch ( Backup_Error $error ) {
			if ( $has_keys ) {
				throw new Restore_Unknown( $error->getMessage() );
			}
			// The tables are restored. The next backup or restore deletes what is left.
		}
	}

	/** Deletes what an interrupted restore has left, unless the site is partly restored. */
	public static function sweep( string $folder ): void {
		try {
			if ( ! Restore_State::unfinished( $folder ) && self::leftovers( self::NEW_TABLE . '|' . self::OLD_TABLE ) ) {
				self::discard();
			}
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/** Deletes what was loaded by a restore that has failed. If that fails too, the next backup or restore deletes it. */
	public static function discard(): void {
		try {
			if ( ! Sql::is_sqlite() ) {
				self::with_settings( array( self::class, 'clean_up' ) );
			}
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * Deletes the tables of this restore, or of one that was interrupted. Foreign keys of other tables followed the previous tables: they
	 * keep their names, take the restored tables when these get those names, and follow them back.
	 */
	public static function clean_up(): void {
		// On every connection, since WordPress may have connected again.
		Sql::run( 'SET FOREIGN_KEY_CHECKS = 0' );
		foreach ( self::leftovers( self::NEW_TABLE . '|' . self::OLD_TABLE ) as $name ) {
			Sql::run( 'DROP TABLE IF EXISTS ' . Sql::name( $name ) );
		}
		$lost = array_column( Foreign_Keys::existing( static fn(): bool => false ), 'to' );
		foreach ( Sql::tables() as $name ) {
			$old = self::other_name( self::OLD_TABLE, $name );
			if ( in_array( $old, $lost, true ) ) {
				Sql::run( 'RENAME TABLE ' . Sql::name( $name ) . " TO `$old`, `$old` TO " . Sql::name( $name ) );
			}
		}
	}

	/**
	 * @param string $starts Of names, as a regular expression.
	 * @return list<string> Tables of restores.
	 */
	private static function leftovers( string $starts ): array {
		global $wpdb;
		$names = array_map( static fn( array $row ): string => (string) array_values( $row )[0], Sql::rows( 'SHOW TABLES' ) );

		return array_values( (array) preg_grep( '/^' . preg_quote( $wpdb->base_prefix, '/' ) . "($starts)[\\da-f]+$/D", $names ) );
	}

	/**
	 * A backup that was created after a restore was killed may have foreign keys that refer to the tables before that.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @return list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}>
	 */
	public static function without_leftovers( array $tables ): array {
		$names = array();
		foreach ( $tables as $table ) {
			$names[ Sql::name( self::other_name( self::OLD_TABLE, $table['name'] ) ) ] = Sql::name( $table['name'] );
		}
		foreach ( $tables as $index => $table ) {
			$tables[ $index ]['create'] = Foreign_Keys::referring( $table['create'], $names );
		}

		return $tables;
	}
}
