<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The canonical URL of the current page. Each page of a list or of a post has its own. */
final class Page_Address {

	/** @return string '' if unknown (searches, 404). */
	public static function current(): string {
		if ( is_singular() ) {
			return (string) wp_get_canonical_url( (int) get_queried_object_id() );
		}

		return '' === Page::type() ? '' : self::with_page( self::of_list(), Page::number() );
	}

	/** The first page of a list of posts. */
	private static function of_list(): string {
		$queried = get_queried_object();

		if ( is_front_page() ) {
			return home_url( '/' );
		}
		if ( $queried instanceof WP_Post ) {
			return (string) get_permalink( $queried );
		}
		if ( $queried instanceof WP_Term ) {
			$link = get_term_link( $queried );

			return is_string( $link ) ? $link : '';
		}
		if ( $queried instanceof WP_User ) {
			return get_author_posts_url( $queried->ID, $queried->user_nicename );
		}
		if ( $queried instanceof WP_Post_Type ) {
			return (string) get_post_type_archive_link( $queried->name );
		}

		return self::of_date();
	}

	private static function of_date(): string {
		$year  = (int) get_query_var( 'year' );
		$month = (int) get_query_var( 'monthnum' );
		$day   = (int) get_query_var( 'day' );

		// Without a year, WordPress would link to the current one.
		if ( ! $year || is_time() ) {
			return '';
		}
		if ( is_day() ) {
			return get_day_link( $year, $month, $day );
		}

		return is_month() ? get_month_link( $year, $month ) : get_year_link( $year );
	}

	private static function with_page( string $url, int $number ): string {
		global $wp_rewrite;

		if ( '' === $url || $number < 2 ) {
			return $url;
		}
		if ( ! $wp_rewrite->using_permalinks() || false !== strpos( $url, '?' ) ) {
			return add_query_arg( 'paged', $number, $url );
		}
		if ( is_front_page() && $wp_rewrite->using_index_permalinks() ) {
			$url .= $wp_rewrite->index;
		}

		return user_trailingslashit( trailingslashit( $url ) . $wp_rewrite->pagination_base . '/' . $number, 'paged' );
	}
}
