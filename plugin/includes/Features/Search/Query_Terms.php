<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the terms of the index that a query may mean. Each word becomes a group of alternatives: all forms of the word, words that
 * start with it and, if there are none, words that differ by one letter.
 */
class Query_Terms {

	/** Longer queries are truncated, so that no query is expensive. */
	private const CHARACTERS = 200;
	private const WORDS      = 12;

	/** Alternatives per word. */
	private const PREFIXES = 30;
	private const TYPOS    = 5;

	/** Postings that all alternatives of a word may have. Beyond, the most frequent alternatives are left out. */
	private const POSTINGS = 20000;

	/** Words compared letter by letter. */
	private const COMPARED = 400;

	/** Shortest beginning of a word, and of the last word, which may be incomplete. */
	private const PREFIX_LENGTH      = 3;
	private const LAST_PREFIX_LENGTH = 2;

	/** Shortest word that may contain a typing error. */
	private const TYPO_LENGTH = 4;

	/** How much alternatives count, in percent. */
	private const EXACT  = 100;
	private const PREFIX = 25;
	private const TYPO   = 50;

	private Search_Database $database;

	public function __construct( Search_Database $database ) {
		$this->database = $database;
	}

	/**
	 * @param int $total Posts in the index.
	 * @return array<int, array{docs: int, weights: array<int, int>}>|null One group per word: number of posts, and weight by term. Null
	 *                   if a word isn't in any post. Empty if the query has no words.
	 */
	public function groups( string $query, int $total ): ?array {
		$analyzer = Analyzer::for_site();
		$words    = array_slice( $analyzer->query_words( mb_substr( $query, 0, self::CHARACTERS, 'UTF-8' ) ), 0, self::WORDS );
		$last     = count( $words ) - 1;
		$groups   = array();
		foreach ( $words as $index => $word ) {
			$exact   = Analyzer::term( $analyzer->stem( $word ) );
			$docs    = $this->exact( $exact );
			$percent = array_fill_keys( array_keys( $docs ), self::EXACT );
			if ( self::may_be_prefix( $word, $index === $last ) ) {
				$more     = self::affordable( $this->starting_with( $word ), (int) array_sum( $docs ) );
				$docs    += $more;
				$percent += array_fill_keys( array_keys( $more ), self::PREFIX );
			}
			if ( ! $docs ) {
				$docs    = self::affordable( $this->similar( $word ), 0 );
				$percent = array_fill_keys( array_keys( $docs ), self::TYPO );
			}
			if ( ! $docs ) {
				return null;
			}
			// The rarity of the whole group: a rare alternative must not count more than the word itself.
			$sum      = (int) array_sum( $docs );
			$rarity   = Weights::rarity( $docs[ $exact ] ?? min( $sum, $total ), $total );
			$groups[] = array(
				'docs'    => $sum,
				'weights' => array_map( static fn( int $part ): int => max( 1, intdiv( $rarity * $part, 100 ) ), $percent ),
			);
		}

		return $groups;
	}

	private static function may_be_prefix( string $word, bool $is_last ): bool {
		$length = mb_strlen( $word, 'UTF-8' );

		return Analyzer::has_no_spaces( $word ) ? 1 === $length : $length >= ( $is_last ? self::LAST_PREFIX_LENGTH : self::PREFIX_LENGTH );
	}

	/** @return array<int, int> Number of posts by term. */
	private function exact( int $term ): array {
		return self::counts( $this->database->rows( 'SELECT term, docs FROM {terms} WHERE term = %d AND docs > 0', array( $term ) ) );
	}

	/** @return array<int, int> Number of posts by term, the most frequent terms first. */
	private function starting_with( string $word ): array {
		return self::counts(
			$this->database->rows(
				'SELECT w.term AS term, MAX(t.docs) AS docs FROM {words} w INNER JOIN {terms} t ON t.term = w.term
				WHERE w.word >= %s AND w.word < %s AND t.docs > 0 GROUP BY w.term ORDER BY docs DESC, w.term LIMIT %d',
				array( $word, self::end_of( $word ), self::PREFIXES )
			)
		);
	}

	/**
	 * Words with one letter more, less or different, or with two letters swapped. Such words have the first or the second half in
	 * common, or the swapped letters are in the middle; for these, a shorter part is
	 * compared, but at least two letters, since too many words begin or end with the same one.
	 *
	 * @return array<int, int> Number of posts by term.
	 */
	private function similar( string $word ): array {
		$characters = Analyzer::characters( $word );
		$length     = count( $characters );
		if ( $length < self::TYPO_LENGTH || Analyzer::has_no_spaces( $word ) || preg_match( '/\p{N}/u', $word ) ) {
			return array();
		}

		$half  = max( 2, intdiv( $length - 1, 2 ) );
		$found = array();
		foreach ( array(
			'word'     => $characters,
			'reversed' => array_reverse( $characters ),
		) as $column => $letters ) {
			$part = implode( '', array_slice( $letters, 0, $half ) );
			$rows = $this->database->rows(
				"SELECT w.word AS word, w.term AS term, t.docs AS docs FROM {words} w INNER JOIN {terms} t ON t.term = w.term
				WHERE w.$column >= %s AND w.$column < %s AND w.size BETWEEN %d AND %d AND t.docs > 0 ORDER BY t.docs DESC, w.word LIMIT %d",
				array( $part, self::end_of( $part ), $length - 1, $length + 1, self::COMPARED )
			);
			foreach ( $rows as $row ) {
				if ( self::differs_by_one( $characters, Analyzer::characters( $row['word'] ) ) ) {
					$found[ (int) $row['term'] ] = (int) $row['docs'];
				}
			}
		}
		uksort( $found, static fn( int $a, int $b ): int => array( $found[ $b ], $a ) <=> array( $found[ $a ], $b ) );

		return array_slice( $found, 0, self::TYPOS, true );
	}

	/**
	 * @param array<int, int> $docs Number of posts by term.
	 * @param int             $sum  Postings that are read anyway. The rarest term is kept if there are none.
	 * @return array<int, int>
	 */
	private static function affordable( array $docs, int $sum ): array {
		asort( $docs );

		return array_filter(
			$docs,
			static function ( int $count ) use ( &$sum ): bool {
				$is_affordable = 0 === $sum || $sum + $count <= self::POSTINGS;
				$sum          += $is_affordable ? $count : 0;

				return $is_affordable;
			}
		);
	}

	/**
	 * @param string[] $a
	 * @param string[] $b
	 */
	public static function differs_by_one( array $a, array $b ): bool {
		if ( count( $a ) > count( $b ) ) {
			list( $a, $b ) = array( $b, $a );
		}
		$start  = 0;
		$length = count( $a );
		while ( $start < $length && $a[ $start ] === $b[ $start ] ) {
			++$start;
		}
		$rest_a = array_slice( $a, $start );
		$rest_b = array_slice( $b, $start );
		if ( $length < count( $b ) ) {
			return array_slice( $rest_b, 1 ) === $rest_a;
		}
		$is_swapped = count( $rest_a ) > 1 && array( $rest_a[1], $rest_a[0] ) === array_slice( $rest_b, 0, 2 ) && array_slice( $rest_a, 2 ) === array_slice( $rest_b, 2 );

		return $is_swapped || array_slice( $rest_a, 1 ) === array_slice( $rest_b, 1 );
	}

	/** After all words that start with it, in the order of code points. */
	private static function end_of( string $prefix ): string {
		return $prefix . "\u{FFFF}";
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @return array<int, int>
	 */
	private static function counts( array $rows ): array {
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['term'] ] = (int) $row['docs'];
		}

		return $counts;
	}
}
