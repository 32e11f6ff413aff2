<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortlinks;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Gives public posts a short URL, `/s/` and the post id in base 62, and redirects it. Sites with plain permalinks keep WordPress's
 * `?p=`.
 */
final class Short_Links {

	private const FOLDER = 's';

	private const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

	/** Ten digits are enough for any database id. */
	private const PATTERN = '#^' . self::FOLDER . '/([1-9a-zA-Z][0-9a-zA-Z]{0,9})/?$#D';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_filter( 'pre_get_shortlink', array( $this, 'link' ), 10, 3 );
		// Before redirect_guess_404_permalink().
		add_action( 'template_redirect', array( $this, 'redirect' ), 5 );
		add_action( 'admin_bar_menu', 'wp_admin_bar_shortlink_menu', 90 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', $this->services->method( Editor_Panel::class, 'enqueue' ) );
			}
		);
	}

	/**
	 * Filters pre_get_shortlink.
	 *
	 * @param string|false $link
	 * @param int          $id      0 for the current post.
	 * @param string       $context 'query' for the queried post.
	 * @return string|false False for WordPress's own.
	 */
	public function link( $link, $id, $context ) {
		if ( false !== $link || ! get_option( 'permalink_structure' ) ) {
			return $link;
		}

		$post = $this->post( (int) $id, (string) $context );

		return $post && is_post_publicly_viewable( $post ) ? self::url( $post->ID ) : false;
	}

	/** The link that a post has once it is published; '' for the front page. */
	public function future_url( WP_Post $post ): string {
		if ( (int) get_option( 'page_on_front' ) === $post->ID ) {
			return '';
		}

		return get_option( 'permalink_structure' ) ? self::url( $post->ID ) : home_url( '/?p=' . $post->ID );
	}

	/** Existing pages with the same URL take precedence. */
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
	 * The post, except the front page, whose URL is short already.
	 *
	 * @param int $id 0 for the current post.
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

	private static function url( int $id ): string {
		return home_url( '/' . self::FOLDER . '/' . self::encode( $id ) );
	}

	private static function encode( int $number ): string {
		$code = '';
		for ( ; $number > 0; $number = intdiv( $number, 62 ) ) {
			$code = self::DIGITS[ $number % 62 ] . $code;
		}

		return $code;
	}

	/** @param string $code At most ten base 62 digits. */
	private static function decode( string $code ): int {
		$number = 0;
		foreach ( str_split( $code ) as $digit ) {
			$number = $number * 62 + (int) strpos( self::DIGITS, $digit );
		}

		return $number;
	}
}
