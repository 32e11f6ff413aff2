<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Stores all tables as they were at one moment, in one transaction. Rows are lines of JSON. */
final class Database_Dump {

	/** Rows that are read at a time, and their bytes. */
	private const BATCH       = 1000;
	private const BATCH_BYTES = 1048576;

	/** One row in so many may end a piece. Its content decides, so that an added row doesn't change all pieces after it. */
	private const ROWS_TO_END = 64;

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** Types whose values can be compared in the order that they are sorted in. Not ENUM, SET and FLOAT, for example. */
	private const SORTABLE = '/^(?:(?:tiny|small|medium|big)?int|(?:var)?char|(?:var)?binary|date(?:time)?)\b/i';

	private Pieces $pieces;

	public function __construct( Pieces $pieces ) {
		$this->pieces = $pieces;
	}

	/**
	 * @return list<array{name: string, create: string, columns: list<string>, rows: int, pieces: list<string>}>
	 * @throws Backup_Error
	 */
	public function store(): array {
		return Sql::in_utf8( fn(): array => $this->tables() );
	}

	/**
	 * @return list<array{name: string, create: string, columns: list<string>, rows: int, pieces: list<string>}>
	 * @throws Backup_Error
	 */
	private function tables(): array {
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
		} else {
			Sql::run( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			Sql::run( 'START TRANSACTION WITH CONSISTENT SNAPSHOT' );
		}
		$connection = Sql::connection();
		$tables     = array();
		try {
			foreach ( Sql::tables() as $name ) {
				$tables[] = $this->table( $name );
			}
			// WordPress reconnects silently, which ends the transaction.
			if ( Sql::connection() !== $connection ) {
				throw new Backup_Error( __( 'The database connection was lost.', 'jetpack-dashboard' ) );
			}
		} finally {
			Sql::run( 'ROLLBACK' );
		}

		return $tables;
	}

	/**
	 * @return array{name: string, create: string, columns: list<string>, rows: int, pieces: list<string>}
	 * @throws Backup_Error
	 */
	private function table( string $name ): array {
		$create  = (string) array_values( Sql::rows( 'SHOW CREATE TABLE ' . Sql::name( $name ) )[0] )[1];
		$columns = Sql::rows( 'SHOW COLUMNS FROM ' . Sql::name( $name ) );
		$hashes  = array();
		$buffer  = '';
		$rows    = 0;
		// Tables without transactions may change while they are read.
		$is_fixed = Sql::is_sqlite() || false !== stripos( $create, ' ENGINE=InnoDB' );
		foreach ( $this->rows( $name, $columns, $is_fixed ) as $row ) {
			$line    = self::line( array_values( $row ) );
			$buffer .= $line;
			++$rows;
			$bytes = strlen( $buffer );
			if ( $bytes >= Pieces::SIZE ) {
				$parts  = str_split( $buffer, Pieces::SIZE );
				$buffer = (string) array_pop( $parts );
				foreach ( $parts as $part ) {
					$hashes[] = $this->pieces->add( $part );
				}
			} elseif ( $bytes >= Pieces::SIZE * 3 / 4 && 0 === crc32( $line ) % self::ROWS_TO_END ) {
				$hashes[] = $this->pieces->add( $buffer );
				$buffer   = '';
			}
		}
		if ( '' !== $buffer ) {
			$hashes[] = $this->pieces->add( $buffer );
		}
		if ( $is_fixed && (int) Sql::rows( 'SELECT COUNT(*) AS number FROM ' . Sql::name( $name ) )[0]['number'] !== $rows ) {
			/* translators: %s: name of a database table. */
			throw new Backup_Error( sprintf( __( 'The table %s could not be read completely.', 'jetpack-dashboard' ), $name ) );
		}

		return array(
			'name'    => $name,
			'create'  => $create,
			'columns' => array_map( 'strval', array_column( $columns, 'Field' ) ),
			'rows'    => $rows,
			'pieces'  => $hashes,
		);
	}

