<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Who liked what, and what was liked most. */
final class Like_Reports {

	private Likes_Database $database;

	public function __construct( Likes_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Users who like something, latest first.
	 *
	 * @return array<int, array{kind: int, id: int, user_id: int, day: int}>
	 */
	public function likers( int $kind, int $id, int $limit, int $offset ): array {
		return Like_Store::likes( $this->read( 'SELECT * FROM {users} WHERE kind = %d AND object_id = %d ORDER BY day DESC, user_id DESC LIMIT %d OFFSET %d', array( $kind, $id, $limit, $offset ) ) );
	}

	public function count_likers( int $kind, int $id ): int {
		$rows = $this->read( 'SELECT COUNT(*) AS number FROM {users} WHERE kind = %d AND object_id = %d', array( $kind, $id ) );

		return (int) ( $rows[0]['number'] ?? 0 );
	}

	/**
	 * @return array<int, array{id: int, likes: int}> Most liked first.
	 * @throws Storage_Error
	 */
	public function top( int $kind, int $from, int $to, int $limit ): array {
		$rows = $this->database->with_tables(
			fn(): array => $this->database->rows(
				'SELECT object_id, SUM(likes) AS total FROM {counts} WHERE day BETWEEN %d AND %d AND kind = %d GROUP BY object_id HAVING SUM(likes) > 0 ORDER BY total DESC, object_id DESC LIMIT %d',
				array( $from, $to, $kind, $limit )
			)
		);

		return array_map(
			static fn( array $row ): array => array(
				'id'    => (int) $row['object_id'],
				'likes' => (int) $row['total'],
			),
			$rows
		);
	}

	/**
	 * @return array<int, array{day: int, id: int, likes: int}> By day and id.
	 * @throws Storage_Error
	 */
	public function daily( int $kind, int $from, int $to, int $after_day, int $after_id, int $limit ): array {
		$rows = $this->database->with_tables(
			fn(): array => $this->database->rows(
				'SELECT day, object_id, likes FROM {counts} WHERE day BETWEEN %d AND %d AND kind = %d AND likes > 0 AND (day > %d OR object_id > %d) ORDER BY day, object_id LIMIT %d',
				array( max( $from, $after_day ), $to, $kind, $after_day, $after_id, $limit )
			)
		);

		return array_map(
			static fn( array $row ): array => array(
				'day'   => (int) $row['day'],
				'id'    => (int) $row['object_id'],
				'likes' => (int) $row['likes'],
			),
			$rows
		);
	}

	/**
	 * What was liked on the last days, latest day first.
	 *
	 * @return array<int, array{day: int, id: int, likes: int}>
	 */
	public function latest( int $kind, int $from, int $limit ): array {
		return array_map(
			static fn( array $row ): array => array(
				'day'   => (int) $row['day'],
				'id'    => (int) $row['object_id'],
				'likes' => (int) $row['likes'],
			),
			$this->read( 'SELECT day, object_id, likes FROM {counts} WHERE day >= %d AND kind = %d AND likes > 0 ORDER BY day DESC LIMIT %d', array( $from, $kind, $limit ) )
		);
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
}
