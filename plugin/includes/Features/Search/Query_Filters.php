<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Filters of a search: which posts of the index a query leaves out. */
final class Query_Filters {

	/** Query variables that leave out matches. Terms, dates and meta have objects of their own. */
	private const NARROWING = array( 'author', 'author_name', 'author__in', 'author__not_in', 'p', 'post__in', 'post__not_in', 'post_parent', 'post_parent__in', 'name', 'title', 'm', 'year', 'monthnum', 'w', 'day', 'hour', 'date_query', 'meta_query', 'meta_key', 'post_mime_type', 'comment_count' );

	/** Whether the query leaves out posts of the index other than by type. The best matches may not be among its results. */
	public static function is_narrowed( WP_Query $query ): bool {
		return self::has_conditions( $query ) || array() !== self::terms( $query );
	}

	public static function leaves_out_types( WP_Query $query ): bool {
		$types = $query->get( 'post_type' );

		return ! in_array( $types, array( '', 'any' ), true ) && array() !== array_diff( Results::types(), (array) $types );
	}

	/**
	 * About how many posts of the index pass filters by type and term; 0 if that isn't known.
	 *
	 * @param int                    $size    Posts in the index.
	 * @param array<int|string, int> $by_type Posts in the index by type.
	 */
	public static function passing( WP_Query $query, int $size, array $by_type ): int {
		$parts = self::terms( $query );
		if ( self::has_conditions( $query ) || ( count( $parts ) > 1 && 'AND' !== ( $query->tax_query->relation ?? 'AND' ) ) ) {
			return 0;
		}
		$counts = array( $size );
		if ( self::leaves_out_types( $query ) ) {
			$counts[] = (int) array_sum( array_intersect_key( $by_type, array_flip( (array) $query->get( 'post_type' ) ) ) );
		}
		foreach ( $parts as $part ) {
			$count = 0;
			foreach ( 'IN' === ( $part['operator'] ?? 'IN' ) ? (array) ( $part['terms'] ?? array() ) : array() as $value ) {
				$term   = get_term_by( (string) ( $part['field'] ?? 'term_id' ), $value, (string) ( $part['taxonomy'] ?? '' ) );
				$count += $term instanceof WP_Term ? $term->count : 0;
			}
			$counts[] = $count;
		}

		return min( $counts );
	}

	private static function has_conditions( WP_Query $query ): bool {
		foreach ( self::NARROWING as $name ) {
			if ( ! in_array( $query->get( $name ), array( '', 0, '0', false, null, array() ), true ) ) {
				return true;
			}
		}

		return false;
	}

	/** @return array<int, array<string, mixed>> Conditions that a post has terms. Shops leave out hidden products, which are few. */
	private static function terms( WP_Query $query ): array {
		return array_values( array_filter( $query->tax_query->queries ?? array(), static fn( $part ): bool => is_array( $part ) && 'NOT IN' !== ( $part['operator'] ?? 'IN' ) ) );
	}
}
