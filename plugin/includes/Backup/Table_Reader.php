<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Reads the rows of a table, all or a range of its primary key, without keeping many of them in memory. */
final class Table_Reader {

	/** Rows that are read at a time without streaming, and their bytes. */
	private const BATCH       = 1000;
	private const BATCH_BYTES = 1048576;

	/** How many rows a statement streams. The number grows while statements take less than these seconds. Stopping early saves nothing: the connection has to read the rest. */
	private const MIN_ROWS    = 50;
	private const MAX_ROWS    = 50000;
	private const STATEMENT_S = 0.4;

	/** Types whose values can be compared in the order that they are sorted in. Not ENUM, SET and FLOAT, for example. */
	private const SORTABLE = '/^(?:(?:tiny|small|medium|big)?int|(?:var)?char|(?:var)?binary|date(?:time)?)\b/i';

	/** Types whose values have no comma, so that they can be joined without their lengths. */
	private const NUMBERS = '/^(?:(?:tiny|small|medium|big)?int|decimal|numeric|float|double|real|year|date|time)/i';

	private const BYTES = '/^(?:(?:var)?char|(?:tiny|medium|long)?text|(?:tiny|medium|long)?blob|(?:var)?binary|enum|set|bit)\b/i';

	private Pieces $pieces;
	private string $table;
	private bool $is_fixed;

	/** @var array<string> By column. */
	private array $types;

	/** Columns of the primary key, or all. */
	private string $order;

	/** @var array<string, string> Types by column of the primary key; empty if its values can't be compared. */
	private array $key = array();

	/**
	 * @param array<int, array<string, ?string>> $columns  As SHOW COLUMNS.
	 * @param bool                               $is_fixed Whether the transaction keeps the table as it is.
	 */
	public function __construct( Pieces $pieces, string $table, array $columns, bool $is_fixed ) {
		$this->pieces   = $pieces;
		$this->table    = $table;
		$this->is_fixed = $is_fixed;
		$this->types    = array_map( 'strval', array_column( $columns, 'Type', 'Field' ) );
		$key            = array();
		foreach ( $columns as $column ) {
			if ( 'PRI' === $column['Key'] ) {
				$key[ (string) $column['Field'] ] = (string) $column['Type'];
			}
		}
		$this->order = implode( ', ', self::names( $key ? $key : $this->types ) );
		$this->key   = array_filter( $key, array( self::class, 'is_unsortable' ) ) ? array() : $key;
	}

	/** Whether ranges of rows can be read: those after a key, and up to one. */
	public function has_ranges(): bool {
		return (bool) $this->key;
	}

	public function is_fixed(): bool {
		return $this->is_fixed;
	}

	/**
	 * @param array<string, ?string> $row
	 * @return list<string> Values of its key.
	 */
	public function key( array $row ): array {
		return array_map( static fn( $column ): string => (string) $row[ $column ], array_keys( $this->key ) );
	}

