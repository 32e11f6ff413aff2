<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Term;

/** Finds the posts that share the most terms. Terms with fewer posts count more; ties go to the newer post. */
final class By_Terms {

	/** Limits of the query: terms (rarest first) and posts per term (newest first). */
	private const TERMS    = 20;
	private const PER_TERM = 500;

	/** Weight of a term with a single post. An integer, so that all databases sum alike. */
	private const WEIGHT = 10000;

	/**
	 * @param WP_Term[] $terms
	 * @return int[] Post ids, best first.
	 */
	public static function find( WP_Post $post, array $terms, int $maximum ): array {
		global $wpdb;

		if ( ! $terms ) {
			return array();
		}

		usort( $terms, static fn( WP_Term $a, WP_Term $b ): int => $a->count <=> $b->count );
		$parts = array();
		foreach ( array_slice( $terms, 0, self::TERMS ) as $index => $term ) {
			$parts[] = sprintf(
				"SELECT * FROM ( SELECT object_id, %d AS weight FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d ) AS term_%d",
				(int) ceil( self::WEIGHT / ( 1 + $term->count ) ),
				$term->term_taxonomy_id,
				self::PER_TERM,
				$index
			);
		}
		$shared = implode( ' UNION ALL ', $parts );

		// phpcs:disable WordPress.DB -- Numbers only, of our own; WP_Query has no order by shared terms. The result is cached.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM ( $shared ) AS shared INNER JOIN {$wpdb->posts} p ON p.ID = shared.object_id
				WHERE p.ID <> %d AND p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''
				GROUP BY p.ID, p.post_date_gmt ORDER BY SUM( shared.weight ) DESC, p.post_date_gmt DESC, p.ID DESC LIMIT %d",
				$post->ID,
				$post->post_type,
				$maximum
			)
		);
		// phpcs:enable

		return array_map( 'intval', $ids );
	}

	/**
	 * The term that names what the posts have in common: a category rather than a tag, a rare one rather than a common one.
	 *
	 * @param int[]     $ids
	 * @param WP_Term[] $terms
	 * @return array<int, int> Term ids by post, in the order of the ids; 0 for none.
	 */
	public static function shared( array $ids, array $terms ): array {
		global $wpdb;

		if ( ! $ids || ! $terms ) {
			return array_fill_keys( $ids, 0 );
		}

		$list = implode( ',', array_map( 'intval', $ids ) );
		$ours = implode( ',', array_map( 'intval', array_column( $terms, 'term_taxonomy_id' ) ) );
		// phpcs:ignore WordPress.DB -- Numbers only; the result is cached, so that no view needs the terms of other posts.
		$rows = (array) $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN ($list) AND term_taxonomy_id IN ($ours)" );
		$have = array();
		foreach ( $rows as $row ) {
			$have[ (int) $row->object_id ][ (int) $row->term_taxonomy_id ] = true;
		}

		usort( $terms, static fn( WP_Term $a, WP_Term $b ): int => array( 'category' !== $a->taxonomy, $a->count, $a->term_id ) <=> array( 'category' !== $b->taxonomy, $b->count, $b->term_id ) );
		$shared = array_fill_keys( $ids, 0 );
		foreach ( $ids as $id ) {
			foreach ( $terms as $term ) {
				if ( isset( $have[ $id ][ $term->term_taxonomy_id ] ) ) {
					$shared[ $id ] = $term->term_id;
					break;
				}
			}
		}

		return $shared;
	}
}
