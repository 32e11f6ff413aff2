<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use WP_Sitemaps_Users;
use WP_User_Query;

/** `sitemap-authors-{number}.xml`: archives of authors with published posts, as in WordPress's own sitemaps. */
final class Author_Files {

	private const PER_FILE = 1000;

	/** @return array<string, string> Last modification by file name. */
	public function files(): array {
		if ( ! self::is_allowed() ) {
			return array();
		}

		$count = ( new WP_User_Query( array( 'number' => 1 ) + self::query( 1 ) ) )->get_total();
		$last  = (int) ceil( $count / self::PER_FILE );
		$files = array();
		for ( $number = 1; $number <= $last; $number++ ) {
			$files[ "sitemap-authors-$number.xml" ] = Last_Change::date();
		}

		return $files;
	}

	/** @return array<int, array<string, mixed>>|null Null if the file doesn't exist. */
	public function urls( string $name ): ?array {
		if ( 1 !== preg_match( '/^sitemap-authors-([1-9]\d{0,5})\.xml$/D', $name, $found ) || ! self::is_allowed() ) {
			return null;
		}

		$authors = ( new WP_User_Query( array( 'count_total' => false ) + self::query( (int) $found[1] ) ) )->get_results();
		$names   = array_column( $authors, 'user_nicename', 'ID' );
		$changes = self::changes( array_map( 'intval', array_keys( $names ) ) );
		$urls    = array();
		foreach ( $names as $id => $nicename ) {
			$urls[] = array(
				'loc'     => get_author_posts_url( (int) $id, $nicename ),
				'lastmod' => Xml::date( $changes[ $id ] ?? '' ),
			);
		}

		return $urls ? $urls : null;
	}

	/** False if WordPress's filter removes users from sitemaps. */
	private static function is_allowed(): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		return (bool) apply_filters( 'wp_sitemaps_add_provider', new WP_Sitemaps_Users(), 'users' );
	}

	/**
	 * When the newest post of each author was last modified. The other posts aren't read: that takes seconds if there are a million.
	 *
	 * @param int[] $ids
	 * @return array<int, string> By user.
	 */
	private static function changes( array $ids ): array {
		global $wpdb;

		if ( ! $ids ) {
			return array();
		}

		$types        = self::types();
		$placeholders = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$authors      = implode( ',', array_map( 'intval', $ids ) );
		// phpcs:disable WordPress.DB -- Numbers and placeholders only; WP_Query reads no maximum.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post.post_author, post.post_modified_gmt AS changed FROM {$wpdb->posts} post INNER JOIN (
					SELECT MAX(ID) AS newest FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type IN ($placeholders) AND post_author IN ($authors) GROUP BY post_author
				) posts ON post.ID = posts.newest",
				$types
			)
		);
		// phpcs:enable

		return array_column( (array) $rows, 'changed', 'post_author' );
	}

	/** @return string[] */
	private static function types(): array {
		return array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment', 'page' ) ) );
	}

	/**
	 * @param int $number From 1.
	 * @return array<string, mixed>
	 */
	private static function query( int $number ): array {
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-users.php */
		$args = (array) apply_filters( 'wp_sitemaps_users_query_args', array( 'has_published_posts' => self::types() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array(
			'fields'  => array( 'ID', 'user_nicename' ),
			'orderby' => 'ID',
			'order'   => 'ASC',
			'number'  => self::PER_FILE,
			'paged'   => $number,
		) + $args;
	}
}
