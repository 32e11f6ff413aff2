<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The rows of a table in a backup. */
final class Table_Rows {

	/** Bytes of one statement. */
	private const STATEMENT_BYTES = 262144;

	/**
	 * @param string[]            $pieces   Of the table.
	 * @param Table_Position|null $position Where to begin. With each row, it moves to the next one.
	 * @return \Generator<array<int, mixed>> Strings, null, and arrays with the base64 of bytes, in the order of the columns.
	 * @throws Backup_Error If a piece or a row is damaged.
	 */
	public static function read( Pieces $all, array $pieces, ?Table_Position $position = null ): \Generator {
		$position = $position ?? new Table_Position();
		$offset   = $position->offset;
		$start    = '';
		foreach ( array_slice( $pieces, $position->piece, null, true ) as $piece => $hash ) {
			$data = $all->get( $hash );
			$end  = strpos( $data, "\n", $offset );
			while ( false !== $end ) {
				$row    = json_decode( $start . substr( $data, $offset, $end - $offset ), true );
				$start  = '';
				$offset = $end + 1;
				$end    = strpos( $data, "\n", $offset );
				if ( ! is_array( $row ) ) {
					throw new Backup_Error( __( 'A row of the backup is damaged.', 'jetpack-dashboard' ) );
				}
				$position->piece  = $piece;
				$position->offset = $offset;
				++$position->rows;
				yield $row;
			}
			$start .= substr( $data, $offset );
			$offset = 0;
		}
	}

	/**
	 * @param iterable<array<int, mixed>> $rows As read().
	 * @param string                      $into Start of each statement, up to the name of the table or its columns.
	 * @param array<int, true>            $bits Positions of the columns of bits, whose values are numbers.
	 * @return \Generator<string> Statements that insert them.
	 */
	public static function inserts( iterable $rows, string $into, array $bits ): \Generator {
		$values = '';
		foreach ( $rows as $row ) {
			$values .= ( '' === $values ? '' : ',' ) . '(' . implode( ',', array_map( static fn( $value, int $column ): string => isset( $bits[ $column ] ) && is_string( $value ) && ctype_digit( $value ) ? $value : Sql::value( is_array( $value ) ? (string) base64_decode( $value[0], true ) : $value ), $row, array_keys( $row ) ) ) . ')'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As Database_Dump.
			if ( strlen( $values ) > self::STATEMENT_BYTES ) {
				yield "$into VALUES $values";
				$values = '';
			}
		}
		if ( '' !== $values ) {
			yield "$into VALUES $values";
		}
	}

	/**
	 * Start of the statements for a table.
	 *
	 * @param string        $table   Quoted.
	 * @param string[]|null $columns Null if an older backup doesn't name them.
	 */
	public static function into( string $table, ?array $columns ): string {
		return "INSERT INTO $table" . ( null === $columns ? '' : ' (' . implode( ', ', array_map( array( Sql::class, 'name' ), $columns ) ) . ')' );
	}
}
