<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The page types of docs/contract/settings.md#rules (titles) and the values of their tokens, as plain text. */
final class Page {

	public const FRONT_PAGE = 'front_page';
	public const POSTS      = 'posts';
	public const PAGES      = 'pages';
	public const GROUPS     = 'groups';
	public const ARCHIVES   = 'archives';

	/**
	 * Groups are categories, tags and other terms; archives are dates, authors and post types.
	 *
	 * @return string A constant; '' for pages without a title format (searches, 404).
	 */
	public static function type(): string {
		if ( is_front_page() ) {
			return self::FRONT_PAGE;
		}
		if ( is_page() || is_home() ) {
			return self::PAGES;
		}
		if ( is_singular() ) {
			return self::POSTS;
		}
		if ( is_category() || is_tag() || is_tax() ) {
			return self::GROUPS;
		}

		return is_archive() ? self::ARCHIVES : '';
	}

	/** The post, page or posts page that is shown. */
	public static function post(): ?WP_Post {
		$queried = is_singular() || is_home() ? get_queried_object() : null;

		return $queried instanceof WP_Post ? $queried : null;
	}

	/** Number of the page of a list or of a post, from 1. */
	public static function number(): int {
		return max( 1, (int) get_query_var( 'paged' ), (int) get_query_var( 'page' ) );
	}

	public static function text_of( string $token ): string {
		switch ( $token ) {
			case 'site_name':
				return self::site_name();
			case 'tagline':
				return self::plain( get_bloginfo( 'description', 'raw' ) );
			case 'post_title':
			case 'page_title':
				return self::plain( (string) single_post_title( '', false ) );
			case 'group_title':
				return self::plain( (string) single_term_title( '', false ) );
			case 'archive_title':
				return self::archive_title();
			case 'date':
				return is_date() ? self::archive_title() : '';
		}

		return '';
	}

	public static function site_name(): string {
		return self::plain( get_bloginfo( 'name', 'raw' ) );
	}

	public static function plain( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}

	/** Without the prefix 'Month:' or 'Author:'. */
	private static function archive_title(): string {
		add_filter( 'get_the_archive_title_prefix', '__return_empty_string', PHP_INT_MAX );
		$title = get_the_archive_title();
		remove_filter( 'get_the_archive_title_prefix', '__return_empty_string', PHP_INT_MAX );

		// False if a visitor asks for a date that doesn't exist.
		return self::plain( (string) $title );
	}
}
