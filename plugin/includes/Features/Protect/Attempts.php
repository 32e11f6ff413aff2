<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** The table of login attempts. */
final class Attempts {

	/** The password is being checked, or the process died meanwhile: counts as a failure. */
	private const RUNNING = 1;

	/** Counts as a failure. */
	private const FAILED = 2;

	/** No longer counts: a successful login or an unlock followed. */
	private const FORGIVEN = 3;

	/** Refused before the password check. */
	private const REFUSED = 4;

	/** Running attempts older than this have died. */
	private const MAX_RUN_S = 60;

	/** Rows per DELETE statement. */
	private const PRUNE_BATCH = 1000;

	private Protect_Database $database;
	private Limits $limits;

	public function __construct( Protect_Database $database, Limits $limits ) {
		$this->database = $database;
		$this->limits   = $limits;
	}

	/** @return int */
	public function open( Attempt $attempt, int $now ): int {
		return $this->insert( $attempt, self::RUNNING, $now );
	}

	public function refuse( Attempt $attempt, int $now ): void {
		$this->insert( $attempt, self::REFUSED, $now );
	}

	public function fail( int $id ): void {
		$this->database->run( 'UPDATE {attempts} SET state = %d WHERE id = %d', array( self::FAILED, $id ) );
	}

	/** Deletes a running attempt that succeeded. */
	public function take_back( int $id ): void {
		$this->database->run( 'DELETE FROM {attempts} WHERE id = %d', array( $id ) );
	}

	/** Forgives the failures for one account from one address. */
	public function forgive_account_here( Attempt $attempt ): void {
		$this->database->run(
			'UPDATE {attempts} SET state = %d WHERE address_key = %s AND state = %d AND account_key = %s',
			array( self::FORGIVEN, $attempt->address_subject->key(), self::FAILED, $attempt->account_subject->key() )
		);
	}

	public function forgive( Subject $subject ): void {
		$column = Subject::ADDRESS === $subject->kind ? 'address_key' : 'account_key';
		$this->database->run(
			// Attempts that never finished count as failures.
			"UPDATE {attempts} SET state = %d WHERE $column = %s AND state IN (%d, %d)",
			array( self::FORGIVEN, $subject->key(), self::RUNNING, self::FAILED )
		);
	}

	/**
	 * @param int          $after   Unix time; ignores earlier attempts.
	 * @param Subject|null $account If given, only attempts for this account.
	 * @return array{failed: int, running: int}
	 */
	public function count( Subject $subject, int $after, int $now, ?Subject $account = null ): array {
		$column = Subject::ADDRESS === $subject->kind ? 'address_key' : 'account_key';
		$where  = "$column = %s AND state IN (%d, %d) AND attempted_at > %d";
		$args   = array( $now - self::MAX_RUN_S, self::RUNNING, $subject->key(), self::RUNNING, self::FAILED, $after );
		if ( null !== $account ) {
			$where .= ' AND account_key = %s';
			$args[] = $account->key();
		}
		$rows    = $this->database->rows(
			"SELECT COUNT(*) AS total, SUM(CASE WHEN attempted_at > %d AND state = %d THEN 1 ELSE 0 END) AS running FROM {attempts} WHERE $where",
			$args
		);
		$running = (int) ( $rows[0]['running'] ?? 0 );
		return array(
			'failed'  => (int) ( $rows[0]['total'] ?? 0 ) - $running,
			'running' => $running,
		);
	}

	/** @return array<int, array{time: int, address: string, username: string, via: string, refused: bool}> Latest failed and refused attempts. */
	public function latest( int $limit ): array {
		$rows = $this->database->rows(
			'SELECT attempted_at, address, username, via, state FROM {attempts} WHERE state > %d ORDER BY attempted_at DESC, id DESC LIMIT %d',
			array( self::RUNNING, $limit )
		);
		return array_map(
			static function ( array $row ): array {
				return array(
					'time'     => (int) $row['attempted_at'],
					'address'  => $row['address'],
					'username' => $row['username'],
					'via'      => $row['via'],
					'refused'  => self::REFUSED === (int) $row['state'],
				);
			},
			$rows
		);
	}

	/**
	 * When the n-th newest attempt happened.
	 *
	 * @return int Unix time; 0 if there are fewer.
	 */
	public function time_before_newest( int $newer ): int {
		$rows = $this->database->rows( 'SELECT attempted_at FROM {attempts} ORDER BY attempted_at DESC LIMIT %d, 1', array( $newer ) );
		return (int) ( $rows[0]['attempted_at'] ?? 0 );
	}

	/**
	 * Deletes the oldest rows in small batches, so that logins don't wait.
	 *
	 * @param int $seconds Approximate time limit; the next run continues.
	 */
	public function prune( int $before, int $seconds ): void {
		$ends_at = microtime( true ) + $seconds;
		do {
			$edge = $this->database->rows(
				'SELECT attempted_at FROM {attempts} WHERE attempted_at < %d ORDER BY attempted_at LIMIT %d, 1',
				array( $before, self::PRUNE_BATCH )
			);
			// Inclusive: many rows may have the same second.
			$until = array() === $edge ? $before : min( $before, 1 + (int) $edge[0]['attempted_at'] );
			$this->database->run( 'DELETE FROM {attempts} WHERE attempted_at < %d', array( $until ) );
		} while ( array() !== $edge && microtime( true ) < $ends_at );
	}

	/**
	 * Inserts a row. Cron prunes the log down to the limit, except rows that still count for lockouts; inserting prunes beyond twice the
	 * limit.
	 */
	private function insert( Attempt $attempt, int $state, int $now ): int {
		$this->database->run(
			'INSERT INTO {attempts} (attempted_at, address_key, account_key, address, username, via, state) VALUES (%d, %s, %s, %s, %s, %s, %d)',
			array( $now, $attempt->address_subject->key(), $attempt->account_subject->key(), $attempt->address, $attempt->username, $attempt->via, $state )
		);
		$id = $this->database->inserted_id();
		$this->database->run( 'DELETE FROM {attempts} WHERE id <= %d', array( $id - 2 * $this->limits->get( 'attempts_kept' ) ) );
		return $id;
	}
}
