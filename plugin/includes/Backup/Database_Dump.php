<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Stores all tables as they were at one moment. If one part is enough, its transaction is that moment. Otherwise the tables are first copied in chunks
 * (COPY). One transaction then reads the chunks that change often again (MOMENT), and the parts after it compare all others with what was stored of them
 * before (PROOF). If none has changed, they were the same at that moment, too. A chunk that has changed counts as one that changes often, and both steps
 * begin again.
 */
final class Database_Dump {

	/** Seconds between two notes of how far it got. */
	private const NOTE_EVERY = 2;

	/** Seconds that the first part may take. Most databases need less. */
	private const FIRST_S = 10;

	/** After so many rounds of MOMENT and PROOF, every chunk counts as one that changes often. */
	private const MAX_ROUNDS = 4;

	/** Rounds after which tables that were added or altered don't begin another one. */
	private const MAX_PROOFS = 20;

	/** Of a part's time, how much is for copying. The rest is for the sums of what was copied. */
	private const COPYING = 0.7;

	/** Parts that the server may stop at MOMENT before it is left out. After each, all chunks are compared in slices. */
	private const MAX_STOPPED = 2;

	private Pieces $pieces;
	private Dump_State $state;
	private Dump_Chunks $chunks;
	private int $noted_at = 0;

	public function __construct( Pieces $pieces, ?Dump_State $state = null ) {
		$this->pieces = $pieces;
		$this->state  = $state ?? new Dump_State();
		$this->chunks = new Dump_Chunks( $pieces, $this->state );
	}

	/**
	 * @param float $deadline Seconds, as hrtime().
	 * @return list<array{name: string, create: string, columns: list<string>, rows: int, pieces: list<string>}>|null Null if there is more to do.
	 * @throws Backup_Error
	 */
	public function store( float $deadline = INF ): ?array {
		return Sql::in_utf8(
			function () use ( $deadline ): ?array {
				if ( ! $this->state->is_begun ) {
					$this->state->is_begun = true;
					$deadline              = max( $deadline, hrtime( true ) / 1e9 + self::FIRST_S );
				}
				$this->note( true );
				do {
					$this->transaction( fn() => $this->step( $deadline ) );
					$this->note( true );
				} while ( Dump_State::DONE !== $this->state->step && hrtime( true ) / 1e9 < $deadline );

				return Dump_State::DONE === $this->state->step ? $this->state->result() : null;
			}
		);
	}

	/**
	 * @param callable(): void $work
	 * @throws Backup_Error
	 */
	private function transaction( callable $work ): void {
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
		} else {
			Sql::run( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			Sql::run( 'START TRANSACTION WITH CONSISTENT SNAPSHOT' );
		}
		$connection = Sql::connection();
		try {
			$work();
			// WordPress reconnects silently, which ends the transaction.
			if ( Sql::connection() !== $connection ) {
				throw new Backup_Error( __( 'The database connection was lost.', 'jetpack-dashboard' ) );
			}
		} finally {
			Sql::run( 'ROLLBACK' );
		}
	}

	/** @throws Backup_Error */
	private function step( float $deadline ): void {
		switch ( $this->state->step ) {
			case Dump_State::COPY:
				$now = hrtime( true ) / 1e9;
				$this->copy( $now + ( $deadline - $now ) * self::COPYING );
				break;
			case Dump_State::MOMENT:
				$this->moment();
				break;
			default:
				$this->prove( $deadline );
		}
	}

	/** @throws Backup_Error */
	private function copy( float $deadline ): void {
		$is_first = ! $this->state->tables;
		if ( $is_first ) {
			$this->state->add_tables( Sql::tables() );
		} else {
			$this->compare_tables( false );
		}
		$counts = array();
		foreach ( $this->state->tables as $index => $table ) {
			if ( $table['is_done'] ) {
				continue;
			}
			$counts[ $index ] = count( $table['chunks'] );
			if ( ! $this->copy_table( $index, $deadline ) || hrtime( true ) / 1e9 >= $deadline ) {
				break;
			}
		}
		if ( ! $this->state->is_copied() ) {
			$this->chunks->sum_new( $counts );
			return;
		}
		$this->state->step = $is_first ? Dump_State::DONE : Dump_State::MOMENT;
		if ( ! $is_first ) {
			$this->chunks->sum_new( $counts );
		}
	}

	/**
	 * @return bool Whether the table is copied.
	 * @throws Backup_Error
	 */
	private function copy_table( int $index, float $deadline ): bool {
		$table   = $this->state->tables[ $index ];
		$is_new  = ! $table['chunks'];
		$columns = Dump_Chunks::columns( $table['name'] );
		if ( $is_new ) {
			$table['create']  = Dump_Chunks::create( $table['name'] );
			$table['columns'] = array_map( 'strval', array_column( $columns, 'Field' ) );

			$this->state->tables[ $index ] = $table;
		}
		$reader = $this->chunks->reader( $table, $columns );
		$after  = $is_new ? null : $table['chunks'][ count( $table['chunks'] ) - 1 ]['end'];
		$chunk  = new Row_Pieces( $this->pieces );
		foreach ( $reader->rows( $after ) as $row ) {
			if ( $chunk->add( array_values( $row ) ) && $reader->has_ranges() ) {
				$this->state->put_chunk( $index, null, Dump_Chunks::chunk( $chunk, $reader->key( $row ) ) );
				$chunk = new Row_Pieces( $this->pieces );
				$this->note();
				if ( hrtime( true ) / 1e9 >= $deadline ) {
					return false;
				}
			}
		}
		$chunk->end();
		// Also without rows, for those that are added later.
		$this->state->put_chunk( $index, null, Dump_Chunks::chunk( $chunk, null ) );
		$table                         = array( 'is_done' => true ) + $this->state->tables[ $index ];
		$this->state->tables[ $index ] = $table;
		if ( $is_new && $reader->is_fixed() && (int) Sql::rows( 'SELECT COUNT(*) AS number FROM ' . Sql::name( $table['name'] ) )[0]['number'] !== array_sum( array_column( $table['chunks'], 'rows' ) ) ) {
			throw new Backup_Error( Dump_Chunks::incomplete( $table['name'] ) );
		}
		$this->note();

		return true;
	}

