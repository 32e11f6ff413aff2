<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores likes. Each change first locks the total of its post or comment, so that changes of the same one happen one after the other. All
 * tables are limited when they are written.
 */
final class Like_Store {

	/** What a user can like. */
	private const PER_USER = 10000;

	/** Likes of all visitors per day. */
	private const TOKENS_A_DAY = 20000;

	/** Posts and comments with counts per day. Others only have totals. */
	private const COUNTED_A_DAY = 1000;

	private Likes_Database $database;
	private Clock $clock;

	/** Whether a count of today was added, so that old ones must go. */
	private bool $has_new_day = false;

	public function __construct( Likes_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * @return int|null Number of likes; null if the user has liked too much.
	 * @throws Storage_Error
	 */
	public function add_user( int $kind, int $id, int $user_id ): ?int {
		return $this->change(
			$kind,
			$id,
			function () use ( $kind, $id, $user_id ): bool {
				if ( null !== $this->day_of_user( $kind, $id, $user_id ) ) {
					return true;
				}
				if ( $this->number( 'SELECT COUNT(*) AS number FROM {users} WHERE user_id = %d', array( $user_id ) ) >= self::PER_USER ) {
					return false;
				}
				$this->database->run( 'INSERT INTO {users} (kind, object_id, user_id, day) VALUES (%d, %d, %d, %d)', array( $kind, $id, $user_id, $this->today() ) );
				$this->count( $kind, $id );

				return true;
			}
		);
	}

	/**
	 * @return int Number of likes.
	 * @throws Storage_Error
	 */
	public function remove_user( int $kind, int $id, int $user_id ): int {
		return (int) $this->change(
			$kind,
			$id,
			function () use ( $kind, $id, $user_id ): bool {
				$day = $this->day_of_user( $kind, $id, $user_id );
				if ( null !== $day ) {
					$this->database->run( 'DELETE FROM {users} WHERE kind = %d AND object_id = %d AND user_id = %d', array( $kind, $id, $user_id ) );
					$this->database->run( 'UPDATE {counts} SET likes = likes - 1 WHERE day IN (0, %d) AND kind = %d AND object_id = %d AND likes > 0', array( $day, $kind, $id ) );
				}

				return true;
			}
		);
	}

	/**
	 * @param string $token From Visitor.
	 * @return int|null Number of likes; null if visitors have liked too much today.
	 * @throws Storage_Error
	 */
	public function add_visitor( int $kind, int $id, string $token ): ?int {
		// Before the transaction, since it locks more than it deletes.
		$this->try_run( 'DELETE FROM {visitors} WHERE day <> %d', array( $this->today() ) );

		return $this->change(
			$kind,
			$id,
			function () use ( $kind, $id, $token ): bool {
				if ( array() !== $this->database->rows( 'SELECT day FROM {visitors} WHERE token = %s', array( $token ) ) ) {
					return true;
				}
				if ( $this->number( 'SELECT COUNT(*) AS number FROM {visitors}' ) >= self::TOKENS_A_DAY ) {
					return false;
				}
				$this->database->run( 'INSERT INTO {visitors} (token, day) VALUES (%s, %d)', array( $token, $this->today() ) );
				$this->count( $kind, $id );

				return true;
			}
		);
	}

	/**
	 * @param int[] $ids
	 * @return int[] Those that the user likes.
	 */
	public function liked_by( int $kind, array $ids, int $user_id ): array {
		if ( array() === $ids ) {
			return array();
		}
		$list = implode( ',', array_map( 'intval', $ids ) );

		return array_map( 'intval', array_column( $this->read( "SELECT object_id FROM {users} WHERE kind = %d AND user_id = %d AND object_id IN ($list)", array( $kind, $user_id ) ), 'object_id' ) );
	}

	/**
	 * What a user likes.
	 *
	 * @return array<int, array{kind: int, id: int, user_id: int, day: int}>
	 * @throws Storage_Error
	 */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		try {
			return self::likes( $this->database->rows( 'SELECT * FROM {users} WHERE user_id = %d ORDER BY kind, object_id LIMIT %d OFFSET %d', array( $user_id, $limit, $offset ) ) );
		} catch ( Storage_Error $error ) {
			if ( $error->is_missing_table() ) {
				return array();
			}
			throw $error;
		}
	}

