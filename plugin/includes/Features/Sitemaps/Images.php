<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

use WP_HTML_Tag_Processor;
use WP_Post;

/** Images of posts for sitemaps: the featured image, then images in the content, then those of gallery shortcodes. */
final class Images {

	/** Google allows 1000 per page; this keeps a file of 1000 pages below 50 MB. */
	public const MAXIMUM = 100;

	private const MAX_URL_LENGTH = 2048;

	/** Matches img tags outside of comments, scripts and the like. Those without an end reach to the end of the text, which is read only once. */
	private const IMG = '~(?:<!--(?:.*?-->|.*)|<(script|style|textarea|noscript|template)\b(?:.*?</\1\s*>|.*))(*SKIP)(*FAIL)|<img\s(?:"[^"]*"|\'[^\']*\'|[^\'">])*+(*SKIP)>~is';

	/** URLs that need no escaping or encoding: nearly all. */
	private const PLAIN_URL = '~^https?://[A-Za-z0-9][A-Za-z0-9.-]*(?::\d+)?/[A-Za-z0-9._\~/%+,;=@-]*$~D';

	/**
	 * URLs of featured images by post id.
	 *
	 * @var array<int, string>
	 */
	private array $featured;

	private Galleries $galleries;

	/**
	 * Loads the featured images of all posts.
	 *
	 * @param WP_Post[] $posts Posts of one type, by ascending id.
	 */
	public function __construct( array $posts ) {
		$this->featured  = $posts ? self::featured( reset( $posts ), end( $posts ) ) : array();
		$this->galleries = new Galleries( $posts );
	}

	/** @return array<int, array{'image:loc': string}> */
	public function of( WP_Post $post ): array {
		$urls = isset( $this->featured[ $post->ID ] ) ? array( $this->featured[ $post->ID ] => true ) : array();
		if ( false !== stripos( $post->post_content, '<img' ) && preg_match_all( self::IMG, $post->post_content, $tags ) ) {
			foreach ( $tags[0] as $tag ) {
				$url = count( $urls ) < self::MAXIMUM ? self::source( $tag ) : '';
				if ( '' !== $url ) {
					$urls[ $url ] = true;
				}
			}
		}

		foreach ( $this->galleries->of( $post ) as $url ) {
			$urls[ $url ] = true;
		}

		$images = array();
		foreach ( array_slice( array_keys( $urls ), 0, self::MAXIMUM ) as $url ) {
			$images[] = array( 'image:loc' => $url );
		}

		return $images;
	}

	private static function source( string $tag ): string {
		$html = new WP_HTML_Tag_Processor( $tag );
		$url  = $html->next_tag( array( 'tag_name' => 'img' ) ) ? $html->get_attribute( 'src' ) : null;

		return is_string( $url ) ? self::absolute( $url ) : '';
	}

	/** @return string '' if it isn't an http(s) URL. */
	public static function absolute( string $url ): string {
		$url = trim( $url );
		if ( 0 === strpos( $url, '//' ) ) {
			$url = wp_parse_url( home_url(), PHP_URL_SCHEME ) . ':' . $url;
		} elseif ( 0 === strpos( $url, '/' ) ) {
			$url = preg_replace( '~^(https?://[^/]+).*~', '$1', home_url( '/' ) ) . $url;
		}
		if ( strlen( $url ) > self::MAX_URL_LENGTH || ! preg_match( '~^https?://~i', $url ) ) {
			return '';
		}

		return preg_match( self::PLAIN_URL, $url ) ? $url : esc_url_raw( $url, array( 'http', 'https' ) );
	}

	/** @return string '' if it is no image, or a private one, which WordPress's galleries don't show. */
	public static function url( int $id ): string {
		$image = get_post( $id );

		return $image && ! in_array( $image->post_status, array( 'private', 'trash' ), true ) && wp_attachment_is_image( $image ) ? (string) wp_get_attachment_url( $id ) : '';
	}

	/**
	 * Featured images of a range of posts. Reading one meta key is faster than priming all metadata.
	 *
	 * @return array<int, string> URLs by post id.
	 */
	private static function featured( WP_Post $first, WP_Post $last ): array {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The metadata API reads every key of a post.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.post_id, m.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
				WHERE p.ID BETWEEN %d AND %d AND p.post_type = %s AND p.post_status = 'publish' AND m.meta_key = '_thumbnail_id'",
				$first->ID,
				$last->ID,
				$first->post_type
			)
		);
		$ids  = array();
		foreach ( (array) $rows as $row ) {
			$ids[ (int) $row->post_id ] = (int) $row->meta_value;
		}
		if ( ! $ids ) {
			return array();
		}

		_prime_post_caches( array_values( array_unique( $ids ) ), false, true );
		$urls = array();
		foreach ( $ids as $post_id => $id ) {
			$url = self::url( $id );
			if ( '' !== $url ) {
				$urls[ $post_id ] = $url;
			}
		}

		return $urls;
	}
}
