<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Writes posts to the index, and removes them. */
class Index_Writer {

	/** Different words per post. More are ignored. */
	private const WORDS = 5000;

	/** Rows per statement. */
	private const ROWS = 500;

	/** Posts that are marked at a time: a statement for all posts of a large site may be stopped, and would start over. */
	private const MARKED = 5000;

	/** Posts are given up after this many failed attempts, so that one that exhausts the memory doesn't block the others. */
	private const ATTEMPTS = 3;

	private Search_Database $database;
	private Post_Text $text;

	public function __construct( Search_Database $database, Post_Text $text ) {
		$this->database = $database;
		$this->text     = $text;
	}

	/** @param int[] $ids At least one. */
	public function mark( array $ids ): void {
		$this->database->with_tables(
			fn() => $this->database->transaction(
				function () use ( $ids ): void {
					$rows = implode( ', ', array_fill( 0, count( $ids ), "(%d, 1, '')" ) );
					$this->database->run( "INSERT INTO {docs} (doc, stale, type) VALUES $rows ON DUPLICATE KEY UPDATE stale = 1, type = ''", $ids );
					$this->copy_types( 'ID IN (' . Search_Database::placeholders( $ids ) . ')', $ids );
				}
			)
		);
	}

	/**
	 * Marks posts in the order of their IDs, in a transaction, so that filters find them in the meantime.
	 *
	 * @param int $after The last ID that was marked.
	 * @return int|null The last ID that is now; null if there are no more posts.
	 */
	public function mark_after( int $after ): ?int {
		global $wpdb;

		$rows  = $this->database->rows( "SELECT ID FROM $wpdb->posts WHERE ID > %d ORDER BY ID LIMIT 1 OFFSET %d", array( $after, self::MARKED - 1 ) );
		$last  = $rows ? (int) $rows[0]['ID'] : null;
		$range = array( $after + 1, $last ?? PHP_INT_MAX );
		$this->database->transaction(
			function () use ( $range ): void {
				$this->database->run( "UPDATE {docs} SET stale = 1, type = '' WHERE doc BETWEEN %d AND %d", $range );
				$this->copy_types( 'ID BETWEEN %d AND %d', $range );
			}
		);

		return $last;
	}

	/**
	 * Marks searchable posts, and copies what filters need of them.
	 *
	 * @param int[] $values Of the condition.
	 */
	private function copy_types( string $condition, array $values ): void {
		global $wpdb;

		list( $searchable, $types ) = Post_Text::condition();
		$this->database->run(
			"INSERT INTO {docs} (doc, stale, type, date) SELECT ID, 1, post_type, post_date FROM $wpdb->posts WHERE $condition AND $searchable
			ON DUPLICATE KEY UPDATE stale = 1, type = VALUES(type), date = VALUES(date)",
			array_merge( $values, $types )
		);
	}

	/** @return int[] Posts that changed. A post whose first attempt failed is returned alone, so that another failure affects no other post. */
	public function stale( int $maximum ): array {
		$rows = $this->database->rows( 'SELECT doc, stale FROM {docs} WHERE stale BETWEEN 1 AND %d ORDER BY stale, doc LIMIT %d', array( self::ATTEMPTS, $maximum ) );

		$fresh = array_filter( $rows, static fn( array $row ): bool => '1' === (string) $row['stale'] );

		return array_map( 'intval', array_column( $fresh ? $fresh : array_slice( $rows, 0, 1 ), 'doc' ) );
	}

	/**
	 * Brings posts of the index up to date, and removes those that are no longer searchable.
	 *
	 * @param int[] $ids At least one. Must be marked.
	 */
	public function update( array $ids ): void {
		$marks = Search_Database::placeholders( $ids );
		$this->database->run( "UPDATE {docs} SET stale = stale + 1 WHERE doc IN ($marks)", $ids );

		$this->database->transaction( fn() => $this->index( $ids ) );
	}

