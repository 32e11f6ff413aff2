<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Lazy_Images;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Extends WordPress's lazy loading to images and iframes without dimensions, in comments and in widgets, and loads only the first of a
 * page eagerly (WordPress: three). Videos with a poster load when they are played. The SKIP class or attribute opts out.
 */
final class Lazy_Images {

	private const SKIP = 'skip-lazy';

	/** After blocks and shortcodes, before WordPress's own filter. */
	private const PRIORITY = 11;

	/** Iframes of this size are hidden, such as counters. */
	private const MAX_HIDDEN_PX = 4;

	/** Whether the first image or iframe of the main content was found. */
	private bool $has_first = false;

	public function register(): void {
		if ( is_admin() ) {
			return;
		}

		add_filter( 'wp_lazy_loading_enabled', array( $this, 'enable' ), 10, 2 );
		add_filter( 'wp_omit_loading_attr_threshold', array( $this, 'first_images' ) );
		add_filter( 'wp_get_attachment_image_attributes', array( $this, 'filter_attachment' ), self::PRIORITY );

		add_filter( 'the_content', array( $this, 'filter_content' ), self::PRIORITY );
		foreach ( array( 'the_excerpt', 'comment_text', 'widget_text', 'widget_block_content', 'widget_custom_html_content' ) as $filter ) {
			add_filter( $filter, array( $this, 'filter_secondary' ), self::PRIORITY );
		}
	}

	/**
	 * Enables lazy loading even if the theme disables it.
	 *
	 * @param bool   $is_enabled
	 * @param string $tag
	 */
	public function enable( $is_enabled, $tag ): bool {
		return in_array( $tag, array( 'img', 'iframe' ), true ) || $is_enabled;
	}

	public function first_images(): int {
		return 1;
	}

	/**
	 * Removes `loading` from the image that loads eagerly.
	 *
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	public function filter_attachment( $attributes ): array {
		$attributes = (array) $attributes;
		if ( in_array( self::SKIP, explode( ' ', (string) ( $attributes['class'] ?? '' ) ), true ) ) {
			$attributes['loading'] = 'eager';
		}

		return $attributes;
	}

	/**
	 * Filters the main content, whose first image or iframe is probably above the fold.
	 *
	 * @param string $html
	 */
	public function filter_content( $html ): string {
		return $this->lazy_load( (string) $html, in_the_loop() && is_main_query() );
	}

	/**
	 * Filters content outside the main content.
	 *
	 * @param string $html
	 */
	public function filter_secondary( $html ): string {
		return $this->lazy_load( (string) $html, false );
	}

	/** @param bool $is_main */
	private function lazy_load( string $html, bool $is_main ): string {
		if ( is_feed() || ! preg_match( '/<(?:img|iframe|video)\b/i', $html ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$tag = $tags->get_tag();
			if ( 'VIDEO' === $tag ) {
				self::wait_with_video( $tags );
			} elseif ( 'IMG' === $tag || ( 'IFRAME' === $tag && self::is_visible_page( $tags ) ) ) {
				$is_first        = $is_main && ! $this->has_first;
				$this->has_first = $this->has_first || $is_main;
				self::wait_with( $tags, $is_first );
			}
		}

		return $tags->get_updated_html();
	}

	/** Sets `loading` of an image or iframe. */
	private static function wait_with( WP_HTML_Tag_Processor $tags, bool $is_first ): void {
		if ( self::is_skipped( $tags ) ) {
			$tags->set_attribute( 'loading', 'eager' );
		} elseif ( ! $is_first && null === $tags->get_attribute( 'loading' ) && 'high' !== $tags->get_attribute( 'fetchpriority' ) ) {
			$tags->set_attribute( 'loading', 'lazy' );
		}
	}

	/** A video with a poster needs no data before it is played. Without one, browsers need its size and first frame. */
	private static function wait_with_video( WP_HTML_Tag_Processor $tags ): void {
		$poster  = $tags->get_attribute( 'poster' );
		$preload = $tags->get_attribute( 'preload' );
		$is_free = null === $tags->get_attribute( 'autoplay' ) && ! self::is_skipped( $tags );

		// 'metadata' is what WordPress's shortcode sets; other values are the author's choice.
		if ( $is_free && is_string( $poster ) && '' !== $poster && in_array( $preload, array( null, 'metadata' ), true ) ) {
			$tags->set_attribute( 'preload', 'none' );
		}
	}

	/** Whether an iframe loads a page that visitors see. */
	private static function is_visible_page( WP_HTML_Tag_Processor $tags ): bool {
		$src = $tags->get_attribute( 'src' );
		// WordPress hides embeds of posts (`data-secret`) until they have loaded.
		if ( ! is_string( $src ) || '' === $src || 0 === stripos( $src, 'about:' ) || null !== $tags->get_attribute( 'data-secret' ) || null !== $tags->get_attribute( 'hidden' ) ) {
			return false;
		}

		foreach ( array( 'width', 'height' ) as $name ) {
			$size = $tags->get_attribute( $name );
			if ( is_numeric( $size ) && (float) $size <= self::MAX_HIDDEN_PX ) {
				return false;
			}
		}

		return ! preg_match( '/(?:display\s*:\s*none|visibility\s*:\s*hidden)/i', (string) $tags->get_attribute( 'style' ) );
	}

	private static function is_skipped( WP_HTML_Tag_Processor $tags ): bool {
		return $tags->has_class( self::SKIP ) || null !== $tags->get_attribute( 'data-' . self::SKIP );
	}
}
