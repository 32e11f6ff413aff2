<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Lazy_Images;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Extends WordPress's lazy loading to images without dimensions, in comments and in widgets, and loads only the first image of a page
 * eagerly (WordPress: three). The SKIP class or attribute opts out.
 */
final class Lazy_Images {

	private const SKIP = 'skip-lazy';

	/** After blocks and shortcodes, before WordPress's own filter. */
	private const PRIORITY = 11;

	/** Whether the first image of the main content was found. */
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
		return 'img' === $tag ? true : (bool) $is_enabled;
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
	 * Filters the main content, whose first image is probably above the fold.
	 *
	 * @param string $html
	 */
	public function filter_content( $html ): string {
		return $this->lazy_load( (string) $html, in_the_loop() && is_main_query() );
	}

	/**
	 * Filters images outside the main content.
	 *
	 * @param string $html
	 */
	public function filter_secondary( $html ): string {
		return $this->lazy_load( (string) $html, false );
	}

	/** @param bool $is_main */
	private function lazy_load( string $html, bool $is_main ): string {
		if ( is_feed() || false === stripos( $html, '<img' ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$is_first        = $is_main && ! $this->has_first;
			$this->has_first = $this->has_first || $is_main;

			if ( $tags->has_class( self::SKIP ) || null !== $tags->get_attribute( 'data-' . self::SKIP ) ) {
				$tags->set_attribute( 'loading', 'eager' );
			} elseif ( ! $is_first && null === $tags->get_attribute( 'loading' ) && 'high' !== $tags->get_attribute( 'fetchpriority' ) ) {
				$tags->set_attribute( 'loading', 'lazy' );
			}
		}

		return $tags->get_updated_html();
	}
}
