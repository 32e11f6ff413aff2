<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a page of results and their number. WordPress reads the row of each match in wp_posts, and asks for SQL_CALC_FOUND_ROWS, for
 * which its SQLite integration reads and sorts the results twice.
 */
final class Match_Page {

	/** Cache group. */
	private const GROUP = 'jetpack_dashboard_search';

	/**
	 * Finds the posts of the page, and sets the number of all results and of pages.
	 *
	 * @param WP_Query $query    With a statement.
	 * @param bool     $has_few  Whether there are so few matches that the IDs of all can be read.
	 * @param string   $best     The same statement with the best matches only. Empty if all are needed.
	 * @param int      $maximum  Number of results if there are so many among the best matches.
	 * @return int[]|null Null if WordPress has to find them.
	 */
	public static function ids( WP_Query $query, bool $has_few, string $best = '', int $maximum = 0 ): ?array {
		$statement = Match_Statement::parse( (string) $query->request );
		if ( null === $statement || ! ( $has_few || $statement->is_narrow ) ) {
			return null;
		}
		$of_best = '' === $best || $best === $query->request ? null : Match_Statement::parse( $best );
		$found   = self::found( $statement, $has_few, $of_best, $maximum, (bool) $query->get( 'cache_results' ) );
		if ( null === $found ) {
			return null;
		}
		list( $total, $ids ) = $found;
		_prime_post_caches( $ids, (bool) $query->get( 'update_post_term_cache' ), (bool) $query->get( 'update_post_meta_cache' ) );
		if ( $statement->is_narrow && ! self::are_public( $ids ) ) {
			return null;
		}

		/** This filter is documented in wp-includes/class-wp-query.php */
		$query->found_posts   = (int) apply_filters_ref_array( 'found_posts', array( $total, &$query ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, which it skips here.
		$query->max_num_pages = (int) ceil( $query->found_posts / $statement->length );

		return $ids;
	}

	/**
	 * Whether the posts are still what the index knows. A plugin may have changed them in the database without telling anyone.
	 *
	 * @param int[] $ids
	 */
	private static function are_public( array $ids ): bool {
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || ! Post_Text::is_searchable( $post ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Cached like WordPress's own queries, until a post or a term changes.
	 *
	 * @return array{int, int[]}|null Number of all results, and IDs of the page. Null if the database refused a statement.
	 */
	private static function found( Match_Statement $statement, bool $has_few, ?Match_Statement $best, int $maximum, bool $is_cached ): ?array {
		$key   = implode( ':', array( md5( ( $best ?? $statement )->page( false ) ), wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) ) );
		$found = $is_cached ? wp_cache_get( $key, self::GROUP ) : false;
		if ( is_array( $found ) && isset( $found['total'], $found['ids'] ) ) {
			return array( (int) $found['total'], (array) $found['ids'] );
		}

		list( $total, $ids ) = null === $best ? array( null, null ) : self::read_best( $best, $maximum );
		if ( null === $ids ) {
			list( $total, $ids ) = $has_few ? self::read_all( $statement ) : self::read_page( $statement );
		}
		if ( null === $ids || null === $total ) {
			return null;
		}
		if ( $is_cached ) {
			wp_cache_set( $key, compact( 'total', 'ids' ), self::GROUP, DAY_IN_SECONDS );
		}

		return array( $total, $ids );
	}

	/** @return array{?int, ?int[]} Number of results, and IDs of the page. Null if the filters left fewer than the maximum: others may match. */
	private static function read_best( Match_Statement $statement, int $maximum ): array {
		$ids = self::column( $statement->all() );

		return null === $ids || count( $ids ) < $maximum ? array( null, null ) : array( $maximum, array_slice( array_slice( $ids, 0, $maximum ), $statement->offset, $statement->length ) );
	}

	/** @return array{?int, ?int[]} Number of all results, and IDs of the page. */
	private static function read_all( Match_Statement $statement ): array {
		$ids = self::column( $statement->all() );

		return null === $ids ? array( null, null ) : array( count( $ids ), array_slice( $ids, $statement->offset, $statement->length ) );
	}

	/** @return array{?int, ?int[]} Number of all results, and IDs of the page. */
	private static function read_page( Match_Statement $statement ): array {
		global $wpdb;

		$counts = ! empty( $wpdb->is_mysql );
		$ids    = self::column( $statement->page( $counts ) );
		$totals = null === $ids ? null : self::column( $counts ? 'SELECT FOUND_ROWS()' : $statement->count() );

		return array( $totals[0] ?? null, $ids );
	}

	/**
	 * Doesn't print errors: a plugin may have added a condition that names a column of wp_posts alone, which the index doesn't have.
	 *
	 * @return int[]|null
	 */
	private static function column( string $statement ): ?array {
		global $wpdb;

		$was_suppressed = $wpdb->suppress_errors();
		$values         = $wpdb->get_col( $statement ); // phpcs:ignore WordPress.DB -- WordPress's statement.
		$is_failed      = '' !== (string) $wpdb->last_error;
		$wpdb->suppress_errors( $was_suppressed );

		return $is_failed ? null : array_map( 'intval', $values );
	}
}
