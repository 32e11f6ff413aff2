<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the log, newest first. */
class Entries {

	/** Rows that one page of a search reads. */
	private const SEARCHED = 50000;

	/** Entries of chunks() in memory, and chunks whose users are. */
	private const CHUNK           = 500;
	private const CHUNKS_OF_USERS = 4;

	/** Entries are almost in the order of their times. */
	private const DISORDER_S = HOUR_IN_SECONDS;

	/** Changes that can be overwritten, or restored together. */
	private const MAX_CHANGES = 1000;

	private Database $database;

	public function __construct() {
		$this->database = Schema::database();
	}

	/**
	 * @param int $cursor `next` of the page before; 0 for the first page.
	 * @return array{entries: Entry[], next: int} `next` is 0 after the last page. A page of a search can have fewer entries, or none, and a next one.
	 * @throws Storage_Error
	 */
	public function page( Filter $filter, int $cursor, int $limit ): array {
		return $this->database->with_tables( fn(): array => $this->read_page( $filter, $cursor, $limit ) );
	}

	/**
	 * All wanted entries, of which few are in memory at a time.
	 *
	 * @return \Generator<Entry[]> Those of a search can be empty.
	 * @throws Storage_Error
	 */
	public function chunks( Filter $filter, int $limit = PHP_INT_MAX ): \Generator {
		$cursor = 0;
		for ( $done = 1; $limit > 0; $done++ ) {
			$page = $this->page( $filter, $cursor, min( self::CHUNK, $limit ) );
			yield $page['entries'];
			$limit -= count( $page['entries'] );
			$cursor = $page['next'];
			if ( 0 === $cursor ) {
				return;
			}
			// It has the users whose names were shown.
			if ( 0 === $done % self::CHUNKS_OF_USERS && wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}

	/** @throws Storage_Error */
	public function find( int $id ): ?Entry {
		$rows = $this->rows( 'SELECT * FROM {activity} WHERE id = %d', array( $id ) );

		return $rows ? new Entry( $rows[0] ) : null;
	}

	/**
	 * Changes of this plugin's settings and modules, newest first.
	 *
	 * @return Entry[] Empty if the database fails.
	 */
	public function latest_changes( int $limit ): array {
		try {
			return self::made( $this->rows( 'SELECT * FROM {activity} WHERE kind = %s AND action <> %s ORDER BY id DESC LIMIT %d', array( Entry::SETTINGS, Entry::OPTION, $limit ) ) );
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	/**
	 * Changes of this plugin's settings and modules from an entry on, newest first.
	 *
	 * @return Entry[]|null Null if there are too many.
	 * @throws Storage_Error
	 */
	public function changes_since( int $id ): ?array {
		$rows = $this->rows( 'SELECT * FROM {activity} WHERE kind = %s AND action <> %s AND id >= %d ORDER BY id DESC LIMIT %d', array( Entry::SETTINGS, Entry::OPTION, $id, self::MAX_CHANGES + 1 ) );

		return count( $rows ) > self::MAX_CHANGES ? null : self::made( $rows );
	}

	/**
	 * @return Entry[] What a user did, and what happened to the user, newest first.
	 * @throws Storage_Error
	 */
	public function concerning( int $user_id, int $limit, int $offset ): array {
		return self::made(
			$this->rows(
				'SELECT * FROM {activity} WHERE user_id = %d OR ( name = %s AND kind IN (%s, %s) ) ORDER BY id DESC LIMIT %d OFFSET %d',
				array( $user_id, (string) $user_id, Entry::USERS, Entry::LOGIN, $limit, $offset )
			)
		);
	}

	/**
	 * Anonymizes entries.
	 *
	 * @return bool Whether there were any.
	 * @throws Storage_Error
	 */
	public function forget_user( int $user_id ): bool {
		if ( ! $this->concerning( $user_id, 1, 0 ) ) {
			return false;
		}
		$this->database->run( "UPDATE {activity} SET user_id = %d, address = '', address_until = 0, sum_key = NULL WHERE user_id = %d", array( Entry::ERASED_USER, $user_id ) );
		$this->database->run( "UPDATE {activity} SET name = '', label = '', old_value = 'null', new_value = 'null', sum_key = NULL WHERE name = %s AND kind IN (%s, %s)", array( (string) $user_id, Entry::USERS, Entry::LOGIN ) );

		return true;
	}

	/** @return array{entries: Entry[], next: int} */
	private function read_page( Filter $filter, int $cursor, int $limit ): array {
		list( $first, $last ) = $this->bounds( $filter, $cursor );
		$from                 = '' === $filter->search ? $first : $this->first_searched( $first, $last );
		$where                = array( 'id >= %d', 'id <= %d' );
		$values               = array( $from, $last );
		if ( '' !== $filter->kind ) {
			$where[]  = 'kind = %s';
			$values[] = $filter->kind;
		}
		if ( null !== $filter->user_id ) {
			$where[]  = 'user_id = %d';
			$values[] = $filter->user_id;
		}
		// Without the index of this column: the bounds have used it.
		if ( $filter->after > 0 ) {
			$where[]  = 'happened_at + 0 >= %d';
			$values[] = $filter->after;
		}
		if ( $filter->before > 0 ) {
			$where[]  = 'happened_at + 0 < %d';
			$values[] = $filter->before;
		}
		if ( '' !== $filter->search ) {
			list( $where[], $found ) = self::search( $filter );
			$values                  = array_merge( $values, $found );
		}
		$values[] = $limit + 1;
		$entries  = self::made( $this->database->rows( 'SELECT * FROM {activity} WHERE ' . implode( ' AND ', $where ) . ' ORDER BY id DESC LIMIT %d', $values ) );

		if ( count( $entries ) > $limit ) {
			$entries = array_slice( $entries, 0, $limit );
			$from    = $entries[ $limit - 1 ]->id;
		} elseif ( $from <= $first ) {
			$from = 0;
		}

		return array(
			'entries' => $entries,
			'next'    => $from,
		);
	}

	/** Ids of entries that share a row with earlier ones are missing, so that a failed login per second would leave millions of gaps. */
	private function first_searched( int $first, int $last ): int {
		if ( $last - $first < self::SEARCHED ) {
			return $first;
		}
		$rows = $this->database->rows( 'SELECT id FROM {activity} WHERE id <= %d ORDER BY id DESC LIMIT 1 OFFSET %d', array( $last, self::SEARCHED - 1 ) );

		return $rows ? max( $first, (int) $rows[0]['id'] ) : $first;
	}

	/**
	 * The ids between which the wanted entries are.
	 *
	 * @return array{int, int}
	 */
	private function bounds( Filter $filter, int $cursor ): array {
		$ends  = $this->database->rows( 'SELECT MIN(id) AS first, MAX(id) AS last FROM {activity}' )[0];
		$first = (int) $ends['first'];
		$last  = $cursor > 0 ? min( (int) $ends['last'], $cursor - 1 ) : (int) $ends['last'];
		if ( $filter->after > 0 ) {
			$rows  = $this->database->rows( 'SELECT id FROM {activity} WHERE happened_at >= %d ORDER BY happened_at, id LIMIT 1', array( $filter->after - self::DISORDER_S ) );
			$first = $rows ? max( $first, (int) $rows[0]['id'] ) : $last + 1;
		}
		if ( $filter->before > 0 ) {
			$rows = $this->database->rows( 'SELECT id FROM {activity} WHERE happened_at < %d ORDER BY happened_at DESC, id DESC LIMIT 1', array( $filter->before + self::DISORDER_S ) );
			$last = $rows ? min( $last, (int) $rows[0]['id'] ) : $first - 1;
		}

		return array( $first, $last );
	}

	/** @return array{string, array<int, string|int>} Condition and its values. */
	private static function search( Filter $filter ): array {
		global $wpdb;
		$like   = '%' . $wpdb->esc_like( $filter->search ) . '%';
		$users  = $filter->found_users();
		$parts  = array( 'label LIKE %s', 'name LIKE %s', 'old_value LIKE %s', 'new_value LIKE %s', 'address = %s' );
		$values = array_merge( array_fill( 0, 4, $like ), array( $filter->search ) );
		if ( $users ) {
			$parts[] = 'user_id IN (' . implode( ', ', array_fill( 0, count( $users ), '%d' ) ) . ')';
			$values  = array_merge( $values, $users );
		}

		return array( '( ' . implode( ' OR ', $parts ) . ' )', $values );
	}

	/**
	 * @param array<int, string|int> $values
	 * @return array<int, array<string, string>>
	 * @throws Storage_Error
	 */
	private function rows( string $sql, array $values ): array {
		return $this->database->with_tables( fn(): array => $this->database->rows( $sql, $values ) );
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @return Entry[]
	 */
	private static function made( array $rows ): array {
		return array_map( static fn( array $row ): Entry => new Entry( $row ), $rows );
	}
}
