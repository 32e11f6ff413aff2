<?php
/**
 * Sitemaps of posts.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Sitemaps;

use WP_Post;
use WP_Query;

/**
 * `sitemap-posts-{post type}-{number}.xml`: everything of a public type that anybody may read, without attachments.
 */
final class Post_Files {

	/** Pages in a file: far below the format's 50 000, so that each answers quickly. */
	private const PER_FILE = 1000;

	/**
	 * The files that there are.
	 *
	 * @return string[] Names.
	 */
	public function names(): array {
		$names = array();
		foreach ( self::types() as $type ) {
			$count = (int) ( new WP_Query( array( 'fields' => 'ids' ) + self::query( $type, 1 ) ) )->max_num_pages;
			// The home page stands among the pages, even on a site that has none.
			$last = max( $count, 'page' === $type ? 1 : 0 );
			for ( $number = 1; $number <= $last; $number++ ) {
				$names[] = "sitemap-posts-$type-$number.xml";
			}
		}

		return $names;
	}

	/**
	 * The pages in a file.
	 *
	 * @param string $name File name.
	 * @return array<int, array<string, mixed>>|null Null when there is no such file.
	 */
	public function urls( string $name ): ?array {
		if ( 1 !== preg_match( '/^sitemap-posts-([a-z0-9_-]+)-([1-9]\d{0,5})\.xml$/D', $name, $found ) || ! in_array( $found[1], self::types(), true ) ) {
			return null;
		}

		$query = new WP_Query( array( 'no_found_rows' => true ) + self::query( $found[1], (int) $found[2] ) );
		update_post_thumbnail_cache( $query );

		$urls = array();
		if ( 'page' === $found[1] && 1 === (int) $found[2] && 'page' !== get_option( 'show_on_front' ) ) {
			$urls[] = array( 'loc' => home_url( '/' ) );
		}
		foreach ( $query->posts as $post ) {
			if ( $post instanceof WP_Post && ! self::is_skipped( $post ) ) {
				$urls[] = self::url( $post );
			}
		}

		return $urls || $query->posts ? $urls : null;
	}

	/**
	 * Whether the site's code leaves a post out.
	 *
	 * @param WP_Post $post Post.
	 */
	public static function is_skipped( WP_Post $post ): bool {
		/** Public under the name that sites already use: whether a post is left out of sitemaps. */
		return (bool) apply_filters( 'jetpack_sitemap_skip_post', false, $post );
	}

	/**
	 * A post's entry.
	 *
	 * @param WP_Post $post Post.
	 * @return array<string, mixed>
	 */
	private static function url( WP_Post $post ): array {
		return array(
			'loc'         => get_permalink( $post ),
			'lastmod'     => get_post_modified_time( DATE_W3C, true, $post ),
			'image:image' => array( 'image:loc' => get_the_post_thumbnail_url( $post, 'full' ) ),
		);
	}

	/**
	 * The types of posts that have pages of their own.
	 *
	 * @return string[]
	 */
	private static function types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' );

		return array_values( array_diff( $types, array( 'attachment' ) ) );
	}

	/**
	 * What is asked of the database.
	 *
	 * @param string $type   Post type.
	 * @param int    $number Number of the file, from 1.
	 * @return array<string, mixed>
	 */
	private static function query( string $type, int $number ): array {
		return array(
			'post_type'           => $type,
			'post_status'         => 'publish',
			'has_password'        => false,
			'ignore_sticky_posts' => true,
			'orderby'             => 'ID',
			'order'               => 'ASC',
			'posts_per_page'      => self::PER_FILE, // phpcs:ignore WordPress.WP.PostsPerPage -- Robots ask, and seldom.
			'paged'               => $number,
		);
	}
}
