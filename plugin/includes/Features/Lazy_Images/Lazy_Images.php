<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Lazy_Images;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Goes on where WordPress stops: it lets the browser wait with images that WordPress leaves alone since they have no size, in
 * comments and in widgets, and has only the page's first image load at once, where WordPress has three. Who wants an image at
 * once gives it the class or the attribute SKIP.
 */
final class Lazy_Images {

	private const SKIP = 'skip-lazy';

	/** After blocks and shortcodes are HTML, just ahead of WordPress, which leaves what it finds decided. */
	private const PRIORITY = 11;

	/** Whether the first image of the page's main text has been seen. */
	private bool $has_first = false;

	/** Hooks into whatever holds images. */
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
	 * Has WordPress wait with images, whatever the theme says.
	 *
	 * @param bool   $is_enabled Whether it does.
	 * @param string $tag        'img' or another.
	 */
	public function enable( $is_enabled, $tag ): bool {
		return 'img' === $tag ? true : (bool) $is_enabled;
	}

	/** How many images of a page load at once. */
	public function first_images(): int {
		return 1;
	}

	/**
	 * Leaves an attachment's image alone if it is to load at once.
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
	 * Sees to the images of a post's text. Its first one is likely what the reader sees first.
	 *
	 * @param string $html
	 */
	public function filter_content( $html ): string {
		return $this->lazy_load( (string) $html, in_the_loop() && is_main_query() );
	}

	/**
	 * Sees to images that stand beside or below the page's main text.
	 *
	 * @param string $html
	 */
	public function filter_secondary( $html ): string {
		return $this->lazy_load( (string) $html, false );
	}

	/**
	 * Sees to the images of a text.
	 *
	 * @param bool $is_main Whether it is the page's main text.
	 */
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
