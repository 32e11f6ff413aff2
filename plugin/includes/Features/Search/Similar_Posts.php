<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds the posts with the most similar texts: the most characteristic words of a post are the query. */
class Similar_Posts {

	/** Words of the query. */
	private const WORDS = 25;

	/** Postings to read. Beyond, the most frequent words are left out. */
	private const POSTINGS = 20000;

	/** Ignores words that more than one in this many posts contain. */
	private const TOO_COMMON = 3;

	/** Impact of a word in a title, in a term or in many places. A post with one other word in common may be chance. */
	private const STRONG = 1500;

	/** Least similarity, in percent of the post's similarity to itself. */
	private const LEAST = 10;

	private Search_Index $index;
	private Search_Database $database;

	public function __construct( Search_Index $index, Search_Database $database ) {
		$this->index    = $index;
		$this->database = $database;
	}

	/**
	 * @param int[]|null $ids
	 * @param WP_Post    $post
	 * @param int        $maximum
	 * @return int[]|null Published posts of the same type, best first. Unchanged if the post isn't in the index or the index isn't ready.
	 */
	public function find( $ids, $post, $maximum ): ?array {
		if ( ! $this->index->is_ready() ) {
			return $ids;
		}
		try {
			$words = $this->words( $post->ID );

			return $words ? $this->similar( $post, $words, (int) $maximum ) : $ids;
		} catch ( Storage_Error $error ) {
			return $ids;
		}
	}

	/** @return array<int, array{impact: int, docs: int, weight: int}> Words of a post by term, the most characteristic first. */
	private function words( int $id ): array {
		$words = array();
		foreach ( $this->database->rows( 'SELECT p.term AS term, p.impact AS impact, t.docs AS docs FROM {postings} p INNER JOIN {terms} t ON t.term = p.term WHERE p.doc = %d', array( $id ) ) as $row ) {
			$words[ (int) $row['term'] ] = array(
				'impact' => (int) $row['impact'],
				'docs'   => (int) $row['docs'],
				'weight' => Weights::rarity( (int) $row['docs'], $this->index->size() ),
			);
		}
		uksort( $words, static fn( int $a, int $b ): int => array( self::score( $words[ $b ] ), $a ) <=> array( self::score( $words[ $a ] ), $b ) );

		return $words;
	}

	/**
	 * @param array<int, array{impact: int, docs: int, weight: int}> $words
	 * @return int[]
	 */
	private function similar( WP_Post $post, array $words, int $maximum ): array {
		global $wpdb;

		$shared = $this->shared( $words );
		if ( ! $shared ) {
			return array();
		}

		$weights = '';
		foreach ( $shared as $term => $word ) {
			$weights .= " WHEN $term THEN {$word['weight']}";
		}
		$strong = array_keys( array_filter( $shared, static fn( array $word ): bool => $word['impact'] >= self::STRONG ) );
		$number = $strong ? 'SUM(CASE WHEN impact >= ' . self::STRONG . ' AND term IN (' . implode( ', ', $strong ) . ') THEN 2 ELSE 1 END)' : 'COUNT(*)';
		$score  = "SUM(impact * CASE term$weights ELSE 0 END)";
		$all    = implode( ', ', array_keys( $shared ) );
		$least  = intdiv( self::LEAST * (int) array_sum( array_map( array( self::class, 'score' ), array_slice( $words, 0, self::WORDS, true ) ) ), 100 );

		$rows = $this->database->rows(
			"SELECT s.doc AS doc FROM (SELECT doc, $score AS score FROM {postings} WHERE term IN ($all) AND doc <> %d GROUP BY doc HAVING $number > 1 AND $score >= %d) s
			INNER JOIN $wpdb->posts w ON w.ID = s.doc WHERE w.post_type = %s AND w.post_status = 'publish' AND w.post_password = ''
			ORDER BY s.score DESC, s.doc DESC LIMIT %d",
			array( $post->ID, $least, $post->post_type, $maximum )
		);

		return array_map( 'intval', array_column( $rows, 'doc' ) );
	}

	/**
	 * The words that other posts have, too.
	 *
	 * @param array<int, array{impact: int, docs: int, weight: int}> $words
	 * @return array<int, array{impact: int, docs: int, weight: int}>
	 */
	private function shared( array $words ): array {
		// With very few posts, no word is too common.
		$common = max( 3, intdiv( $this->index->size(), self::TOO_COMMON ) );
		$shared = array_slice( array_filter( $words, static fn( array $word ): bool => $word['docs'] > 1 && $word['docs'] <= $common ), 0, self::WORDS, true );
		uasort( $shared, static fn( array $a, array $b ): int => $a['docs'] <=> $b['docs'] );
		$sum = 0;

		return array_filter(
			$shared,
			static function ( array $word ) use ( &$sum ): bool {
				$sum += $word['docs'];

				return $sum <= self::POSTINGS;
			}
		);
	}

	/** @param array{impact: int, docs: int, weight: int} $word */
	private static function score( array $word ): int {
		return $word['impact'] * $word['weight'];
	}
}
