<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** `sitemap-terms-{taxonomy}-{number}.xml`: public terms with posts. */
final class Term_Files {

	private const PER_FILE = 1000;

	/** @return array<string, string> Last modification by file name. */
	public function files(): array {
		$files = array();
		foreach ( self::taxonomies() as $taxonomy ) {
			$count = wp_count_terms( self::query( $taxonomy ) );
			$last  = is_wp_error( $count ) ? 0 : (int) ceil( (int) $count / self::PER_FILE );
			for ( $number = 1; $number <= $last; $number++ ) {
				$files[ "sitemap-terms-$taxonomy-$number.xml" ] = Last_Change::date();
			}
		}

		return $files;
	}

	/** @return array<int, array<string, mixed>>|null Null if the file doesn't exist. */
	public function urls( string $name ): ?array {
		if ( 1 !== preg_match( '/^sitemap-terms-([a-z0-9_-]+)-([1-9]\d{0,5})\.xml$/D', $name, $found ) || ! in_array( $found[1], self::taxonomies(), true ) ) {
			return null;
		}

		$page  = array(
			'number' => self::PER_FILE,
			'offset' => ( (int) $found[2] - 1 ) * self::PER_FILE,
		);
		$terms = get_terms( $page + self::query( $found[1] ) );
		$urls  = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$link = $term instanceof \WP_Term ? get_term_link( $term ) : '';
			if ( is_string( $link ) && '' !== $link ) {
				$urls[] = array( 'loc' => $link );
			}
		}

		return $urls ? $urls : null;
	}

	/** @return string[] */
	private static function taxonomies(): array {
		$taxonomies = array_filter( get_taxonomies( array( 'public' => true ), 'objects' ), 'is_taxonomy_viewable' );
		unset( $taxonomies['post_format'] );

		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-taxonomies.php */
		$taxonomies = (array) apply_filters( 'wp_sitemaps_taxonomies', $taxonomies ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array_map( 'strval', array_keys( $taxonomies ) );
	}

	/** @return array<string, mixed> */
	private static function query( string $taxonomy ): array {
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-taxonomies.php */
		$extra = (array) apply_filters( 'wp_sitemaps_taxonomies_query_args', array(), $taxonomy ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.

		return array(
			'taxonomy'               => $taxonomy,
			'hide_empty'             => true,
			'orderby'                => 'term_id',
			'update_term_meta_cache' => false,
		) + $extra;
	}
}
