<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;

/** `sitemap-posts-{post type}-{number}.xml`: published posts of public types except attachments. */
final class Post_Files {

	/** URLs per file. Far below the limit of 50,000, so that files are generated quickly. */
	private const PER_FILE = 1000;

	/** Only the newest files of a type have a date in the index, since reading the others is slow. */
	private const DATED_FILES = 25;

	/** @return array<string, string> Last modification ('' if unknown) by file name. */
	public function files(): array {
		$files = array();
		foreach ( self::types() as $type ) {
			$count = (int) ( new WP_Query( array( 'fields' => 'ids' ) + self::query( $type, 1 ) ) )->found_posts;
			$last  = (int) ceil( $count / self::PER_FILE );
			$dates = self::dates( $type, $count );
			for ( $number = 1; $number <= $last; $number++ ) {
				$files[ "sitemap-posts-$type-$number.xml" ] = $dates[ $number ] ?? '';
			}
			if ( 'page' === $type && 0 === $last ) {
				// The home page is listed with the pages, even if there are no pages.
				$files['sitemap-posts-page-1.xml'] = Last_Change::date();
			}
		}

		return $files;
	}

	/** @return array<int, array<string, mixed>>|null Null if the file doesn't exist. */
	public function urls( string $name ): ?array {
		if ( 1 !== preg_match( '/^sitemap-posts-([a-z0-9_-]+)-([1-9]\d{0,5})\.xml$/D', $name, $found ) || ! in_array( $found[1], self::types(), true ) ) {
			return null;
		}

		$query = new WP_Query( array( 'no_found_rows' => true ) + self::query( $found[1], (int) $found[2] ) );
		$posts = array_filter( $query->posts, static fn( $post ): bool => $post instanceof WP_Post );
		self::prime_authors( $posts );
		$images = new Images( $posts );
		$videos = new Videos( $posts );

		$urls = array();
		if ( 'page' === $found[1] && 1 === (int) $found[2] && 'page' !== get_option( 'show_on_front' ) ) {
			$urls[] = array(
				'loc'     => home_url( '/' ),
				'lastmod' => Last_Change::date(),
			);
		}
		foreach ( $posts as $post ) {
			if ( ! self::is_skipped( $post ) ) {
				$urls[] = array(
					'loc'         => get_permalink( $post ),
					'lastmod'     => Xml::date( $post->post_modified_gmt ),
					'image:image' => $images->of( $post ),
					'video:video' => $videos->of( $post ),
				);
			}
		}

		return $urls || $posts ? $urls : null;
	}

	public static function is_skipped( WP_Post $post ): bool {
		/**
		 * Filters whether a post is left out of sitemaps.
		 *
		 * @since 1.0.0
		 *
		 * @param bool    $skips
		 * @param WP_Post $post
		 */
		return (bool) apply_filters( 'jetpack_sitemap_skip_post', false, $post );
	}

	/**
	 * Dates of the newest files in one query. Finding the end of each file would need a table scan per file on SQLite.
	 *
	 * @param int $count Number of posts.
	 * @return array<int, string> By file number.
	 */
	private static function dates( string $type, int $count ): array {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query reads no single column but the id.
		$newest_first = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_modified_gmt FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' ORDER BY ID DESC LIMIT %d",
				$type,
				$count % self::PER_FILE + self::DATED_FILES * self::PER_FILE
			)
		);
		$dates        = array();
		foreach ( $newest_first as $index => $date ) {
			$number           = (int) ceil( ( $count - $index ) / self::PER_FILE );
			$dates[ $number ] = max( $dates[ $number ] ?? '', (string) $date );
		}

		return array_map( array( Xml::class, 'date' ), $dates );
	}

	/**
	 * Primes authors if permalinks contain them.
	 *
	 * @param WP_Post[] $posts
	 */
	private static function prime_authors( array $posts ): void {
		if ( false !== strpos( (string) get_option( 'permalink_structure' ), '%author%' ) ) {
			cache_users( array_unique( array_map( 'intval', wp_list_pluck( $posts, 'post_author' ) ) ) );
		}
	}

	/** @return string[] */
	public static function types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ), 'objects' ), 'is_post_type_viewable' );
		unset( $types['attachment'] );

		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-posts.php */
		$types = (array) apply_filters( 'wp_sitemaps_post_types', $types ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array_map( 'strval', array_keys( $types ) );
	}

	/**
	 * @param int $number From 1.
	 * @return array<string, mixed>
	 */
	private static function query( string $type, int $number ): array {
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-posts.php */
		$extra = (array) apply_filters( 'wp_sitemaps_posts_query_args', array(), $type ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array(
			'post_type'              => $type,
			'post_status'            => 'publish',
			'has_password'           => false,
			'ignore_sticky_posts'    => true,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'posts_per_page'         => self::PER_FILE, // phpcs:ignore WordPress.WP.PostsPerPage -- Robots ask, and seldom.
			'paged'                  => $number,
			// Terms are only needed if permalinks contain the category; metadata only for images.
			'update_post_term_cache' => false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ),
			'update_post_meta_cache' => false,
		) + $extra;
	}
}
