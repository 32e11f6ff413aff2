<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Stores all tables as they were at one moment, in one transaction. Rows are lines of JSON. */
final class Database_Dump {

	private const BATCH_BYTES = 1048576;

	private Pieces $pieces;

	public function __construct( Pieces $pieces ) {
		$this->pieces = $pieces;
	}

	/**
	 * @return list<array{name: string, create: string, rows: int, pieces: list<string>}>
	 * @throws Backup_Error
	 */
	public function store(): array {
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
		} else {
			Sql::run( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			Sql::run( 'START TRANSACTION WITH CONSISTENT SNAPSHOT' );
		}
		$connection = $this->connection();
		$tables     = array();
		try {
			foreach ( Sql::tables() as $name ) {
				$tables[] = $this->table( $name );
			}
			// WordPress reconnects silently, which ends the transaction.
			if ( $this->connection() !== $connection ) {
				throw new Backup_Error( 'The database connection was lost.' );
			}
		} finally {
			Sql::run( 'ROLLBACK' );
		}

		return $tables;
	}

	private function connection(): string {
		return Sql::is_sqlite() ? '' : (string) Sql::rows( 'SELECT CONNECTION_ID() AS id' )[0]['id'];
	}

	/**
	 * @return array{name: string, create: string, rows: int, pieces: list<string>}
	 * @throws Backup_Error
	 */
	private function table( string $name ): array {
		$create = array_values( Sql::rows( 'SHOW CREATE TABLE ' . Sql::name( $name ) )[0] );
		$hashes = array();
		$buffer = '';
		$rows   = 0;
		foreach ( $this->rows( $name ) as $row ) {
			$buffer .= wp_json_encode( array_map( static fn( ?string $value ) => null === $value || Sql::is_text( $value ) ? $value : array( base64_encode( $value ) ), array_values( $row ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n"; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Binary values.
			++$rows;
			if ( strlen( $buffer ) >= Pieces::SIZE ) {
				$parts  = str_split( $buffer, Pieces::SIZE );
				$buffer = (string) array_pop( $parts );
				foreach ( $parts as $part ) {
					$hashes[] = $this->pieces->add( $part );
				}
			}
		}
		if ( '' !== $buffer ) {
			$hashes[] = $this->pieces->add( $buffer );
		}

		return array(
			'name'   => $name,
			'create' => (string) $create[1],
			'rows'   => $rows,
			'pieces' => $hashes,
		);
	}

	/**
	 * Rows in the order of the primary key, without OFFSET if there is one.
	 *
	 * @return \Generator<array<string, ?string>>
	 * @throws Backup_Error
	 */
	private function rows( string $table ): \Generator {
		$key     = array();
		$columns = array();
		foreach ( Sql::rows( 'SHOW COLUMNS FROM ' . Sql::name( $table ) ) as $column ) {
			$columns[] = (string) $column['Field'];
			if ( 'PRI' === $column['Key'] ) {
				$key[] = (string) $column['Field'];
			}
		}
		$order = implode( ', ', array_map( array( Sql::class, 'name' ), $key ? $key : $columns ) );
		$limit = 20;
		$where = '';
		$seen  = 0;
		do {
			$batch = Sql::rows( 'SELECT * FROM ' . Sql::name( $table ) . " $where ORDER BY $order LIMIT $limit" . ( $key ? '' : " OFFSET $seen" ) );
			$count = count( $batch );
			$bytes = 0;
			foreach ( $batch as $row ) {
				$bytes += strlen( implode( '', $row ) );
				yield $row;
			}
			$seen += $count;
			if ( $key && isset( $row ) ) {
				$where = self::after( $key, $row );
			}
			$is_last = $count < $limit;
			$limit   = (int) max( 1, min( 1000, self::BATCH_BYTES / max( 1, $bytes / max( 1, $count ) ) ) );
		} while ( ! $is_last );
	}

	/**
	 * The condition for rows after one in the order of a key.
	 *
	 * @param list<string>           $key
	 * @param array<string, ?string> $row
	 */
	private static function after( array $key, array $row ): string {
		$choices = array();
		$equal   = '';
		foreach ( $key as $column ) {
			$choices[] = '(' . $equal . Sql::name( $column ) . ' > ' . Sql::value( $row[ $column ] ) . ')';
			$equal    .= Sql::name( $column ) . ' = ' . Sql::value( $row[ $column ] ) . ' AND ';
		}

		return 'WHERE ' . implode( ' OR ', $choices );
	}
}
