<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/** The SQL that finds and scores posts. Numbers only, so that it needs no placeholders. */
final class Match_Query {

	/** Looking up the words of a post takes about as long as reading so many rows in sequence. */
	private const LOOKUP = 10;

	/** Copying the posts of a term to memory takes about as long as looking up a third of them. */
	private const COPY = 3;

	/** More posts may not fit into a table in memory (16 MB by default). */
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
		$is_limited = $limit > 0 && min( array_column( $groups, 'docs' ) ) > $limit;

		return self::matches( $groups, $is_limited ) . ( $is_limited ? " ORDER BY score DESC, doc DESC LIMIT $limit" : '' );
	}

	/**
	 * @param non-empty-array<int, array{docs: int, weights: array<int, int>}> $groups
	 * @param bool                                                             $is_limited Whether all matches are read to find the best ones.
	 */
	private static function matches( array $groups, bool $is_limited ): string {
		usort( $groups, static fn( array $a, array $b ): int => $a['docs'] <=> $b['docs'] );
		$table    = Schema::table( 'postings' );
		$weights  = self::weights( $groups );
		$frequent = array_filter( $groups, static fn( array $group ): bool => 1 === count( $group['weights'] ) );
		$others   = array_diff_key( $groups, $frequent );
		$is_near  = array_sum( array_column( $groups, 'docs' ) ) < self::LOOKUP * $groups[0]['docs'];
		// Frequent words have no alternatives (Query_Terms::POSTINGS). A term that is in two groups counts once.
		if ( ! $others ) {
			return self::with_all( $groups, $is_limited );
		}
		if ( $is_near && $frequent && isset( $others[0] ) && count( self::weights( $frequent ) ) + count( self::weights( $others ) ) === count( $weights ) ) {
			return self::with_all( $frequent, $is_limited, $others );
		}

		$score = 'SUM(p.impact * ' . self::weight( $weights ) . ')';
		$all   = implode( ', ', array_keys( $weights ) );
		if ( 1 === count( $groups ) ) {
			return "SELECT p.doc AS doc, $score AS score FROM $table p WHERE p.term IN ($all) GROUP BY p.doc";
		}

		$conditions = array_map( static fn( array $group ): string => 'MAX(CASE WHEN p.term IN (' . self::terms( $group ) . ') THEN 1 ELSE 0 END) = 1', $groups );
		if ( $is_near ) {
			return "SELECT p.doc AS doc, $score AS score FROM $table p WHERE p.term IN ($all) GROUP BY p.doc HAVING " . implode( ' AND ', $conditions );
		}

		// The rarest word first: the others are read only for its posts.
		$rarest = self::terms( $groups[0] );

		return "SELECT p.doc AS doc, $score AS score FROM (SELECT DISTINCT doc FROM $table WHERE term IN ($rarest)) r
			INNER JOIN $table p ON p.doc = r.doc AND p.term IN ($all) GROUP BY p.doc HAVING " . implode( ' AND ', array_slice( $conditions, 1 ) );
	}

	/**
	 * Posts that contain a term of every group. Looking them up by the primary key takes less time than grouping the rows of all terms by
	 * post. If all of them are read, MySQL finds them in a quarter of the time if the posts of each term are in memory. A LIMIT that never
	 * applies makes it copy them.
	 *
	 * @param non-empty-array<int, array{docs: int, weights: array<int, int>}> $groups     Of one term each, the rarest first.
	 * @param bool                                                             $is_limited Whether all matches are read to find the best ones.
	 * @param array<int, array{docs: int, weights: array<int, int>}>           $others     Groups of several terms, rarer than these.
	 */
	private static function with_all( array $groups, bool $is_limited, array $others = array() ): string {
		global $wpdb;

		$docs      = array_column( array_merge( $others, $groups ), 'docs' );
		$is_copied = $is_limited && ! empty( $wpdb->is_mysql ) && count( $docs ) > 1 && max( $docs ) <= min( self::COPIED, self::COPY * min( $docs ) );
		$table     = Schema::table( 'postings' );
		$from      = $others ? '(' . self::matches( $others, $is_limited ) . ') m' : '';
		$first     = $others ? 'm' : 'p0';
		$score     = $others ? array( 'm.score' ) : array();
		$where     = array();
		$index     = 0;
		foreach ( self::weights( $groups ) as $term => $weight ) {
			$name    = "p$index";
			$score[] = "$name.impact * $weight";
			$source  = $table;
			if ( $is_copied ) {
				$source = "(SELECT doc, impact FROM $table WHERE term = $term LIMIT " . PHP_INT_MAX . ')';
			} else {
				$where[] = "$name.term = $term";
			}
			$from .= '' === $from ? "$source $name" : " INNER JOIN $source $name ON $name.doc = $first.doc";
			++$index;
		}

		return "SELECT $first.doc AS doc, " . implode( ' + ', $score ) . " AS score FROM $from" . ( $where ? ' WHERE ' . implode( ' AND ', $where ) : '' );
	}

	/**
	 * @param array<int, array{docs: int, weights: array<int, int>}> $groups
	 * @return array<int, int> Weight by term. A term that is in several groups has the highest one.
	 */
	private static function weights( array $groups ): array {
		$weights = array();
		foreach ( $groups as $group ) {
			foreach ( $group['weights'] as $term => $weight ) {
				$weights[ $term ] = max( $weight, $weights[ $term ] ?? 0 );
			}
		}

		return $weights;
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
