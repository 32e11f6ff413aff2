<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The rule "places" of docs/contract/settings.md#rules: `index` for all lists of posts, or post types. */
final class Post_Types_Rule {

	public const INDEX = 'index';

	/**
	 * The post to append something to, while the theme prints its content.
	 *
	 * @param string[] $places
	 * @return WP_Post|null Null elsewhere: in feeds, excerpts, and posts that aren't public.
	 */
	public static function post( array $places ): ?WP_Post {
		if ( ! self::is_page( $places ) || ! in_the_loop() || ! is_main_query() || doing_filter( 'get_the_excerpt' ) ) {
			return null;
		}

		$post = get_post();

		return $post instanceof WP_Post && is_post_publicly_viewable( $post ) && ! post_password_required( $post ) && in_array( self::name( $post ), $places, true )
			? $post
			: null;
	}

	/**
	 * Whether the page may show such a post.
	 *
	 * @param string[] $places
	 */
	public static function is_page( array $places ): bool {
		if ( is_admin() || is_feed() || is_embed() || wp_is_json_request() ) {
			return false;
		}

		return is_singular() ? is_singular( array_diff( $places, array( self::INDEX ) ) ) && array() !== array_diff( $places, array( self::INDEX ) ) : in_array( self::INDEX, $places, true );
	}

	private static function name( WP_Post $post ): string {
		return is_singular() ? $post->post_type : self::INDEX;
	}
}