	/**
	 * A row as JSON. Values that aren't text are arrays with their Base64.
	 *
	 * @param list<?string> $values
	 */
	private static function line( array $values ): string {
		// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode, WordPress.PHP.DiscouragedPHPFunctions -- wp_json_encode() would change values that aren't UTF-8.
		$json = json_encode( $values, self::JSON );
		if ( false === $json || false !== strpos( $json, '\u0000' ) ) {
			$json = (string) json_encode( array_map( static fn( ?string $value ) => null === $value || Sql::is_text( $value ) ? $value : array( base64_encode( $value ) ), $values ), self::JSON );
		}
		// phpcs:enable

		return "$json\n";
	}

	/**
	 * Rows in the order of the primary key, if its values can be compared. Otherwise, on MySQL, in the order in which the table has them.
	 *
	 * @param array<int, array<string, ?string>> $columns  As SHOW COLUMNS.
	 * @param bool                               $is_fixed Whether the table may be read by one statement without delaying those that write to it.
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	private function rows( string $table, array $columns, bool $is_fixed ): \Generator {
		global $wpdb;
		$types = array_column( $columns, 'Type', 'Field' );
		$key   = array();
		foreach ( $columns as $column ) {
			if ( 'PRI' === $column['Key'] ) {
				$key[ (string) $column['Field'] ] = (string) $column['Type'];
			}
		}
		$is_sorted = $key && ! array_filter( $key, array( self::class, 'is_unsortable' ) );
		$order     = self::names( array_keys( $key ? $key : $types ) );
		// All by their names: * leaves invisible columns out.
		$select = 'SELECT ' . implode( ', ', array_map( array( self::class, 'exact' ), array_keys( $types ), $types ) ) . ' FROM ' . Sql::name( $table ) . ' ';
		// Without a key to continue after, all rows would be sorted again for each batch.
		if ( ( $is_fixed || ! $is_sorted ) && ! Sql::is_sqlite() && $wpdb->dbh instanceof \mysqli ) {
			$this->pieces->prepare();
			yield from Sql::stream( $wpdb->dbh, $select . ( $is_sorted ? "ORDER BY $order" : '' ) );
			return;
		}
		$bytes = 'SELECT ' . implode( ' + ', array_map( static fn( $name ): string => 'COALESCE(LENGTH(' . Sql::name( (string) $name ) . '), 0)', array_keys( $types ) ) ) . ' AS jetpack_row_bytes FROM ' . Sql::name( $table ) . ' ';
		$where = '';
		$seen  = 0;
		do {
			// Rows may be of any size, also after many small ones.
			$sizes = array_column( Sql::rows( $bytes . "$where ORDER BY $order LIMIT " . self::BATCH . ( $is_sorted ? '' : " OFFSET $seen" ) ), 'jetpack_row_bytes' );
			$found = count( $sizes );
			while ( $sizes ) {
				$count = self::fitting( $sizes );
				foreach ( Sql::rows( $select . "$where ORDER BY $order LIMIT $count" . ( $is_sorted ? '' : " OFFSET $seen" ) ) as $row ) {
					++$seen;
					yield $row;
				}
				if ( $is_sorted && isset( $row ) ) {
					$where = self::after( $key, $row );
				}
				$sizes = array_slice( $sizes, $count );
			}
		} while ( self::BATCH === $found );
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
	private static function exact( $name, ?string $type ): string {
		$column = Sql::name( (string) $name );

		return 0 === stripos( (string) $type, 'float' ) && ! Sql::is_sqlite() ? "$column + 0e0 AS $column" : $column;
	}

	/** @param array<int|string> $names */
	private static function names( array $names ): string {
		return implode( ', ', array_map( static fn( $name ): string => Sql::name( (string) $name ), $names ) );
	}

	/** SQLite keeps binary values as text or as bytes, and compares them as different. */
	private static function is_unsortable( string $type ): bool {
		return 1 !== preg_match( self::SORTABLE, $type ) || ( Sql::is_sqlite() && false !== stripos( $type, 'binary' ) );
	}

	/**
	 * The condition for rows after one in the order of a key.
	 *
	 * @param array<string, string>  $key Types by column.
	 * @param array<string, ?string> $row
	 */
	private static function after( array $key, array $row ): string {
		$choices = array();
		$equal   = '';
		foreach ( $key as $column => $type ) {
			$name      = Sql::name( (string) $column );
			$value     = self::key_value( $type, (string) $row[ $column ] );
			$choices[] = "($equal$name > $value)";
			$equal    .= "$name = $value AND ";
		}

		return 'WHERE ' . implode( ' OR ', $choices );
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
