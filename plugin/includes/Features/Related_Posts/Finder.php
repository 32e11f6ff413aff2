<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;
use WP_Term;

/**
 * Finds related posts by terms or, failing that, by text. Results are cached with a fingerprint: term counts change whenever a post
 * with that term is published, and WordPress has loaded the terms already, so that no hooks or queries are needed to detect it.
 */
final class Finder {

	/** Object cache group; post meta without a persistent object cache, which WordPress loads with the post. */
	private const CACHE    = 'jetpack_dashboard_related';
	private const META_KEY = '_jetpack_dashboard_related';

	/** Results by text have no fingerprint. */
	private const KEPT_FOR = HOUR_IN_SECONDS;

	/** More than are shown, since some may be unpublished later. */
	private const FOUND = 10;

	/**
	 * @param bool $with_thumbnails Whether to prime featured images.
	 * @return WP_Post[] Best first, public posts only.
	 */
	public function find( WP_Post $post, int $maximum, bool $with_thumbnails ): array {
		$terms       = self::terms( $post );
		$fingerprint = self::fingerprint( $post, $terms );
		$ids         = self::cached( $post->ID, $fingerprint );
		if ( null === $ids ) {
			$ids = By_Terms::find( $post, $terms, self::FOUND );
			$ids = $ids ? $ids : By_Text::find( $post, self::FOUND );
			self::cache( $post->ID, $fingerprint, $ids );
		}

		$posts = $ids ? array_slice( self::load( $post->post_type, $ids ), 0, $maximum ) : array();
		if ( $posts && $with_thumbnails ) {
			Thumbnails::prime( $posts );
		}

		return $posts;
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
	 * Not cached, so that unpublished posts disappear. One query.
	 *
	 * @param int[] $ids
	 * @return WP_Post[]
	 */
	private static function load( string $type, array $ids ): array {
		$query = new WP_Query(
			array(
				'post_type'              => $type,
				'post__in'               => $ids,
				'orderby'                => 'post__in',
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => -1,
				'no_found_rows'          => true,
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ),
			)
		);

		return array_filter( $query->posts, static fn( $post ): bool => $post instanceof WP_Post );
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
		$facts = array( $post->ID, $post->post_modified_gmt );
		foreach ( $terms as $term ) {
			$facts[] = $term->term_taxonomy_id . ':' . $term->count;
		}

		return md5( implode( ' ', $facts ) );
	}

	/** @return int[]|null */
	private static function cached( int $post_id, string $fingerprint ): ?array {
		$cached = wp_using_ext_object_cache() ? wp_cache_get( (string) $post_id, self::CACHE ) : get_post_meta( $post_id, self::META_KEY, true );

		return is_array( $cached ) && ( $cached['fingerprint'] ?? '' ) === $fingerprint && ( $cached['until'] ?? 0 ) > time() && is_array( $cached['ids'] ?? null )
			? array_map( 'intval', $cached['ids'] )
			: null;
	}

	/**
	 * One entry per post.
	 *
	 * @param int[] $ids
	 */
	private static function cache( int $post_id, string $fingerprint, array $ids ): void {
		$entry = array(
			'fingerprint' => $fingerprint,
			'until'       => time() + self::KEPT_FOR,
			'ids'         => $ids,
		);
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( (string) $post_id, $entry, self::CACHE, self::KEPT_FOR );
		} else {
			update_post_meta( $post_id, self::META_KEY, $entry );
		}
	}
}