	/**
	 * Reads posts and writes them to the index, in a transaction.
	 *
	 * @param int[] $ids At least one.
	 */
	private function index( array $ids ): void {
		$marks = Search_Database::placeholders( $ids );
		// Locks the rows before the posts are read. A change in the meantime waits, then marks its post again.
		$this->database->run( "UPDATE {docs} SET stale = 0 WHERE doc IN ($marks)", $ids );

		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'posts' );
		}
		_prime_post_caches( $ids, true, false );
		$impacts = array_fill_keys( $ids, array() );
		$words   = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && Post_Text::is_searchable( $post ) ) {
				list( $impacts[ $id ], $found ) = $this->analyze( $post );

				$words += $found;
			}
		}

		$this->write( $impacts, $words );
	}

	/** Removes terms that are in no post any more, and their words. */
	public function tidy(): void {
		if ( ! $this->database->rows( 'SELECT term FROM {terms} WHERE docs <= 0 LIMIT 1' ) ) {
			return;
		}
		$this->database->transaction(
			function (): void {
				$this->database->run( 'DELETE FROM {words} WHERE term IN (SELECT term FROM {terms} WHERE docs <= 0)' );
				$this->database->run( 'DELETE FROM {terms} WHERE docs <= 0' );
			}
		);
	}

	/**
	 * @return array{array<int, int>, array<string|int, int>} Impact by term; term by word.
	 */
	private function analyze( WP_Post $post ): array {
		$analyzer = Analyzer::for_site();
		$terms    = array();
		$fields   = array();
		foreach ( $this->text->fields( $post ) as $field => $text ) {
			$fields[ $field ] = array();
			foreach ( $analyzer->words( $text ) as $word ) {
				if ( ( 'title' !== $field && $analyzer->is_stop_word( $word ) ) || ( ! isset( $terms[ $word ] ) && count( $terms ) >= self::WORDS ) ) {
					continue;
				}
				$stem = $analyzer->stem( $word );

				$terms[ $word ]     = $terms[ $word ] ?? Analyzer::term( $stem );
				$fields[ $field ][] = $stem;
			}
		}

		$impacts = array();
		foreach ( Weights::impacts( $fields ) as $stem => $impact ) {
			$impacts[ Analyzer::term( (string) $stem ) ] = $impact;
		}

		return array( $impacts, $terms );
	}

	/**
	 * @param array<int, array<int, int>> $impacts Impact by term, by post; empty for posts to remove.
	 * @param array<string|int, int>      $words   Term by word.
	 */
	private function write( array $impacts, array $words ): void {
		$ids     = array_keys( $impacts );
		$marks   = Search_Database::placeholders( $ids );
		$changes = array();
		foreach ( $this->database->rows( "SELECT term, COUNT(*) AS docs FROM {postings} WHERE doc IN ($marks) GROUP BY term", $ids ) as $row ) {
			$changes[ (int) $row['term'] ] = - (int) $row['docs'];
		}
		if ( $changes ) {
			$this->database->run( "DELETE FROM {postings} WHERE doc IN ($marks)", $ids );
		}

		$postings = array();
		foreach ( $impacts as $id => $terms ) {
			foreach ( $terms as $term => $impact ) {
				$postings[]       = array( $term, $id, $impact );
				$changes[ $term ] = ( $changes[ $term ] ?? 0 ) + 1;
			}
		}
		$this->insert( 'INSERT INTO {postings} (term, doc, impact) VALUES', '(%d, %d, %d)', $postings );
		$this->count( array_filter( $changes ) );
		$this->add_words( $words );

		$removed = array_keys( array_filter( $impacts, static fn( array $terms ): bool => ! $terms ) );
		if ( $removed ) {
			$this->database->run( 'DELETE FROM {docs} WHERE doc IN (' . Search_Database::placeholders( $removed ) . ')', $removed );
		}
	}

	/** @param array<int, int> $changes Difference by term. */
	private function count( array $changes ): void {
		// The same order in every process prevents deadlocks.
		ksort( $changes );
		$rows = array();
		foreach ( $changes as $term => $change ) {
			$rows[] = array( $term, $change );
		}
		$this->insert( 'INSERT INTO {terms} (term, docs) VALUES', '(%d, %d)', $rows, 'ON DUPLICATE KEY UPDATE docs = docs + VALUES(docs)' );
	}

	/** @param array<string|int, int> $words Term by word. */
	private function add_words( array $words ): void {
		ksort( $words, SORT_STRING );
		$rows = array();
		foreach ( $words as $word => $term ) {
			$characters = Analyzer::characters( (string) $word );
			$rows[]     = array( (string) $word, implode( '', array_reverse( $characters ) ), count( $characters ), $term );
		}
		$this->insert( 'INSERT IGNORE INTO {words} (word, reversed, size, term) VALUES', '(%s, %s, %d, %d)', $rows );
	}

	/** @param array<int, array<int, int|string>> $rows */
	private function insert( string $statement, string $row, array $rows, string $end = '' ): void {
		foreach ( array_chunk( $rows, self::ROWS ) as $chunk ) {
			$this->database->run( "$statement " . implode( ', ', array_fill( 0, count( $chunk ), $row ) ) . " $end", array_merge( ...$chunk ) );
		}
	}
}
