<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * The chunks of Dump_State, and how they compare with the database.
 *
 * @phpstan-import-type Table from Dump_State
 * @phpstan-import-type Chunk from Dump_State
 */
final class Dump_Chunks {

	private Pieces $pieces;
	private Dump_State $state;

	public function __construct( Pieces $pieces, Dump_State $state ) {
		$this->pieces = $pieces;
		$this->state  = $state;
	}

	/**
	 * Only if they will be compared: the transaction that read them still sees the same rows.
	 *
	 * @param array<int, int> $counts Numbers of chunks that need no sum, by the position of the table.
	 * @throws Backup_Error
	 */
	public function sum_new( array $counts ): void {
		foreach ( $counts as $index => $count ) {
			$reader = $this->reader( $this->state->tables[ $index ] );
			foreach ( array_slice( $this->state->tables[ $index ]['chunks'], $count, null, true ) as $position => $chunk ) {
				$this->state->put_chunk( $index, $position, array( 'sum' => $this->sum( $index, $position, $reader ) ) + $chunk );
			}
		}
	}

	/**
	 * Compares a chunk with the database, and stores it again if it has changed, which Dump_State notes. One that has grown becomes several.
	 *
	 * @param float $deadline Seconds, as hrtime(). What isn't read by then becomes a chunk without rows.
	 * @return int How many chunks there are for what was read: at least one.
	 * @throws Backup_Error
	 */
	public function compare( int $index, int $position, Table_Reader $reader, float $deadline = INF ): int {
		$chunk = $this->state->tables[ $index ]['chunks'][ $position ];
		if ( '' !== $chunk['sum'] && $this->sum( $index, $position, $reader, false ) === $chunk['sum'] && $this->pieces->are_complete( $chunk['pieces'] ) ) {
			return 1;
		}
		$chunks   = array();
		$read     = new Row_Pieces( $this->pieces );
		$is_whole = true;
		foreach ( $reader->rows( $this->after( $index, $position ), $chunk['end'] ) as $row ) {
			if ( $read->add( array_values( $row ) ) && $reader->has_ranges() ) {
				$chunks[] = self::chunk( $read, $reader->key( $row ) );
				$read     = new Row_Pieces( $this->pieces );
				if ( hrtime( true ) / 1e9 >= $deadline && $reader->key( $row ) !== $chunk['end'] ) {
					$is_whole = false;
					break;
				}
			}
		}
		$read->end();
		$last = count( $chunks ) - 1;
		if ( $is_whole && 0 === $read->rows && null !== $chunk['end'] && $last >= 0 ) {
			$chunks[ $last ] = array( 'end' => $chunk['end'] ) + $chunks[ $last ];
		} elseif ( $is_whole ) {
			$chunks[] = self::chunk( $read, $chunk['end'] );
		}
		$has_changed = ! $is_whole || array_merge( array(), ...array_column( $chunks, 'pieces' ) ) !== $chunk['pieces'];
		$rest        = array( 'hot' => false ) + self::chunk( new Row_Pieces( $this->pieces ), $chunk['end'] );
		$this->state->replace_chunk( $index, $position, $is_whole ? $chunks : array_merge( $chunks, array( $rest ) ) );
		foreach ( $chunks as $number => $new ) {
			$new['hot'] = $new['hot'] || $chunk['hot'] || $has_changed;
			$new['sum'] = $this->sum( $index, $position + $number, $reader );
			$this->state->put_chunk( $index, $position + $number, $new );
		}
		$this->state->has_changed = $this->state->has_changed || $has_changed;

		return count( $chunks );
	}

	/**
	 * @param bool $is_read Whether the rows were read in this transaction, so that there are as many.
	 * @return string '' if the database can't compute it.
	 * @throws Backup_Error
	 */
	private function sum( int $index, int $position, Table_Reader $reader, bool $is_read = true ): string {
		$chunk = $this->state->tables[ $index ]['chunks'][ $position ];
		$sum   = $reader->sum( $this->after( $index, $position ), $chunk['end'] );
		if ( $sum && $is_read && $sum[0] !== $chunk['rows'] ) {
			throw new Backup_Error( self::incomplete( $this->state->tables[ $index ]['name'] ) );
		}

		return $sum[1] ?? '';
	}

	/** @return list<string>|null End of the chunk before. */
	private function after( int $index, int $position ): ?array {
		return $this->state->tables[ $index ]['chunks'][ $position - 1 ]['end'] ?? null;
	}

	/**
	 * @param Table                                   $table
	 * @param array<int, array<string, ?string>>|null $columns If they are known.
	 * @throws Backup_Error
	 */
	public function reader( array $table, ?array $columns = null ): Table_Reader {
		// Tables without transactions may change while they are read.
		return new Table_Reader( $this->pieces, $table['name'], $columns ?? self::columns( $table['name'] ), Sql::is_sqlite() || false !== stripos( $table['create'], ' ENGINE=InnoDB' ) );
	}

	/**
	 * @return array<int, array<string, ?string>>
	 * @throws Backup_Error
	 */
	public static function columns( string $table ): array {
		return Sql::rows( 'SHOW COLUMNS FROM ' . Sql::name( $table ) );
	}

	/** @throws Backup_Error */
	public static function create( string $table ): string {
		return (string) array_values( Sql::rows( 'SHOW CREATE TABLE ' . Sql::name( $table ) )[0] )[1];
	}

	public static function incomplete( string $table ): string {
		/* translators: %s: name of a database table. */
		return sprintf( __( 'The table %s could not be read completely.', 'jetpack-dashboard' ), $table );
	}

	/** The definition of a table without the next number of AUTO_INCREMENT, which each new row changes. */
	public static function structure( string $create ): string {
		return (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', $create );
	}

	/**
	 * @param list<string>|null $end
	 * @return Chunk
	 */
	public static function chunk( Row_Pieces $read, ?array $end ): array {
		return array(
			'end'    => $end,
			'pieces' => $read->hashes,
			'rows'   => $read->rows,
			'sum'    => '',
			// New rows usually come last.
			'hot'    => null === $end,
		);
	}
}
