<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/** The SQL that finds and scores posts. Numbers only, so that it needs no placeholders. */
final class Match_Query {

	/** Looking up the words of a post takes about as long as reading so many rows in sequence. */
	private const LOOKUP = 10;

	/** More matches may not fit into a table in memory (16 MB by default). */
	private const COPIED = 100000;

	/** Posts that are newer than so many days count more, in percent. */
	private const FRESH = array(
		30  => 115,
		365 => 107,
	);

	/**
	 * A subquery with `doc` and `score` of the posts that contain a term of every group.
	 *
	 * @param non-empty-array<int, array{docs: int, weights: array<int, int>}> $groups
	 * @param int                                                              $limit  Only so many posts, the best ones; 0 for all.
	 */
	public static function sql( array $groups, int $limit = 0 ): string {
		// If fewer posts match, sorting them here would only take time.
		return self::matches( $groups ) . ( $limit > 0 && min( array_column( $groups, 'docs' ) ) > $limit ? " ORDER BY score DESC, doc DESC LIMIT $limit" : '' );
	}

	/**
	 * The same with all posts, for a query that keeps most of them. MySQL would look up each post in `postings`. The LIMIT makes it copy
	 * the matches of one term to memory, where it finds them in half the time. What other searches group is copied anyway, and joined
	 * terms are found faster by their key.
	 *
	 * @param non-empty-array<int, array{docs: int, weights: array<int, int>}> $groups
	 */
	public static function all( array $groups ): string {
		global $wpdb;

		$group     = reset( $groups );
		$is_one    = 1 === count( $groups ) && 1 === count( $group['weights'] );
		$is_copied = ! empty( $wpdb->is_mysql ) && $is_one && $group['docs'] <= self::COPIED;

		return self::matches( $groups ) . ( $is_copied ? ' LIMIT ' . PHP_INT_MAX : '' );
	}

	/** @param non-empty-array<int, array{docs: int, weights: array<int, int>}> $groups */
	private static function matches( array $groups ): string {
		usort( $groups, static fn( array $a, array $b ): int => $a['docs'] <=> $b['docs'] );
		$table   = Schema::table( 'postings' );
		$weights = array();
		foreach ( $groups as $group ) {
			foreach ( $group['weights'] as $term => $weight ) {
				$weights[ $term ] = max( $weight, $weights[ $term ] ?? 0 );
			}
		}
		// Frequent words have no alternatives (Query_Terms::POSTINGS).
		if ( 1 === max( array_map( 'count', array_column( $groups, 'weights' ) ) ) ) {
			return self::with_all( $weights );
		}

		$score = 'SUM(p.impact * ' . self::weight( $weights ) . ')';
		$all   = implode( ', ', array_keys( $weights ) );
		if ( 1 === count( $groups ) ) {
			return "SELECT p.doc AS doc, $score AS score FROM $table p WHERE p.term IN ($all) GROUP BY p.doc";
		}

		$conditions = array_map( static fn( array $group ): string => 'MAX(CASE WHEN p.term IN (' . self::terms( $group ) . ') THEN 1 ELSE 0 END) = 1', $groups );
		if ( array_sum( array_column( $groups, 'docs' ) ) < self::LOOKUP * $groups[0]['docs'] ) {
			return "SELECT p.doc AS doc, $score AS score FROM $table p WHERE p.term IN ($all) GROUP BY p.doc HAVING " . implode( ' AND ', $conditions );
		}

		// The rarest word first: the others are read only for its posts.
		$rarest = self::terms( $groups[0] );

		return "SELECT p.doc AS doc, $score AS score FROM (SELECT DISTINCT doc FROM $table WHERE term IN ($rarest)) r
			INNER JOIN $table p ON p.doc = r.doc AND p.term IN ($all) GROUP BY p.doc HAVING " . implode( ' AND ', array_slice( $conditions, 1 ) );
	}

	/**
	 * Posts that contain all terms. Looking them up by the primary key takes less time than grouping the rows of all terms by post.
	 *
	 * @param array<int, int> $weights Weight by term, the rarest first. Not empty.
	 */
	private static function with_all( array $weights ): string {
		$table = Schema::table( 'postings' );
		$joins = '';
		$where = '';
		$score = array();
		foreach ( array_keys( $weights ) as $index => $term ) {
			$score[] = "p$index.impact * $weights[$term]";
			if ( 0 === $index ) {
				$where = "p0.term = $term";
			} else {
				$joins .= " INNER JOIN $table p$index ON p$index.term = $term AND p$index.doc = p0.doc";
			}
		}

		return 'SELECT p0.doc AS doc, ' . implode( ' + ', $score ) . " AS score FROM $table p0$joins WHERE $where";
	}

	/**
	 * The weight of a row of `p`. All beginnings of a word have the same weight, so there are few different ones: a condition per term
	 * would be compared for each row, and SQLite's integration takes long to read it.
	 *
	 * @param array<int, int> $weights Weight by term. Not empty.
	 */
	private static function weight( array $weights ): string {
		$terms = array();
		foreach ( $weights as $term => $weight ) {
			$terms[ $weight ][] = $term;
		}
		uasort( $terms, static fn( array $a, array $b ): int => count( $a ) <=> count( $b ) );
		$most = array_key_last( $terms );
		unset( $terms[ $most ] );
		$cases = '';
		foreach ( $terms as $weight => $few ) {
			$cases .= ' WHEN p.term IN (' . implode( ', ', $few ) . ") THEN $weight";
		}

		return '' === $cases ? (string) $most : "CASE$cases ELSE $most END";
	}

	/** ORDER BY of a query that joins the subquery as `jetpack_search`. */
	public static function order( int $now ): string {
		global $wpdb;

		$percent = 'CASE';
		foreach ( self::FRESH as $days => $value ) {
			// Midnight, so that the query can be cached.
			$since    = gmdate( 'Y-m-d 00:00:00', $now - $days * DAY_IN_SECONDS );
			$percent .= " WHEN $wpdb->posts.post_date >= '$since' THEN $value";
		}

		return "jetpack_search.score * $percent ELSE 100 END DESC, $wpdb->posts.post_date DESC, $wpdb->posts.ID DESC";
	}

	/** @param array{docs: int, weights: array<int, int>} $group */
	private static function terms( array $group ): string {
		return implode( ', ', array_keys( $group['weights'] ) );
	}
}
