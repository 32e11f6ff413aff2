<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** The table of lockouts, known addresses, passes and the count of refusals. */
final class Subjects {

	private const COLUMNS = 'subject_key, locks, locked_at, locked_until, pass_at, pass_until, seen_at';

	private Protect_Database $database;

	public function __construct( Protect_Database $database ) {
		$this->database = $database;
	}

	/** One query by primary key. */
	public function state( Attempt $attempt, int $now ): Lockout_State {
		$rows   = $this->database->rows(
			'SELECT ' . self::COLUMNS . ' FROM {subjects} WHERE subject_key IN (%s, %s, %s)',
			array( $attempt->address_subject->key(), $attempt->account_subject->key(), $attempt->known_subject->key() )
		);
		$by_key = array();
		foreach ( $rows as $row ) {
			$by_key[ $row['subject_key'] ] = $row;
		}
		return new Lockout_State( $by_key, $now );
	}

	/** Locks the rows of address and account for the transaction, always in this order, to avoid deadlocks. */
	public function lock_rows( Attempt $attempt, int $now ): void {
		$this->touch( array( $attempt->address_subject, $attempt->account_subject ), $now );
	}

	/**
	 * Inserts rows or updates `seen_at`.
	 *
	 * @param Subject[] $subjects
	 */
	public function touch( array $subjects, int $now ): void {
		$args = array();
		foreach ( $subjects as $subject ) {
			array_push( $args, $subject->key(), $subject->kind, $subject->address, mb_substr( $subject->account, 0, 100 ), $now );
		}
		$this->database->run(
			'INSERT INTO {subjects} (subject_key, kind, address, account, seen_at) VALUES '
			. implode( ', ', array_fill( 0, count( $subjects ), '(%s, %s, %s, %s, %d)' ) )
			. ' ON DUPLICATE KEY UPDATE seen_at = VALUES(seen_at)',
			$args
		);
	}

	/**
	 * Deletes an account's oldest known addresses beyond the limit, except passes. Otherwise logins from changing addresses would add rows
	 * without limit.
	 */
	public function trim_known( Subject $known_address, int $limit, int $now ): void {
		$account = mb_substr( $known_address->account, 0, 100 );
		// The index compares by collation; HEX() compares bytes.
		$rows = $this->database->rows(
			'SELECT subject_key FROM {subjects} WHERE account = %s AND kind = %s AND HEX(account) = %s AND pass_until <= %d ORDER BY seen_at DESC, subject_key LIMIT %d, 1000',
			array( $account, Subject::KNOWN, strtoupper( bin2hex( $account ) ), $now, $limit )
		);
		$keys = array_diff( array_column( $rows, 'subject_key' ), array( $known_address->key() ) );
		if ( array() !== $keys ) {
			$this->database->run( 'DELETE FROM {subjects} WHERE subject_key IN (' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ')', array_values( $keys ) );
		}
	}

	/** Deletes the oldest rows of a kind beyond the limit, except lockouts, their history and passes. */
	public function trim( string $kind, int $limit, int $now ): void {
		$edge = $this->database->rows( 'SELECT seen_at FROM {subjects} WHERE kind = %s ORDER BY seen_at DESC LIMIT %d, 1', array( $kind, $limit ) );
		if ( array() !== $edge ) {
			// Keeps rows of the same second: a running attempt may have locked them.
			$this->database->run(
				'DELETE FROM {subjects} WHERE kind = %s AND seen_at < %d AND locks = 0 AND pass_until <= %d',
				array( $kind, (int) $edge[0]['seen_at'], $now )
			);
		}
	}

	/** @param int $locks Number of consecutive lockouts, from 1. */
	public function lock( Subject $subject, int $failures, int $locks, int $from, int $until ): void {
		$this->database->run(
			'UPDATE {subjects} SET failures = %d, locks = %d, locked_at = %d, locked_until = %d WHERE subject_key = %s',
			array( $failures, $locks, $from, $until, $subject->key() )
		);
	}

	/** Also resets the number of earlier lockouts. */
	public function unlock( Subject $subject ): void {
		$this->database->run(
			'UPDATE {subjects} SET failures = 0, locks = 0, locked_at = 0, locked_until = 0 WHERE subject_key = %s',
			array( $subject->key() )
		);
	}

	/** Gives an account a pass for an address, which becomes a known address. */
	public function give_pass( Subject $known_address, int $from, int $until ): void {
		$this->touch( array( $known_address ), $from );
		$this->database->run(
			'UPDATE {subjects} SET pass_at = %d, pass_until = %d WHERE subject_key = %s',
			array( $from, $until, $known_address->key() )
		);
	}

	/** @return array<int, array<string, string>> Active lockouts, newest first. */
	public function locked( int $now, int $limit ): array {
		return $this->database->rows(
			'SELECT kind, address, account, failures, locked_at, locked_until FROM {subjects}
			WHERE locked_until > %d ORDER BY locked_at DESC LIMIT %d',
			array( $now, $limit )
		);
	}

	/**
	 * Lockouts that ended after a time, or haven't ended, latest end first. The index is on the end.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function latest_lockouts( int $since, int $limit ): array {
		return $this->database->rows(
			'SELECT kind, address, account, failures, locked_at, locked_until FROM {subjects}
			WHERE locked_until > %d ORDER BY locked_until DESC LIMIT %d',
			array( $since, $limit )
		);
	}

	/** An atomic increment. */
	public function count_refused( int $now ): void {
		$total = new Subject( Subject::TOTAL );
		$this->database->run(
			'INSERT INTO {subjects} (subject_key, kind, refused, seen_at) VALUES (%s, %s, 1, %d)
			ON DUPLICATE KEY UPDATE refused = refused + 1, seen_at = VALUES(seen_at)',
			array( $total->key(), $total->kind, $now )
		);
	}

	/** @return int|false False if there were none. */
	public function refused() {
		$rows = $this->database->rows( 'SELECT refused FROM {subjects} WHERE subject_key = %s', array( ( new Subject( Subject::TOTAL ) )->key() ) );
		return array() === $rows ? false : (int) $rows[0]['refused'];
	}

	public function forget_refused(): void {
		$this->database->run( 'DELETE FROM {subjects} WHERE subject_key = %s', array( ( new Subject( Subject::TOTAL ) )->key() ) );
	}

	/** @param int $now Unix time; active lockouts are kept. */
	public function prune( string $kind, int $seen_before, int $now ): void {
		$this->database->run(
			'DELETE FROM {subjects} WHERE kind = %s AND seen_at < %d AND locked_until <= %d AND pass_until <= %d',
			array( $kind, $seen_before, $now, $now )
		);
	}
}
