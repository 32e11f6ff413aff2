<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a page of results and their number by one statement. WordPress asks for SQL_CALC_FOUND_ROWS, for which its SQLite integration
 * runs the statement twice.
 */
final class Match_Page {

	/** Cache group. */
	private const GROUP = 'jetpack_dashboard_search';

	/** WordPress's statement for whole posts. Statements that other plugins changed otherwise are left to WordPress. */
	private const STATEMENT = '/^\s*SELECT\s+SQL_CALC_FOUND_ROWS\s+%s\.\*\s+(FROM\s.*\S)\s+LIMIT\s+(\d+),\s*(\d+)\s*$/s';

	/**
	 * Finds the posts of the page, and sets the number of all results and of pages.
	 *
	 * @param WP_Query $query With a statement, and with few matches: the IDs of all are read.
	 * @return int[]|null Null if WordPress has to find them.
	 */
	public static function ids( WP_Query $query ): ?array {
		global $wpdb;

		if ( ! preg_match( sprintf( self::STATEMENT, preg_quote( $wpdb->posts, '/' ) ), (string) $query->request, $parts ) || (int) $parts[3] < 1 ) {
			return null;
		}
		list( $total, $ids ) = self::found( "SELECT $wpdb->posts.ID $parts[1]", (int) $parts[2], (int) $parts[3], (bool) $query->get( 'cache_results' ) );

		/** This filter is documented in wp-includes/class-wp-query.php */
		$query->found_posts   = (int) apply_filters_ref_array( 'found_posts', array( $total, &$query ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, which it skips here.
		$query->max_num_pages = (int) ceil( $query->found_posts / (int) $parts[3] );
		_prime_post_caches( $ids, (bool) $query->get( 'update_post_term_cache' ), (bool) $query->get( 'update_post_meta_cache' ) );

		return $ids;
	}

	/**
	 * Cached like WordPress's own queries, until a post or a term changes.
	 *
	 * @return array{int, int[]} Number of all results; IDs of the page.
	 */
	private static function found( string $statement, int $offset, int $length, bool $is_cached ): array {
		global $wpdb;

		$key   = implode( ':', array( md5( $statement ), $offset, $length, wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) ) );
		$found = $is_cached ? wp_cache_get( $key, self::GROUP ) : false;
		if ( is_array( $found ) && isset( $found['total'], $found['ids'] ) ) {
			return array( (int) $found['total'], (array) $found['ids'] );
		}

		$ids   = $wpdb->get_col( $statement ); // phpcs:ignore WordPress.DB -- WordPress's statement.
		$total = count( $ids );
		$ids   = array_map( 'intval', array_slice( $ids, $offset, $length ) );
		if ( $is_cached && '' === $wpdb->last_error ) {
			wp_cache_set( $key, compact( 'total', 'ids' ), self::GROUP, DAY_IN_SECONDS );
		}

		return array( $total, $ids );
	}
}
