<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** Counts and lists attempts to log in. */
final class Attempts {

	/** The password is being looked at, or the process died while it was: counts as a failure. */
	private const RUNNING = 1;

	/** Failed, and counts. */
	private const FAILED = 2;

	/** Failed, and counts no more: a success followed, or somebody unlocked. */
	private const FORGIVEN = 3;

	/** Refused without a look at the password. */
	private const REFUSED = 4;

	/** After so many seconds a running attempt has surely ended without saying so. */
	private const MAX_RUN_S = 60;

	/** Rows that one statement of prune() removes. */
	private const PRUNE_BATCH = 1000;

	private Protect_Database $database;
	private Limits $limits;

	public function __construct( Protect_Database $database, Limits $limits ) {
		$this->database = $database;
		$this->limits   = $limits;
	}

	/**
	 * Notes that an attempt goes on to the password check.
	 *
	 * @return int Its id.
	 */
	public function open( Attempt $attempt, int $now ): int {
		return $this->insert( $attempt, self::RUNNING, $now );
	}

	/** Notes that an attempt was refused. */
	public function refuse( Attempt $attempt, int $now ): void {
		$this->insert( $attempt, self::REFUSED, $now );
	}

	/** Notes that a running attempt failed. */
	public function fail( int $id ): void {
		$this->database->run( 'UPDATE {attempts} SET state = %d WHERE id = %d', array( self::FAILED, $id ) );
	}

	/** Takes back a running attempt that succeeded. */
	public function take_back( int $id ): void {
		$this->database->run( 'DELETE FROM {attempts} WHERE id = %d', array( $id ) );
	}

	/** Forgives an account's failures from one address, and nothing else. */
	public function forgive_account_here( Attempt $attempt ): void {
		$this->database->run(
			'UPDATE {attempts} SET state = %d WHERE address_key = %s AND state = %d AND account_key = %s',
			array( self::FORGIVEN, $attempt->address_subject->key(), self::FAILED, $attempt->account_subject->key() )
		);
	}

	/** Forgives an address or an account its failures. */
	public function forgive( Subject $subject ): void {
		$column = Subject::ADDRESS === $subject->kind ? 'address_key' : 'account_key';
		$this->database->run(
			// Those that never said how they ended count as failures too.
			"UPDATE {attempts} SET state = %d WHERE $column = %s AND state IN (%d, %d)",
			array( self::FORGIVEN, $subject->key(), self::RUNNING, self::FAILED )
		);
	}

	/**
	 * Counts what is held against an address or an account.
	 *
	 * @param int          $after   Unix time; earlier attempts don't count.
	 * @param Subject|null $account Only this account's, when given.
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

	/**
	 * The last attempts that failed or were refused.
	 *
	 * @return array<int, array{time: int, address: string, username: string, via: string, refused: bool}>
	 */
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
	 * When the attempt happened that so many newer ones follow, some perhaps in the same second.
	 *
	 * @return int Unix time; 0 when there are not so many.
	 */
	public function time_before_newest( int $newer ): int {
		$rows = $this->database->rows( 'SELECT attempted_at FROM {attempts} ORDER BY attempted_at DESC LIMIT %d, 1', array( $newer ) );
		return (int) ( $rows[0]['attempted_at'] ?? 0 );
	}

	/**
	 * Removes the oldest rows, in steps so small that no log-in waits long for one.
	 *
	 * @param int $seconds About how long; what is left waits for the next time.
	 */
	public function prune( int $before, int $seconds ): void {
		$ends_at = microtime( true ) + $seconds;
		do {
			$edge = $this->database->rows(
				'SELECT attempted_at FROM {attempts} WHERE attempted_at < %d ORDER BY attempted_at LIMIT %d, 1',
				array( $before, self::PRUNE_BATCH )
			);
			// Up to and including the edge: many rows may share its second.
			$until = array() === $edge ? $before : min( $before, 1 + (int) $edge[0]['attempted_at'] );
			$this->database->run( 'DELETE FROM {attempts} WHERE attempted_at < %d', array( $until ) );
		} while ( array() !== $edge && microtime( true ) < $ends_at );
	}

	/**
	 * Adds a row. Cron cuts the log to the number of rows to keep, but not what still counts towards a lockout; a write
	 * removes whatever exceeds twice that number.
	 *
	 * @return int Its id.
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
