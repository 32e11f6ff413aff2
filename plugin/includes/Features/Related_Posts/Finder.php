<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;
use WP_Term;

/**
 * Finds related posts: by text and terms if the site has a search index; otherwise by terms or, if few posts have a term in common, by
 * text, too. Results are cached until a published post or the terms of this post change.
 */
final class Finder {

	/** Object cache group; post meta without a persistent object cache, which WordPress loads with the post. */
	private const CACHE    = 'jetpack_dashboard_related';
	private const META_KEY = '_jetpack_dashboard_related';

	/** Other plugins may change posts without WordPress's hooks. */
	private const KEPT_FOR = HOUR_IN_SECONDS;

	/** More than are shown, since some may be unpublished later, or hidden from search engines. */
	private const FOUND      = 10;
	private const CANDIDATES = 30;

	/** With fewer posts that share terms, the texts are compared, too, which takes longer. */
	private const ENOUGH = 3;

	/** The higher, the less a place at the top of a list counts. */
	private const RANK = 3;

	/**
	 * @param bool $with_thumbnails Whether to prime featured images.
	 * @return array<int, array{post: WP_Post, term: ?WP_Term}> Best first, public posts only, with the term that both posts have.
	 */
	public function find( WP_Post $post, int $maximum, bool $with_thumbnails ): array {
		$terms       = self::terms( $post );
		$fingerprint = self::fingerprint( $post, $terms );
		$shared      = self::cached( $post->ID, $fingerprint );
		if ( null === $shared ) {
			$posts  = array_slice( self::load( $post, self::candidates( $post, $terms ) ), 0, self::FOUND );
			$shared = By_Terms::shared( array_column( $posts, 'ID' ), $terms );
			self::cache( $post->ID, $fingerprint, $shared );
		} else {
			$posts = self::load( $post, array_keys( $shared ) );
		}

		$posts = array_slice( $posts, 0, $maximum );
		if ( $posts && $with_thumbnails ) {
			Thumbnails::prime( $posts );
		}

		// The terms are loaded already, since this post has them, too.
		$by_id   = array_column( $terms, null, 'term_id' );
		$related = array();
		foreach ( $posts as $found ) {
			$related[] = array(
				'post' => $found,
				'term' => $by_id[ $shared[ $found->ID ] ] ?? null,
			);
		}

		return $related;
	}

	/**
	 * Excludes the cache from exports, since ids differ on other sites.
	 *
	 * @param mixed $is_skipped
	 * @param mixed $key
	 */
	public static function skip_in_exports( $is_skipped, $key ): bool {
		return $is_skipped || self::META_KEY === $key;
	}

	/**
	 * @param WP_Term[] $terms
	 * @return int[] Post ids, best first.
	 */
	private static function candidates( WP_Post $post, array $terms ): array {
		/**
		 * Filters the posts with similar texts.
		 *
		 * @since 1.0.0
		 *
		 * @param int[]|null $ids     Best first; null if no search index can tell.
		 * @param WP_Post    $post
		 * @param int        $maximum
		 */
		$similar  = apply_filters( 'jetpack_dashboard_similar_posts', null, $post, self::CANDIDATES );
		$by_terms = By_Terms::find( $post, $terms, self::CANDIDATES );
		if ( is_array( $similar ) ) {
			return self::merge( array_map( 'intval', $similar ), $by_terms );
		}

		return count( $by_terms ) < self::ENOUGH ? array_slice( array_unique( array_merge( $by_terms, By_Text::find( $post, self::CANDIDATES ) ) ), 0, self::CANDIDATES ) : $by_terms;
	}

	/**
	 * Posts of both lists come before those of one, unless they are far down in both.
	 *
	 * @param int[] $similar  Best first.
	 * @param int[] $by_terms Best first.
	 * @return int[] Best first.
	 */
	private static function merge( array $similar, array $by_terms ): array {
		$scores = array();
		foreach ( array( $similar, $by_terms ) as $ids ) {
			foreach ( array_values( $ids ) as $rank => $id ) {
				$scores[ $id ] = ( $scores[ $id ] ?? 0 ) + 1 / ( self::RANK + $rank );
			}
		}
		// Sorting is stable only from PHP 8 on, so ids break ties.
		uksort( $scores, static fn( int $a, int $b ): int => array( $scores[ $b ], $b ) <=> array( $scores[ $a ], $a ) );

		return array_slice( array_keys( $scores ), 0, self::CANDIDATES );
	}

	/**
	 * Not cached, so that unpublished posts disappear. One query.
	 *
	 * @param int[] $ids
	 * @return WP_Post[]
	 */
	private static function load( WP_Post $post, array $ids ): array {
		if ( ! $ids ) {
			return array();
		}

		/**
		 * Filters the arguments of the query for related posts.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, mixed> $arguments Arguments of WP_Query.
		 * @param WP_Post              $post      The post above the list.
		 */
		$arguments = (array) apply_filters(
			'jetpack_dashboard_related_posts_query',
			array(
				'post_type'              => $post->post_type,
				'post__in'               => $ids,
				'orderby'                => 'post__in',
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => count( $ids ), // phpcs:ignore WordPress.WP.PostsPerPage -- At most CANDIDATES.
				'no_found_rows'          => true,
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ),
			),
			$post
		);
		$query     = new WP_Query( $arguments );

		return array_values( array_filter( $query->posts, static fn( $found ): bool => $found instanceof WP_Post ) );
	}

	/** @return WP_Term[] The post's terms without the default category. */
	private static function terms( WP_Post $post ): array {
		$default = (int) get_option( 'default_category' );
		$found   = array();
		foreach ( array( 'post_tag', 'category' ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				if ( 'category' !== $taxonomy || $default !== $term->term_id ) {
					$found[] = $term;
				}
			}
		}

		return $found;
	}

	/** @param WP_Term[] $terms */
	private static function fingerprint( WP_Post $post, array $terms ): string {
		$values = array( $post->ID, $post->post_modified_gmt, Changes::version() );
		foreach ( $terms as $term ) {
			$values[] = $term->term_taxonomy_id . ':' . $term->count;
		}

		return md5( implode( ' ', $values ) );
	}

	/** @return array<int, int>|null Term ids by post, best first; 0 if only the texts are similar. */
	private static function cached( int $post_id, string $fingerprint ): ?array {
		$cached = wp_using_ext_object_cache() ? wp_cache_get( (string) $post_id, self::CACHE ) : get_post_meta( $post_id, self::META_KEY, true );

		return is_array( $cached ) && ( $cached['fingerprint'] ?? '' ) === $fingerprint && ( $cached['until'] ?? 0 ) > time() && is_array( $cached['shared'] ?? null )
			? array_map( 'intval', $cached['shared'] )
			: null;
	}

	/**
	 * One entry per post.
	 *
	 * @param array<int, int> $shared Term ids by post.
	 */
	private static function cache( int $post_id, string $fingerprint, array $shared ): void {
		$entry = array(
			'fingerprint' => $fingerprint,
			'until'       => time() + self::KEPT_FOR,
			'shared'      => $shared,
		);
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( (string) $post_id, $entry, self::CACHE, self::KEPT_FOR );
		} else {
			update_post_meta( $post_id, self::META_KEY, $entry );
		}
	}
}
