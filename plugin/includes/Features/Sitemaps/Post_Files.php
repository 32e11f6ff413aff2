<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;

/** `sitemap-posts-{post type}-{number}.xml`: everything of a public type that anybody may read, without attachments. */
final class Post_Files {

	/** Pages in a file: far below the format's 50 000, so that each answers quickly. */
	private const PER_FILE = 1000;

	/** Files of a type whose date the index tells; older ones go without, so that an index stays cheap on any site. */
	private const DATED_FILES = 25;

	/**
	 * The files that there are.
	 *
	 * @return array<string, string> Date of the last change ('' for none), by name.
	 */
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
				// The home page stands among the pages, even on a site that has none.
				$files['sitemap-posts-page-1.xml'] = self::last_change();
			}
		}

		return $files;
	}

	/**
	 * The pages in a file.
	 *
	 * @return array<int, array<string, mixed>>|null Null when there is no such file.
	 */
	public function urls( string $name ): ?array {
		if ( 1 !== preg_match( '/^sitemap-posts-([a-z0-9_-]+)-([1-9]\d{0,5})\.xml$/D', $name, $found ) || ! in_array( $found[1], self::types(), true ) ) {
			return null;
		}

		$query = new WP_Query( array( 'no_found_rows' => true ) + self::query( $found[1], (int) $found[2] ) );
		$posts = array_filter( $query->posts, static fn( $post ): bool => $post instanceof WP_Post );
		self::prime_authors( $posts );
		$images = new Images( $posts );

		$urls = array();
		if ( 'page' === $found[1] && 1 === (int) $found[2] && 'page' !== get_option( 'show_on_front' ) ) {
			$urls[] = array(
				'loc'     => home_url( '/' ),
				'lastmod' => self::last_change(),
			);
		}
		foreach ( $posts as $post ) {
			if ( ! self::is_skipped( $post ) ) {
				$urls[] = array(
					'loc'         => get_permalink( $post ),
					'lastmod'     => Xml::date( $post->post_modified_gmt ),
					'image:image' => $images->of( $post ),
				);
			}
		}

		return $urls || $posts ? $urls : null;
	}

	/** Whether the site's code leaves a post out. */
	public static function is_skipped( WP_Post $post ): bool {
		/** Public under the name that sites already use: whether a post is left out of sitemaps. */
		return (bool) apply_filters( 'jetpack_sitemap_skip_post', false, $post );
	}

	/** When any post changed last, which is when lists of posts did. */
	public static function last_change(): string {
		return Xml::date( (string) get_lastpostmodified( 'gmt' ) );
	}

	/**
	 * Dates of the newest files. One query for all: finding where each file ends costs a scan per file on SQLite.
	 *
	 * @param int $count How many posts there are.
	 * @return array<int, string> By number.
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
	 * Reads the authors in one query where permalinks name them.
	 *
	 * @param WP_Post[] $posts
	 */
	private static function prime_authors( array $posts ): void {
		if ( false !== strpos( (string) get_option( 'permalink_structure' ), '%author%' ) ) {
			cache_users( array_unique( array_map( 'intval', wp_list_pluck( $posts, 'post_author' ) ) ) );
		}
	}

	/**
	 * The types of posts that have pages of their own.
	 *
	 * @return string[]
	 */
	private static function types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ), 'objects' ), 'is_post_type_viewable' );
		unset( $types['attachment'] );

		/** WordPress's filter for its own sitemaps, so that what a site leaves out there is left out here. */
		$types = (array) apply_filters( 'wp_sitemaps_post_types', $types ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array_map( 'strval', array_keys( $types ) );
	}

	/**
	 * What is asked of the database.
	 *
	 * @param int $number Number of the file, from 1.
	 * @return array<string, mixed>
	 */
	private static function query( string $type, int $number ): array {
		/** WordPress's filter for its own sitemaps. */
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
			// Permalinks need terms where they name the category; metadata is read for images alone.
			'update_post_term_cache' => false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ),
			'update_post_meta_cache' => false,
		) + $extra;
	}
}
