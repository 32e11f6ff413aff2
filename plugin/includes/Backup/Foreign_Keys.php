<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Foreign keys on MySQL and MariaDB. Their names are unique in a database. If a table is renamed, keys that refer to it follow it, and
 * keys of its own with a generated name (`table_ibfk_1`) are renamed with it. If it is deleted, keys of other tables keep its name.
 */
final class Foreign_Keys {

	/** As SHOW CREATE TABLE prints them: name, columns, other table, its columns, and what happens ON DELETE and ON UPDATE. */
	private const KEY = '/^  CONSTRAINT `((?:[^`]|``)++)` (FOREIGN KEY \([^)]++\) REFERENCES )(`(?:[^`]|``)++`(?:\.`(?:[^`]|``)++`)?)( \([^)]++\))([^,\n]*)(?=,?$)/m';

	/**
	 * @param string $create As SHOW CREATE TABLE.
	 * @return list<array{name: string, columns: string, actions: string}>
	 */
	public static function of( string $create ): array {
		preg_match_all( self::KEY, $create, $keys, PREG_SET_ORDER );

		return array_map(
			static fn( array $key ): array => array(
				'name'    => str_replace( '``', '`', $key[1] ),
				// With or without a space, depending on the server.
				'columns' => str_replace( '`, `', '`,`', "$key[2]$key[3]$key[4]" ),
				'actions' => $key[5],
			),
			$keys
		);
	}

	/**
	 * Lets foreign keys refer to other tables.
	 *
	 * @param string                $create As SHOW CREATE TABLE.
	 * @param array<string, string> $names  New names by names, both quoted.
	 */
	public static function referring( string $create, array $names ): string {
		return (string) preg_replace_callback( self::KEY, static fn( array $key ): string => "  CONSTRAINT `$key[1]` $key[2]" . ( $names[ $key[3] ] ?? $key[3] ) . $key[4] . $key[5], $create );
	}

	/**
	 * Gives foreign keys names that no other table has, and that are generated ones of the table's own name when it gets that.
	 *
	 * @param string $create As SHOW CREATE TABLE.
	 * @param string $name   Of the table.
	 * @param string $new    Name that it has until it is renamed.
	 */
	public static function renamed( string $create, string $name, string $new ): string {
		$last    = 0;
		$numbers = array();
		foreach ( self::of( $create ) as $key ) {
			if ( 1 === preg_match( '/^' . preg_quote( $name, '/' ) . '_ibfk_([1-9]\d{0,8})$/D', $key['name'], $match ) ) {
				$numbers[ $key['name'] ] = (int) $match[1];
				$last                    = max( $last, (int) $match[1] );
			}
		}

		return (string) preg_replace_callback(
			self::KEY,
			static function ( array $key ) use ( $numbers, $new, &$last ): string {
				$number = $numbers[ str_replace( '``', '`', $key[1] ) ] ?? ++$last;

				return '  CONSTRAINT ' . Sql::name( "{$new}_ibfk_$number" ) . " $key[2]$key[3]$key[4]$key[5]";
			},
			$create
		);
	}

	/**
	 * Deletes the foreign keys of an empty table that refer to tables that aren't restored. If the restore were killed, rows would be
	 * deleted with theirs, or keep theirs from being deleted. match() adds them again.
	 *
	 * @param string   $table Quoted.
	 * @param string[] $names Of restored tables, quoted.
	 */
	public static function drop_outer( string $table, array $names ): void {
		$drops = array();
		foreach ( self::of( self::definition( $table ) ) as $key ) {
			$is_inner = false;
			foreach ( $names as $name ) {
				$is_inner = $is_inner || false !== strpos( $key['columns'], ") REFERENCES $name (" );
			}
			if ( ! $is_inner ) {
				$drops[] = 'DROP FOREIGN KEY ' . Sql::name( $key['name'] );
			}
		}
		if ( $drops ) {
			Sql::run( "ALTER TABLE $table " . implode( ', ', $drops ) );
		}
	}

	/**
	 * Adds the foreign keys of a definition that a table lacks, and gives the others their names.
	 *
	 * @param string   $table  Quoted.
	 * @param string   $create As SHOW CREATE TABLE.
	 * @param string[] $taken  Names of keys of tables that aren't restored.
	 */
	public static function match( string $table, string $create, array $taken ): void {
		$wanted = self::of( $create );
		$now    = $wanted ? array_column( self::of( self::definition( $table ) ), 'columns', 'name' ) : array();
		$drops  = array();
		$adds   = array();
		foreach ( $wanted as $key ) {
			$is_taken = in_array( $key['name'], $taken, true );
			$current  = ( $now[ $key['name'] ] ?? '' ) === $key['columns'] ? $key['name'] : array_search( $key['columns'], $now, true );
			if ( false !== $current ) {
				unset( $now[ $current ] );
				if ( $is_taken || (string) $current === $key['name'] ) {
					continue;
				}
				$drops[] = 'DROP FOREIGN KEY ' . Sql::name( (string) $current );
			}
			$adds[] = 'ADD ' . ( $is_taken ? '' : 'CONSTRAINT ' . Sql::name( $key['name'] ) . ' ' ) . $key['columns'] . $key['actions'];
		}
		if ( $adds ) {
			Sql::run( "ALTER TABLE $table " . implode( ', ', array_merge( $drops, $adds ) ) );
		}
	}

	/**
	 * Foreign keys that refer to tables of this database.
	 *
	 * @param callable(string): bool $is_left_out Whether those of a table aren't wanted. '' is a table of another database.
	 * @return list<array{name: string, to: string}> Their names, '' in another database, and the tables.
	 */
	public static function existing( callable $is_left_out ): array {
		$keys = array();
		foreach ( Sql::rows( "SELECT IF( CONSTRAINT_SCHEMA = DATABASE(), TABLE_NAME, '' ) AS own, CONSTRAINT_NAME AS name, REFERENCED_TABLE_NAME AS other FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE UNIQUE_CONSTRAINT_SCHEMA = DATABASE()" ) as $row ) {
			if ( ! $is_left_out( (string) $row['own'] ) ) {
				$keys[] = array(
					'name' => '' === $row['own'] ? '' : (string) $row['name'],
					'to'   => (string) $row['other'],
				);
			}
		}

		return $keys;
	}

	/** @param string $table Quoted. */
	private static function definition( string $table ): string {
		return (string) array_values( Sql::rows( "SHOW CREATE TABLE $table" )[0] )[1];
	}
}
