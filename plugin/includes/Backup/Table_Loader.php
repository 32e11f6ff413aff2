<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Creates a table of a backup, and inserts its rows with this site's addresses. */
final class Table_Loader {

	private Backups $backups;
	private ?Address_Replacer $addresses;

	/** @param Address_Replacer|null $addresses Null if the site's addresses are those of the backup. */
	public function __construct( Backups $backups, ?Address_Replacer $addresses ) {
		$this->backups   = $backups;
		$this->addresses = $addresses;
	}

	/**
	 * Continues at a position. At the first row, the table is created; one of this name is deleted.
	 *
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param string                                                                                       $name     That it gets.
	 * @param float                                                                                        $deadline Seconds, as hrtime(). At least one statement runs.
	 * @param string[]                                                                                     $loaded   Names of all tables that are loaded, quoted.
	 * @param bool                                                                                         $may_have_more Whether the table may have rows after the position.
	 * @return bool Whether it has all rows.
	 * @throws Backup_Error
	 */
	public function load( array $table, string $name, Table_Position $position, float $deadline, array $loaded = array(), bool $may_have_more = false ): bool {
		$quoted = Sql::name( $name );
		$has    = $may_have_more ? self::count_rows( $name ) : $position->rows;
		if ( 0 === $has || $has < $position->rows || $has > $table['rows'] ) {
			$position->reset();
			$this->create( $table, $quoted, $loaded );
		} elseif ( $has > $position->rows ) {
			// Nothing else in this part, so that its progress is stored even if the server stops the next one.
			return $this->pass( $table, $position, $has );
		}
		$into = Table_Rows::into( $quoted, Sql::is_sqlite() ? null : $table['columns'] ?? null );
		foreach ( Table_Rows::inserts( $this->rows( $table, $position ), $into, $this->column_kinds( $quoted ) ) as $statement ) {
			Sql::run( $statement );
			if ( $position->rows < $table['rows'] && hrtime( true ) / 1e9 >= $deadline ) {
				return false;
			}
		}
		if ( $position->rows !== $table['rows'] ) {
			throw new Backup_Error( __( 'A table of the backup is incomplete.', 'jetpack-dashboard' ) );
		}

		return true;
	}

	/**
	 * Moves on to the row after those that the table has. They were inserted in the order of the backup.
	 *
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param int                                                                                          $has Number of its rows.
	 * @return bool Whether it has all rows.
	 * @throws Backup_Error
	 */
	private function pass( array $table, Table_Position $position, int $has ): bool {
		foreach ( Table_Rows::read( $this->backups->pieces(), $table['pieces'], $position ) as $row ) {
			if ( $position->rows >= $has ) {
				break;
			}
		}

		return $position->rows === $table['rows'];
	}

	/** Rows of a table on MySQL; 0 if there is none. Waits for a statement of a process that was killed. */
	public static function count_rows( string $name ): int {
		$exists = Sql::rows( 'SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ' . Sql::value( $name ) );

		return $exists ? (int) Sql::rows( 'SELECT COUNT(*) AS count FROM ' . Sql::name( $name ) . ' LOCK IN SHARE MODE' )[0]['count'] : 0;
	}

	/**
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param string[]                                                                                     $loaded As load().
	 * @throws Backup_Error
	 */
	private function create( array $table, string $quoted, array $loaded ): void {
		global $wpdb;
		$start = 'CREATE TABLE ' . Sql::name( $table['name'] );
		if ( 0 !== strpos( $table['name'], $wpdb->base_prefix ) || 0 !== strpos( $table['create'], $start ) ) {
			throw new Backup_Error( __( 'The backup contains a table of another site.', 'jetpack-dashboard' ) );
		}
		Sql::run( "DROP TABLE IF EXISTS $quoted" );
		Sql::run( "CREATE TABLE $quoted" . substr( $table['create'], strlen( $start ) ) );
		if ( Foreign_Keys::of( $table['create'] ) && ! Sql::is_sqlite() ) {
			Foreign_Keys::drop_outer( $quoted, $loaded );
		}
	}

	/**
	 * Kinds of columns for Table_Rows::inserts().
	 *
	 * @return array<int, string>
	 */
	private function column_kinds( string $table ): array {
		$kinds = array();
		foreach ( Sql::is_sqlite() ? array() : Sql::rows( "SHOW COLUMNS FROM $table" ) as $index => $column ) {
			if ( 0 === stripos( (string) $column['Type'], 'bit' ) ) {
				$kinds[ $index ] = Table_Rows::BIT;
			}
			if ( 1 === preg_match( '/\b(VIRTUAL|STORED) GENERATED\b/', (string) $column['Extra'] ) ) {
				$kinds[ $index ] = Table_Rows::GENERATED;
			}
		}

		return $kinds;
	}

	/**
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @return \Generator<array<int, mixed>> With this site's addresses.
	 */
	private function rows( array $table, Table_Position $position ): \Generator {
		global $wpdb;
		// Feed readers know posts by it.
		$guid = "{$wpdb->base_prefix}posts" === $table['name'] ? array_search( 'guid', $table['columns'] ?? array(), true ) : false;
		foreach ( Table_Rows::read( $this->backups->pieces(), $table['pieces'], $position ) as $row ) {
			yield $this->addresses ? self::with_new_addresses( $this->addresses, $row, $guid ) : $row;
		}
	}

	/**
	 * @param array<int, mixed> $row       Strings, null, and arrays with the base64 of bytes.
	 * @param int|false         $unchanged Position of a column that stays as it is.
	 * @return array<int, mixed>
	 */
	private static function with_new_addresses( Address_Replacer $addresses, array $row, $unchanged ): array {
		foreach ( $row as $column => $value ) {
			if ( is_string( $value ) && $column !== $unchanged ) {
				$row[ $column ] = $addresses->replace( $value );
			}
		}

		return $row;
	}
}