	/**
	 * Rows in the order of the primary key, if its values can be compared. Otherwise all, on MySQL in the order in which the table has them. No other
	 * statement may run before the next row is taken or the generator is dropped.
	 *
	 * @param list<string>|null $after Key of the row before the first one; null to begin.
	 * @param list<string>|null $end   Key of the last row; null for all that follow.
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	public function rows( ?array $after = null, ?array $end = null ): \Generator {
		global $wpdb;
		// All by their names: * leaves invisible columns out.
		$select = 'SELECT ' . implode( ', ', array_map( array( self::class, 'exact' ), array_keys( $this->types ), $this->types ) ) . ' FROM ' . Sql::name( $this->table ) . ' ';
		// Without a key to continue after, all rows would be sorted again for each batch. With one, a table without transactions can be written to between batches.
		if ( ( $this->is_fixed || ! $this->key ) && ! Sql::is_sqlite() && $wpdb->dbh instanceof \mysqli ) {
			$this->pieces->prepare();
			return $this->key ? $this->stream( $wpdb->dbh, $select, $after, $end ) : Sql::stream( $wpdb->dbh, $select );
		}

		return $this->batches( $select, $after, $end );
	}

	/**
	 * @param list<string>|null $after
	 * @param list<string>|null $end
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	private function stream( \mysqli $connection, string $select, ?array $after, ?array $end ): \Generator {
		$limit = self::MIN_ROWS;
		do {
			$began = hrtime( true ) / 1e9;
			$count = 0;
			$row   = null;
			foreach ( Sql::stream( $connection, $select . $this->where( $after, $end ) . " ORDER BY $this->order LIMIT $limit" ) as $row ) {
				++$count;
				yield $row;
			}
			$after   = $row ? $this->key( $row ) : $after;
			$is_full = $count === $limit;
			$seconds = hrtime( true ) / 1e9 - $began;
			$limit   = $seconds > self::STATEMENT_S ? intdiv( $limit, 2 ) : ( $seconds < self::STATEMENT_S / 4 ? $limit * 4 : $limit );
			$limit   = min( self::MAX_ROWS, max( self::MIN_ROWS, $limit ) );
		} while ( $is_full );
	}

	/**
	 * @param list<string>|null $after
	 * @param list<string>|null $end
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	private function batches( string $select, ?array $after, ?array $end ): \Generator {
		$bytes = 'SELECT ' . implode( ' + ', array_map( static fn( string $name ): string => "COALESCE(LENGTH($name), 0)", self::names( $this->types ) ) ) . ' AS jetpack_row_bytes FROM ' . Sql::name( $this->table ) . ' ';
		$seen  = 0;
		do {
			// Rows may be of any size, also after many small ones.
			$sizes = array_column( Sql::rows( $bytes . $this->where( $after, $end ) . " ORDER BY $this->order LIMIT " . self::BATCH . ( $this->key ? '' : " OFFSET $seen" ) ), 'jetpack_row_bytes' );
			$found = count( $sizes );
			while ( $sizes ) {
				$count = self::fitting( $sizes );
				foreach ( Sql::rows( $select . $this->where( $after, $end ) . " ORDER BY $this->order LIMIT $count" . ( $this->key ? '' : " OFFSET $seen" ) ) as $row ) {
					++$seen;
					yield $row;
				}
				if ( $this->key && isset( $row ) ) {
					$after = $this->key( $row );
				}
				$sizes = array_slice( $sizes, $count );
			}
		} while ( self::BATCH === $found );
	}

	/**
	 * Compares rows without reading them.
	 *
	 * @param list<string>|null $after As rows().
	 * @param list<string>|null $end
	 * @return array{int, string}|null Number of rows, and a sum of their hashes. Null if the database can't compute it, or other connections can write
	 *     to the table meanwhile.
	 * @throws Backup_Error
	 */
	public function sum( ?array $after = null, ?array $end = null ): ?array {
		$row = $this->row_as_text();
		if ( ! $this->is_fixed || Sql::is_sqlite() || null === $row ) {
			return null;
		}
		// Not CRC32, and not XOR: neither notices all changes, such as two rows that swap values. A row that is too long for CONCAT_WS() counts more than all hashes.
		$hash   = "COALESCE(CAST(CONV(LEFT(SHA1($row), 16), 16, 10) AS UNSIGNED), 1" . str_repeat( '0', 30 ) . ')';
		$result = Sql::rows( "SELECT COUNT(*) AS number, SUM($hash) AS hashes FROM " . Sql::name( $this->table ) . ' ' . $this->where( $after, $end ) )[0];
		$hashes = (string) $result['hashes'];

		return strlen( $hashes ) <= 30 ? array( (int) $result['number'], $result['number'] . ':' . $hashes ) : null;
	}