	/** @throws Backup_Error */
	private function moment(): void {
		$is_late = $this->state->round > self::MAX_ROUNDS;
		if ( ! $this->compare_tables( $is_late ) && ! $is_late ) {
			++$this->state->round;
			$this->state->step = Dump_State::COPY;
			return;
		}
		$this->state->is_gradual = $this->state->stopped > $this->state->compared || $this->state->round > self::MAX_ROUNDS + self::MAX_STOPPED;
		if ( ! $this->state->is_gradual ) {
			++$this->state->stopped;
			$this->note( true );
			++$this->state->round;
			$this->compare_hot();
			$this->state->stopped  = 0;
			$this->state->compared = 0;
		}
		$this->state->moment_at   = time();
		$this->state->table       = 0;
		$this->state->chunk       = 0;
		$this->state->has_changed = false;
		$this->state->step        = Dump_State::PROOF;
	}

	/** @throws Backup_Error */
	private function compare_hot(): void {
		foreach ( $this->state->tables as $index => $table ) {
			$reader   = $this->chunks->reader( $table );
			$position = 0;
			while ( isset( $this->state->tables[ $index ]['chunks'][ $position ] ) ) {
				$chunk = $this->state->tables[ $index ]['chunks'][ $position ];
				if ( $this->state->round > self::MAX_ROUNDS && ! $chunk['hot'] ) {
					$chunk['hot'] = true;
					$this->state->put_chunk( $index, $position, $chunk );
				}
				$position += $chunk['hot'] ? $this->chunks->compare( $index, $position, $reader ) : 1;
			}
		}
	}

	/** @throws Backup_Error */
	private function prove( float $deadline ): void {
		$state = $this->state;
		if ( ! $this->compare_tables( $state->is_gradual ) && $state->round <= self::MAX_PROOFS ) {
			++$state->round;
			$state->step = Dump_State::MOMENT;
			return;
		}
		while ( isset( $state->tables[ $state->table ] ) ) {
			if ( ! $this->prove_table( $state->table, $deadline ) ) {
				return;
			}
			++$state->table;
			$state->chunk = 0;
		}
		$state->spread   = $state->has_changed ? max( 1, time() - $state->moment_at ) : 0;
		$state->compared = $state->is_gradual ? $state->compared + 1 : 0;
		$is_last         = $state->is_gradual && ( $state->compared >= self::MAX_STOPPED || $state->round > self::MAX_ROUNDS + self::MAX_STOPPED );
		$state->step     = 0 === $state->spread || $is_last ? Dump_State::DONE : Dump_State::MOMENT;
	}

	/**
	 * @return bool Whether all chunks of the table are compared.
	 * @throws Backup_Error
	 */
	private function prove_table( int $index, float $deadline ): bool {
		$state  = $this->state;
		$reader = null;
		while ( isset( $state->tables[ $index ]['chunks'][ $state->chunk ] ) ) {
			$count = 1;
			if ( $state->is_gradual || ! $state->tables[ $index ]['chunks'][ $state->chunk ]['hot'] ) {
				$reader = $reader ?? $this->chunks->reader( $state->tables[ $index ] );
				$count  = $this->chunks->compare( $index, $state->chunk, $reader, $deadline );
			}
			$state->chunk += $count;
			$this->note();
			if ( $reader && hrtime( true ) / 1e9 >= $deadline ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Drops tables that are gone, and those whose columns or keys have changed, which are copied again.
	 *
	 * @param bool $copies Whether to copy new ones at once, instead of in parts.
	 * @return bool Whether there are the same tables as before.
	 * @throws Backup_Error
	 */
	private function compare_tables( bool $copies ): bool {
		$names = Sql::tables();
		$same  = array();
		foreach ( $this->state->tables as $table ) {
			if ( ! in_array( $table['name'], $names, true ) ) {
				continue;
			}
			$create = $table['chunks'] ? Dump_Chunks::create( $table['name'] ) : '';
			if ( Dump_Chunks::structure( $create ) === Dump_Chunks::structure( $table['create'] ) ) {
				$same[] = array( 'create' => $create ) + $table;
			}
		}
		$is_same             = count( $same ) === count( $this->state->tables );
		$this->state->tables = $same;
		$this->state->add_tables( $names );
		foreach ( $copies && ! $this->state->is_copied() ? $this->state->tables : array() as $index => $table ) {
			if ( ! $table['is_done'] ) {
				$this->copy_table( $index, INF );
			}
		}

		return $is_same && $this->state->is_copied();
	}

	/** @throws Backup_Error */
	private function note( bool $is_due = false ): void {
		if ( $is_due || time() - $this->noted_at >= self::NOTE_EVERY ) {
			$this->state->save();
			$this->noted_at = time();
		}
	}
}
