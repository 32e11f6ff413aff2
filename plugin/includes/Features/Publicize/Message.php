<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Page\Excerpt;
use Jetpack_Dashboard\Kernel\Page\Page;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Composes messages. `assets/publicize-panel.js` shows the same in the editor, but with the texts that are hidden from visitors. */
final class Message {

	/** The owner's template. */
	public const SETTING = 'publicize_message';

	public const DEFAULT_TEMPLATE = '{title} {url}';

	private const EXCERPT_WORDS = 40;

	/**
	 * Fills in a template, and shortens it if it is too long. The link stays whole.
	 *
	 * @param string $template    With placeholders such as {title}. A link is added if it has none.
	 * @param int    $limit       Maximum characters; 0 for none.
	 * @param int    $link_length What a link counts as; 0 for its length.
	 */
	public static function compose( WP_Post $post, string $template, int $limit, int $link_length ): string {
		$url     = (string) get_permalink( $post );
		$parts   = explode( '{url}', self::with_link( $template ) );
		$excerpt = false === strpos( $template, '{excerpt}' ) ? '' : self::excerpt( $post );
		foreach ( $parts as $index => $part ) {
			$parts[ $index ] = strtr(
				$part,
				array(
					'{title}'   => self::title( $post ),
					'{excerpt}' => $excerpt,
					'{author}'  => self::author( $post ),
					'{tags}'    => self::hashtags( $post ),
				)
			);
		}

		$text = trim( (string) preg_replace( '/[^\S\n]+/u', ' ', implode( $url, $parts ) ) );
		$used = self::length( implode( '', $parts ) ) + ( count( $parts ) - 1 ) * ( $link_length ?: self::length( $url ) );
		if ( 0 === $limit || $used <= $limit ) {
			return $text;
		}

		$room = $limit - ( $link_length ?: self::length( $url ) ) - 2;
		preg_match_all( '/\X/u', trim( implode( ' ', array_filter( array_map( 'trim', $parts ) ) ) ), $found );

		return trim( rtrim( implode( '', array_slice( $found[0], 0, max( 0, $room ) ) ) ) . '… ' . $url );
	}

	/** Characters as people see them, as the networks count. */
	public static function length( string $text ): int {
		return (int) preg_match_all( '/\X/u', $text );
	}

	public static function title( WP_Post $post ): string {
		return Page::plain( get_the_title( $post ) );
	}

	public static function excerpt( WP_Post $post ): string {
		return Excerpt::text( $post, self::EXCERPT_WORDS );
	}

	public static function author( WP_Post $post ): string {
		return Page::plain( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
	}

	/** @return string[] */
	public static function tag_names( WP_Post $post ): array {
		$tags = get_the_tags( $post );

		return is_array( $tags ) ? array_values( array_map( static fn( WP_Term $tag ): string => Page::plain( $tag->name ), $tags ) ) : array();
	}

	private static function hashtags( WP_Post $post ): string {
		$tags = array_filter( array_map( static fn( string $name ): string => (string) preg_replace( '/[^\p{L}\p{N}_]+/u', '', $name ), self::tag_names( $post ) ) );

		return implode( ' ', array_map( static fn( string $tag ): string => "#$tag", $tags ) );
	}

	private static function with_link( string $template ): string {
		$template = '' === trim( $template ) ? self::DEFAULT_TEMPLATE : $template;

		return false === strpos( $template, '{url}' ) ? "$template {url}" : $template;
	}
}