	/** All values of a row, so that different rows have different texts: CONCAT_WS() leaves out NULL, but its length doesn't. */
	private function row_as_text(): ?string {
		$numbers = array();
		$texts   = array();
		foreach ( $this->types as $column => $type ) {
			$name = Sql::name( (string) $column );
			if ( preg_match( self::NUMBERS, $type ) ) {
				$numbers[] = 'COALESCE(' . ( self::is_float( $type ) ? "$name + 0e0" : $name ) . ", 'n')";
			} elseif ( preg_match( self::BYTES, $type ) ) {
				$numbers[] = "COALESCE(LENGTH($name), 'n')";
				$texts[]   = "CAST($name AS BINARY)";
			} else {
				return null;
			}
		}

		return "CONCAT_WS(',', " . implode( ', ', array_merge( $numbers, $texts ) ) . ')';
	}

	/**
	 * @param non-empty-array<int, ?string> $sizes Bytes of the next rows.
	 * @return int How many of them are read together: at least one.
	 */
	private static function fitting( array $sizes ): int {
		$bytes = 0;
		foreach ( $sizes as $count => $size ) {
			$bytes += (int) $size;
			if ( $count > 0 && $bytes > self::BATCH_BYTES ) {
				return $count;
			}
		}

		return count( $sizes );
	}

	/**
	 * A column as it is selected. MySQL shows only six digits of a FLOAT, but all of a double.
	 *
	 * @param int|string $name
	 */
	private static function exact( $name, string $type ): string {
		$column = Sql::name( (string) $name );

		return self::is_float( $type ) && ! Sql::is_sqlite() ? "$column + 0e0 AS $column" : $column;
	}

	private static function is_float( string $type ): bool {
		return 0 === stripos( $type, 'float' );
	}

	/**
	 * @param array<string> $types By column.
	 * @return string[]
	 */
	private static function names( array $types ): array {
		return array_map( static fn( $name ): string => Sql::name( (string) $name ), array_keys( $types ) );
	}

	/** SQLite keeps binary values as text or as bytes, and compares them as different. */
	private static function is_unsortable( string $type ): bool {
		return 1 !== preg_match( self::SORTABLE, $type ) || ( Sql::is_sqlite() && false !== stripos( $type, 'binary' ) );
	}

	/**
	 * @param list<string>|null $after
	 * @param list<string>|null $end
	 */
	private function where( ?array $after, ?array $end ): string {
		$conditions = array();
		if ( null !== $after ) {
			$conditions[] = $this->beside( $after, '>', '' );
		}
		if ( null !== $end ) {
			$conditions[] = $this->beside( $end, '<', '=' );
		}

		return $conditions ? 'WHERE ' . implode( ' AND ', $conditions ) : '';
	}

	/**
	 * The condition for rows on one side of a key.
	 *
	 * @param list<string> $values Of the key.
	 * @param string       $sign   > or <.
	 * @param string       $equal  = if the row with this key is one of them.
	 */
	private function beside( array $values, string $sign, string $equal ): string {
		$choices = array();
		$same    = '';
		$last    = count( $values ) - 1;
		foreach ( array_keys( $this->key ) as $index => $column ) {
			$name      = Sql::name( (string) $column );
			$value     = self::key_value( $this->key[ $column ], $values[ $index ] );
			$choices[] = "($same$name $sign" . ( $index === $last ? $equal : '' ) . " $value)";
			$same     .= "$name = $value AND ";
		}

		return '(' . implode( ' OR ', $choices ) . ')';
	}

	private static function key_value( string $type, string $value ): string {
		if ( false !== stripos( $type, 'int' ) && 1 === preg_match( '/^-?\d+$/D', $value ) ) {
			return $value;
		}
		$literal = Sql::value( $value );

		// Bytes without a character set would be compared as bytes.
		return 'X' === $literal[0] && ! Sql::is_sqlite() && false !== stripos( $type, 'char' ) ? "_utf8mb4 $literal" : $literal;
	}
}
