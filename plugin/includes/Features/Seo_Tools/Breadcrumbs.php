<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Page\Page;
use Jetpack_Dashboard\Kernel\Page\Page_Address;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The path from the front page to the current page, for structured data. */
final class Breadcrumbs {

	/** Levels above the current page. */
	private const MAX_ANCESTORS = 10;

	/** @return array<string, mixed>|null A `BreadcrumbList`; null on the front page. */
	public static function data(): ?array {
		$steps = is_front_page() ? array() : self::steps();
		if ( ! $steps ) {
			return null;
		}

		$items = array();
		foreach ( array_merge( array( array( __( 'Home', 'jetpack-dashboard' ), home_url( '/' ) ) ), $steps ) as $index => $step ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $index + 1,
				'name'     => $step[0],
				'item'     => $step[1],
			);
		}

		return array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		);
	}

	/** @return array<int, array{0: string, 1: string}> Names and URLs after the front page. */
	private static function steps(): array {
		$queried = get_queried_object();
		$steps   = array();
		if ( is_singular() && $queried instanceof WP_Post ) {
			$steps   = self::above_post( $queried );
			$steps[] = array( Page::text_of( 'post_title' ), (string) get_permalink( $queried ) );
		} elseif ( $queried instanceof WP_Term ) {
			$steps = self::with_ancestors( $queried );
		} elseif ( '' !== Page::type() ) {
			$steps[] = array( Page::text_of( is_home() ? 'page_title' : 'archive_title' ), Page_Address::current() );
		}

		return array_values( array_filter( $steps, static fn( array $step ): bool => '' !== $step[0] && '' !== $step[1] ) );
	}

	/** @return array<int, array{0: string, 1: string}> Ancestors, or the archive and a category. */
	private static function above_post( WP_Post $post ): array {
		$steps = array();
		if ( is_post_type_hierarchical( $post->post_type ) ) {
			foreach ( array_reverse( array_slice( get_post_ancestors( $post ), 0, self::MAX_ANCESTORS ) ) as $id ) {
				if ( is_post_publicly_viewable( $id ) ) {
					$steps[] = array( Page::plain( get_the_title( $id ) ), (string) get_permalink( $id ) );
				}
			}

			return $steps;
		}

		$type = get_post_type_object( $post->post_type );
		if ( $type && $type->has_archive ) {
			$steps[] = array( Page::plain( $type->labels->name ), (string) get_post_type_archive_link( $type->name ) );
		}
		$term = self::category( $post );

		return $term ? array_merge( $steps, self::with_ancestors( $term ) ) : $steps;
	}

	/** The post's first category, or product category, that isn't the default. */
	private static function category( WP_Post $post ): ?WP_Term {
		$taxonomy = 'product' === $post->post_type ? 'product_cat' : 'category';
		$terms    = is_object_in_taxonomy( $post->post_type, $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
		$default  = 'category' === $taxonomy ? (int) get_option( 'default_category' ) : 0;
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $default !== $term->term_id ) {
				return $term;
			}
		}

		return null;
	}

	/** @return array<int, array{0: string, 1: string}> */
	private static function with_ancestors( WP_Term $term ): array {
		$steps = array();
		$ids   = array_slice( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ), 0, self::MAX_ANCESTORS );
		foreach ( array_merge( array_reverse( $ids ), array( $term->term_id ) ) as $id ) {
			$one  = get_term( (int) $id, $term->taxonomy );
			$link = $one instanceof WP_Term ? get_term_link( $one ) : '';
			if ( $one instanceof WP_Term && is_string( $link ) ) {
				$steps[] = array( Page::plain( $one->name ), $link );
			}
		}

		return $steps;
	}
}
