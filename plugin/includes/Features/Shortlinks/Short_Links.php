<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortlinks;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Gives what can be read by anybody a short address on this site, `/s/` and its id in base 62, and leads from there to the
 * post. A site without pretty addresses keeps WordPress's `?p=`, which is as short.
 */
final class Short_Links {

	private const FOLDER = 's';

	private const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

	/** Ten digits hold every id that a database can give. */
	private const PATTERN = '#^' . self::FOLDER . '/([1-9a-zA-Z][0-9a-zA-Z]{0,9})/?$#D';

	/** Hooks the links up. */
	public function register(): void {
		add_filter( 'pre_get_shortlink', array( $this, 'link' ), 10, 3 );
		// Before WordPress guesses what a missing page may have been.
		add_action( 'template_redirect', array( $this, 'redirect' ), 5 );
		add_action( 'admin_bar_menu', 'wp_admin_bar_shortlink_menu', 90 );
	}

	/**
	 * A post's short link.
	 *
	 * @param string|false $link    What somebody has already answered.
	 * @param int          $id      Post; 0 for the one at hand.
	 * @param string       $context 'query' for the post that the page shows.
	 * @return string|false False for WordPress's own.
	 */
	public function link( $link, $id, $context ) {
		if ( false !== $link || ! get_option( 'permalink_structure' ) ) {
			return $link;
		}

		$post = $this->post( (int) $id, (string) $context );

		return $post && is_post_publicly_viewable( $post ) ? home_url( '/' . self::FOLDER . '/' . self::encode( $post->ID ) ) : false;
	}

	/** Leads from a short link to its post. A page that really has this address comes first. */
	public function redirect(): void {
		global $wp;

		if ( ! is_404() || 1 !== preg_match( self::PATTERN, (string) $wp->request, $found ) ) {
			return;
		}

		$post = get_post( self::decode( $found[1] ) );
		if ( $post && is_post_publicly_viewable( $post ) ) {
			wp_safe_redirect( (string) get_permalink( $post ), 301 );
			exit;
		}
	}

	/**
	 * The post that a link is asked for; the front page is short as it is.
	 *
	 * @param int $id Post; 0 for the one at hand.
	 */
	private function post( int $id, string $context ): ?WP_Post {
		$post = null;
		if ( 'post' === $context ) {
			$post = get_post( $id ? $id : null );
		} elseif ( 'query' === $context && is_singular() ) {
			$post = get_post( get_queried_object_id() );
		}

		return $post && (int) get_option( 'page_on_front' ) !== $post->ID ? $post : null;
	}

	/** A number in base 62. */
	private static function encode( int $number ): string {
		$code = '';
		for ( ; $number > 0; $number = intdiv( $number, 62 ) ) {
			$code = self::DIGITS[ $number % 62 ] . $code;
		}

		return $code;
	}

	/**
	 * The number that is written in base 62.
	 *
	 * @param string $code Digits of base 62, ten at most.
	 */
	private static function decode( string $code ): int {
		$number = 0;
		foreach ( str_split( $code ) as $digit ) {
			$number = $number * 62 + (int) strpos( self::DIGITS, $digit );
		}

		return $number;
	}
}
