<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Http;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds the image that represents a post: the chosen one, the featured image, or the first large image of the content. */
final class Page_Image {

	/** In pixels. Facebook ignores smaller images. */
	private const MIN_SIZE = 200;

	/** Images to look at. */
	private const MAX_TAGS = 10;

	/**
	 * @param int $chosen Attachment id; 0 for none.
	 * @return array{url: string, width: int, height: int, alt: string}|null Null for none, and for posts with a password.
	 */
	public static function of( WP_Post $post, int $chosen = 0 ): ?array {
		if ( '' !== $post->post_password ) {
			return null;
		}

		return ( $chosen ? self::attachment( $chosen ) : null )
			?? self::attachment( (int) get_post_thumbnail_id( $post ) )
			// The posts page doesn't show its content.
			?? ( is_singular() ? self::in_content( $post->post_content ) : null );
	}

	/** @return array{url: string, width: int, height: int, alt: string}|null */
	private static function attachment( int $id ): ?array {
		$image = $id && wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, 'large' ) : false;

		return $image
			? array(
				'url'    => (string) $image[0],
				'width'  => (int) $image[1],
				'height' => (int) $image[2],
				'alt'    => Page::plain( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			)
			: null;
	}

	/** @return array{url: string, width: int, height: int, alt: string}|null */
	private static function in_content( string $content ): ?array {
		if ( false === stripos( $content, '<img' ) ) {
			return null;
		}

		$tags = new WP_HTML_Tag_Processor( $content );
		$left = self::MAX_TAGS;
		while ( $left-- > 0 && $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$image = self::of_tag( $tags );
			if ( $image && min( $image['width'], $image['height'] ) >= self::MIN_SIZE ) {
				return $image;
			}
		}

		return null;
	}

	/** @return array{url: string, width: int, height: int, alt: string}|null */
	private static function of_tag( WP_HTML_Tag_Processor $tags ): ?array {
		$source = $tags->get_attribute( 'src' );
		$url    = is_string( $source ) && '' !== trim( $source ) ? esc_url_raw( WP_Http::make_absolute_url( trim( $source ), home_url( '/' ) ), array( 'http', 'https' ) ) : '';
		if ( '' === $url ) {
			return null;
		}

		$class = $tags->get_attribute( 'class' );
		if ( is_string( $class ) && preg_match( '/(?:^|\s)wp-image-([1-9]\d{0,18})(?:\s|$)/', $class, $found ) ) {
			$image = self::attachment( (int) $found[1] );
			// Imported content may have the ids of another site.
			if ( $image && self::file_name( $image['url'] ) === self::file_name( $url ) ) {
				return $image;
			}
		}

		$alt = $tags->get_attribute( 'alt' );

		return array(
			'url' => $url,
			'alt' => is_string( $alt ) ? Page::plain( $alt ) : '',
		) + self::size( $tags, $url );
	}

	/** Without the extension and the size, which differ between copies of an image. */
	private static function file_name( string $url ): string {
		return (string) preg_replace( '/(?:-\d+x\d+|-scaled)?\.\w+$/', '', wp_basename( (string) strtok( $url, '?' ) ) );
	}

	/** @return array{width: int, height: int} 0 if unknown. */
	private static function size( WP_HTML_Tag_Processor $tags, string $url ): array {
		if ( preg_match( '/-(\d{1,5})x(\d{1,5})\.\w+(?:\?|$)/', $url, $found ) ) {
			return array(
				'width'  => (int) $found[1],
				'height' => (int) $found[2],
			);
		}

		$width  = $tags->get_attribute( 'width' );
		$height = $tags->get_attribute( 'height' );

		return array(
			'width'  => is_string( $width ) && ctype_digit( $width ) ? (int) $width : 0,
			'height' => is_string( $height ) && ctype_digit( $height ) ? (int) $height : 0,
		);
	}
}