	/** Deletes all likes of a deleted post or comment. */
	public function forget_subject( int $kind, int $id ): void {
		$this->try_run( 'DELETE FROM {users} WHERE kind = %d AND object_id = %d', array( $kind, $id ) );
		$this->try_run( 'DELETE FROM {counts} WHERE kind = %d AND object_id = %d', array( $kind, $id ) );
	}

	/** Deletes counts and tokens of past days. A new like does so too, but a site may get none for a long time. */
	public function prune(): void {
		$this->try_run( 'DELETE FROM {counts} WHERE day BETWEEN 1 AND %d', array( Retention::first_day( $this->clock->now() ) - 1 ) );
		$this->try_run( 'DELETE FROM {visitors} WHERE day <> %d', array( $this->today() ) );
	}

	/**
	 * @param callable(): bool $work Returns whether the like was accepted.
	 * @return int|null Number of likes; null if it wasn't accepted.
	 * @throws Storage_Error
	 */
	private function change( int $kind, int $id, callable $work ): ?int {
		try {
			$likes = $this->database->with_tables(
				fn() => $this->database->transaction(
					function () use ( $kind, $id, $work ): ?int {
						// Locks the row.
						$this->database->run( 'INSERT INTO {counts} (day, kind, object_id, likes) VALUES (0, %d, %d, 0) ON DUPLICATE KEY UPDATE likes = likes + 0', array( $kind, $id ) );
						if ( ! $work() ) {
							return null;
						}
						$likes = $this->number( 'SELECT likes AS number FROM {counts} WHERE day = 0 AND kind = %d AND object_id = %d', array( $kind, $id ) );
						Counts::store( Counts::type( $kind ), $id, $likes );

						return $likes;
					}
				)
			);
			if ( $this->has_new_day ) {
				$this->has_new_day = false;
				$this->prune();
			}

			return $likes;
		} catch ( Storage_Error $error ) {
			Counts::forget( Counts::type( $kind ), $id );
			throw $error;
		}
	}

	/** @throws Storage_Error */
	private function count( int $kind, int $id ): void {
		$day = $this->today();
		$this->database->run( 'UPDATE {counts} SET likes = likes + 1 WHERE day = 0 AND kind = %d AND object_id = %d', array( $kind, $id ) );

		if ( array() !== $this->database->rows( 'SELECT likes FROM {counts} WHERE day = %d AND kind = %d AND object_id = %d', array( $day, $kind, $id ) ) ) {
			$this->database->run( 'UPDATE {counts} SET likes = likes + 1 WHERE day = %d AND kind = %d AND object_id = %d', array( $day, $kind, $id ) );
			return;
		}
		if ( $this->number( 'SELECT COUNT(*) AS number FROM {counts} WHERE day = %d', array( $day ) ) < self::COUNTED_A_DAY ) {
			$this->database->run( 'INSERT INTO {counts} (day, kind, object_id, likes) VALUES (%d, %d, %d, 1)', array( $day, $kind, $id ) );
			$this->has_new_day = true;
		}
	}

	/**
	 * @return int|null The day of the user's like; null without one.
	 * @throws Storage_Error
	 */
	private function day_of_user( int $kind, int $id, int $user_id ): ?int {
		$rows = $this->database->rows( 'SELECT day FROM {users} WHERE kind = %d AND object_id = %d AND user_id = %d', array( $kind, $id, $user_id ) );

		return isset( $rows[0] ) ? (int) $rows[0]['day'] : null;
	}

	/**
	 * @param array<int, string|int> $args
	 * @throws Storage_Error
	 */
	private function number( string $sql, array $args = array() ): int {
		return (int) ( $this->database->rows( $sql, $args )[0]['number'] ?? 0 );
	}

	/**
	 * Reads without creating missing tables. A failure must not break the page.
	 *
	 * @param array<int, string|int> $args
	 * @return array<int, array<string, string>>
	 */
	private function read( string $sql, array $args ): array {
		try {
			return $this->database->rows( $sql, $args );
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	/** @param array<int, string|int> $args */
	private function try_run( string $sql, array $args ): void {
		try {
			$this->database->run( $sql, $args );
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	private function today(): int {
		return Retention::day( $this->clock->now() );
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @return array<int, array{kind: int, id: int, user_id: int, day: int}>
	 */
	public static function likes( array $rows ): array {
		return array_map(
			static fn( array $row ): array => array(
				'kind'    => (int) $row['kind'],
				'id'      => (int) $row['object_id'],
				'user_id' => (int) $row['user_id'],
				'day'     => (int) $row['day'],
			),
			$rows
		);
	}
}
