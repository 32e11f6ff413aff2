<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What the filter has learned, in the database: hashes of words with counts. Nobody can read texts or names from it. */
class Learned_Tokens implements Token_Counts {

	/** Rows kept. At the limit, the rarest and oldest tenth is deleted. */
	private const MAX_ROWS = 40000;

	private const TOTALS = 'totals';

	/** Rows per statement. */
	private const BATCH = 100;

	private Spam_Database $database;
	private State $state;
	private Clock $clock;

	/** @var array{spam: int, ham: int}|null */
	private ?array $totals = null;

	public function __construct( Spam_Database $database, State $state, Clock $clock ) {
		$this->database = $database;
		$this->state    = $state;
		$this->clock    = $clock;
	}

	public function totals(): array {
		if ( null === $this->totals ) {
			$rows         = $this->read( array( self::TOTALS ) );
			$this->totals = $rows[ self::TOTALS ] ?? array(
				'spam' => 0,
				'ham'  => 0,
			);
		}

		return $this->totals;
	}

	public function counts( array $tokens ): array {
		$keys   = array_map( array( $this, 'key' ), $tokens );
		$rows   = $this->read( $keys );
		$counts = array();
		foreach ( $tokens as $index => $token ) {
			if ( isset( $rows[ $keys[ $index ] ] ) ) {
				$counts[ $token ] = $rows[ $keys[ $index ] ];
			}
		}

		return $counts;
	}

	/**
	 * @param string $kind spam or ham.
	 * @throws Storage_Error
	 */
	public function learn( Message $message, string $kind ): void {
		$keys         = array_map( array( $this, 'key' ), Tokenizer::tokens( $message ) );
		$keys[]       = self::TOTALS;
		$now          = $this->clock->now();
		$this->totals = null;
		$this->database->with_tables(
			function () use ( $keys, $kind, $now ): void {
				foreach ( array_chunk( $keys, self::BATCH ) as $chunk ) {
					$values = array();
					foreach ( $chunk as $key ) {
						array_push( $values, $key, 'spam' === $kind ? 1 : 0, 'ham' === $kind ? 1 : 0, $now );
					}
					$this->database->run(
						'INSERT INTO {tokens} (token, spam, ham, learned_at) VALUES ' . implode( ', ', array_fill( 0, count( $chunk ), '(%s, %d, %d, %d)' ) )
						. ' ON DUPLICATE KEY UPDATE spam = spam + VALUES(spam), ham = ham + VALUES(ham), learned_at = VALUES(learned_at)',
						$values
					);
				}
			}
		);
		$this->prune();
	}

	/**
	 * Takes back what learn() did.
	 *
	 * @param string $kind spam or ham.
	 * @throws Storage_Error
	 */
	public function forget( Message $message, string $kind ): void {
		$keys         = array_map( array( $this, 'key' ), Tokenizer::tokens( $message ) );
		$keys[]       = self::TOTALS;
		$column       = 'spam' === $kind ? 'spam' : 'ham';
		$this->totals = null;
		foreach ( array_chunk( $keys, self::BATCH ) as $chunk ) {
			$this->database->run( "UPDATE {tokens} SET $column = CASE WHEN $column > 0 THEN $column - 1 ELSE 0 END WHERE token IN (" . self::places( $chunk ) . ')', $chunk );
		}
	}

	/** @throws Storage_Error */
	public function forget_all(): void {
		$this->totals = null;
		$this->database->with_tables( fn() => $this->database->run( 'DELETE FROM {tokens}' ) );
	}

	/** @throws Storage_Error */
	public function count(): int {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT COUNT(*) AS number FROM {tokens} WHERE token <> %s', array( self::TOTALS ) ) );

		return (int) ( $rows[0]['number'] ?? 0 );
	}

	/** @throws Storage_Error */
	private function prune(): void {
		$count = $this->count();
		if ( $count <= self::MAX_ROWS ) {
			return;
		}
		$excess = $count - (int) ( 0.9 * self::MAX_ROWS );
		$last   = $this->database->rows( 'SELECT spam + ham AS hits, learned_at, token FROM {tokens} WHERE token <> %s ORDER BY hits, learned_at, token LIMIT 1 OFFSET %d', array( self::TOTALS, $excess - 1 ) );
		if ( $last ) {
			$hits = (int) $last[0]['hits'];
			$time = (int) $last[0]['learned_at'];
			$this->database->run(
				'DELETE FROM {tokens} WHERE token <> %s AND ( spam + ham < %d OR ( spam + ham = %d AND ( learned_at < %d OR ( learned_at = %d AND token <= %s ) ) ) )',
				array( self::TOTALS, $hits, $hits, $time, $time, $last[0]['token'] )
			);
		}
	}

	/**
	 * @param string[] $keys
	 * @return array<string, array{spam: int, ham: int}>
	 */
	private function read( array $keys ): array {
		$counts = array();
		try {
			foreach ( array_chunk( $keys, 4 * self::BATCH ) as $chunk ) {
				foreach ( $this->database->rows( 'SELECT token, spam, ham FROM {tokens} WHERE token IN (' . self::places( $chunk ) . ')', $chunk ) as $row ) {
					$counts[ $row['token'] ] = array(
						'spam' => (int) $row['spam'],
						'ham'  => (int) $row['ham'],
					);
				}
			}
		} catch ( Storage_Error $error ) {
			// Nothing has been learned yet, or the database fails. A comment must not fail for it.
			return array();
		}

		return $counts;
	}

	/** @param string[] $values */
	private static function places( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}

	private function key( string $token ): string {
		return substr( hash_hmac( 'sha256', $token, $this->state->salt() ), 0, 16 );
	}
}
