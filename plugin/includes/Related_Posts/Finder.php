<?php
/**
 * Finds what fits a post.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Related_Posts;

use WP_Post;

/**
 * The posts that share the most terms with a post; a term that few posts have says more than one that many have. Of equals,
 * the newer comes first.
 */
final class Finder {

	/** Transient of a post's answer; what WordPress forgets by itself is not kept for good. */
	private const CACHE = 'jetpack_dashboard_related_';

	private const KEPT_FOR = 12 * HOUR_IN_SECONDS;

	/** More than are shown, since some may be gone by then. */
	private const FOUND = 10;

	/** What a term says that one post alone has; a whole number, which every database sums alike. */
	private const WEIGHT = 10000;

	/**
	 * Posts that fit.
	 *
	 * @param WP_Post $post    Post.
	 * @param int     $maximum How many at most.
	 * @return WP_Post[] Best first; all may be read by anybody.
	 */
	public function find( WP_Post $post, int $maximum ): array {
		$ids = get_transient( self::CACHE . $post->ID );
		if ( ! is_array( $ids ) ) {
			$ids = $this->search( $post );
			set_transient( self::CACHE . $post->ID, $ids, self::KEPT_FOR );
		}
		if ( ! $ids ) {
			return array();
		}

		// Asked for anew each time: what was withdrawn since must not show.
		return get_posts(
			array(
				'post__in'         => $ids,
				'orderby'          => 'post__in',
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => $maximum,
				'suppress_filters' => false,
			)
		);
	}

	/**
	 * Forgets a post's answer.
	 *
	 * @param int $post_id Post.
	 */
	public static function forget( int $post_id ): void {
		delete_transient( self::CACHE . $post_id );
	}

	/**
	 * Asks the database.
	 *
	 * @param WP_Post $post Post.
	 * @return int[] Ids, best first.
	 */
	private function search( WP_Post $post ): array {
		global $wpdb;

		$weights = $this->weights( $post );
		if ( ! $weights ) {
			return array();
		}

		// Numbers only, of our own making.
		$cases = '';
		foreach ( $weights as $id => $weight ) {
			$cases .= sprintf( ' WHEN %d THEN %d', $id, $weight );
		}
		$terms = implode( ',', array_keys( $weights ) );

		// phpcs:disable WordPress.DB -- One indexed query, whose answer is kept; WP_Query has no order by shared terms.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->posts} p ON p.ID = r.object_id
				WHERE r.term_taxonomy_id IN ( $terms ) AND p.ID <> %d AND p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''
				GROUP BY p.ID, p.post_date_gmt
				ORDER BY SUM( CASE r.term_taxonomy_id $cases ELSE 0 END ) DESC, p.post_date_gmt DESC, p.ID DESC
				LIMIT %d",
				$post->ID,
				$post->post_type,
				self::FOUND
			)
		);
		// phpcs:enable

		return array_map( 'intval', $ids );
	}

	/**
	 * What each of the post's terms says. The category that posts have for want of another says nothing.
	 *
	 * @param WP_Post $post Post.
	 * @return array<int, int> By term taxonomy id.
	 */
	private function weights( WP_Post $post ): array {
		$weights = array();
		foreach ( array( 'post_tag', 'category' ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				if ( 'category' !== $taxonomy || (int) get_option( 'default_category' ) !== $term->term_id ) {
					$weights[ $term->term_taxonomy_id ] = (int) ceil( self::WEIGHT / ( 1 + $term->count ) );
				}
			}
		}

		return $weights;
	}
}
