<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Page\Excerpt;
use WP_Post;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Instant results: what anonymous visitors may read, for all users. */
class Results {

	public const PER_PAGE = 10;

	/** Days by period. */
	public const PERIODS = array(
		'week'  => 7,
		'month' => 31,
		'year'  => 366,
	);

	private const CATEGORIES = 50;

	/** Words of the text in which an excerpt is chosen. */
	private const EXCERPT_WORDS = 3000;

	private Search_Query $search;

	public function __construct( Search_Query $search ) {
		$this->search = $search;
	}

	/** @return string[] Searchable types whose posts have a page. */
	public static function types(): array {
		return array_values( array_filter( Post_Text::types(), 'is_post_type_viewable' ) );
	}

	/** @return array{total: int, results: array<int, array<string, mixed>>} */
	public function find( string $text, string $type, int $category, string $period, int $page ): array {
		$query       = new WP_Query( self::args( $text, $type, $category, $period, $page ) );
		$highlighter = new Highlighter( Analyzer::for_site(), $this->search->terms() );
		$results     = array();
		foreach ( $query->posts as $post ) {
			if ( $post instanceof WP_Post && is_post_publicly_viewable( $post ) && '' === $post->post_password ) {
				$results[] = self::result( $post, $highlighter );
			}
		}

		return array(
			'total'   => (int) $query->found_posts,
			'results' => $results,
		);
	}

	/** Number of results without filters. */
	public function total( string $text ): int {
		$query = new WP_Query( array( 'fields' => 'ids' ) + self::args( $text, '', 0, '', 1 ) );

		return (int) $query->found_posts;
	}

	/** @return array<string, mixed> Arguments of WP_Query. */
	private static function args( string $text, string $type, int $category, string $period, int $page ): array {
		$args = array(
			's'                      => $text,
			Search_Query::VARIABLE   => true,
			'post_type'              => '' === $type ? self::types() : array( $type ),
			// For users who can read more as well, so that results can be cached and shown to others.
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => self::PER_PAGE, // phpcs:ignore WordPress.WP.PostsPerPage -- Ten.
			'paged'                  => $page,
			'ignore_sticky_posts'    => true,
			// WordPress reads metadata for each text. This reads it for all results at once.
			'update_post_meta_cache' => true,
			'update_post_term_cache' => false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ),
		);
		if ( $category ) {
			$args['cat'] = $category;
		}
		if ( isset( self::PERIODS[ $period ] ) ) {
			$args['date_query'] = array( array( 'after' => self::PERIODS[ $period ] . ' days ago' ) );
		}
		if ( taxonomy_exists( 'product_visibility' ) ) {
			// WooCommerce hides such products from the search page only.
			$args['tax_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Only where WooCommerce is active.
				array(
					'taxonomy' => 'product_visibility',
					'field'    => 'slug',
					'terms'    => array( 'exclude-from-search' ),
					'operator' => 'NOT IN',
				),
			);
		}

		/**
		 * Filters the arguments of the query for instant results.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, mixed> $args Arguments of WP_Query.
		 */
		return (array) apply_filters( 'jetpack_dashboard_search_query', $args );
	}

	/** @return array{types: array<int, array{value: string, label: string}>, categories: array<int, array{value: string, label: string}>} */
	public static function filters(): array {
		$types = array();
		foreach ( self::types() as $name ) {
			$type    = get_post_type_object( $name );
			$types[] = self::choice( $name, $type ? (string) $type->labels->name : $name );
		}
		$terms      = get_terms(
			array(
				'taxonomy'   => 'category',
				'hide_empty' => true,
				'number'     => self::CATEGORIES,
				'orderby'    => 'count',
				'order'      => 'DESC',
			)
		);
		$categories = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$categories[] = self::choice( (string) $term->term_id, $term->name );
			}
		}

		return array(
			'types'      => $types,
			'categories' => $categories,
		);
	}

	/** @return array<string, mixed> */
	private static function result( WP_Post $post, Highlighter $highlighter ): array {
		$type  = get_post_type_object( $post->post_type );
		$title = trim( Post_Text::plain( get_the_title( $post ) ) );

		return array(
			'id'      => $post->ID,
			'url'     => (string) get_permalink( $post ),
			'title'   => $highlighter->segments( '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title ),
			'excerpt' => $highlighter->segments( $highlighter->excerpt( self::text( $post ) ) ),
			'type'    => self::name( $type ? (string) $type->labels->singular_name : $post->post_type ),
			'date'    => (string) get_the_date( '', $post ),
		);
	}

	/** Longer than an excerpt, so that it contains the match. */
	private static function text( WP_Post $post ): string {
		return trim( Post_Text::plain( Excerpt::html( $post, self::EXCERPT_WORDS, '' ) ) );
	}

	/** @return array{value: string, label: string} */
	private static function choice( string $value, string $label ): array {
		return array(
			'value' => $value,
			'label' => self::name( $label ),
		);
	}

	private static function name( string $name ): string {
		return html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
