<?php
/**
 * What counted posts are called.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

/**
 * Titles and addresses of posts by their ids.
 */
final class Post_Names {

	/**
	 * Reads posts in one query, ahead of naming them one by one.
	 *
	 * @param int[] $ids Ids.
	 */
	public static function prime( array $ids ): void {
		_prime_post_caches( array_filter( $ids ), false, false );
	}

	/**
	 * A post's title, as plain text.
	 *
	 * @param int $id Id; 0 for the home page and archives.
	 */
	public static function title( int $id ): string {
		if ( 0 === $id ) {
			return __( 'Home page and archives', 'jetpack-dashboard' );
		}

		$post = get_post( $id );

		if ( ! $post instanceof \WP_Post ) {
			/* translators: %d: number of a post. */
			return sprintf( __( 'Deleted post %d', 'jetpack-dashboard' ), $id );
		}

		// It was public when it was seen.
		if ( ! is_post_publicly_viewable( $post ) && ! current_user_can( 'read_post', $id ) ) {
			/* translators: %d: number of a post. */
			return sprintf( __( 'Private post %d', 'jetpack-dashboard' ), $id );
		}

		$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' ) );

		return '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title;
	}

	/**
	 * A post's address.
	 *
	 * @param int $id Id; 0 for the home page and archives.
	 * @return string '' when nobody can see it.
	 */
	public static function url( int $id ): string {
		if ( 0 === $id ) {
			return home_url( '/' );
		}

		return is_post_publicly_viewable( $id ) ? (string) get_permalink( $id ) : '';
	}
}
