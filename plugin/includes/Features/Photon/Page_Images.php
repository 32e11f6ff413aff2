<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Uses copies in the pages that visitors see: content, templates, widgets, featured images, avatars and backgrounds of blocks. */
final class Page_Images {

	/** After WordPress and plugins have set sizes and lazy loading. */
	private const PRIORITY = 20;

	/** Maximum images that one page view adds to the queue. */
	private const MAX_ADDED = 50;

	private Addresses $addresses;
	private ?Image_Set $images = null;

	/** Whether images are replaced; null until WordPress knows what was requested. */
	private ?bool $applies = null;

	public function __construct( Addresses $addresses ) {
		$this->addresses = $addresses;
	}

	public function register(): void {
		add_filter( 'wp_content_img_tag', array( $this, 'filter_tag' ), self::PRIORITY );
		add_filter( 'get_avatar', array( $this, 'filter_tag' ), self::PRIORITY );
		add_filter( 'wp_get_attachment_image_attributes', array( $this, 'filter_attachment' ), self::PRIORITY );
		add_filter( 'render_block', array( $this, 'filter_block' ), self::PRIORITY );
		add_action( 'wp_head', array( Backgrounds::class, 'print_rules' ) );
		add_action( 'shutdown', array( $this, 'queue_missing' ) );
	}

	/** @param string $html */
	public function filter_tag( $html ): string {
		$html = (string) $html;
		// WordPress filters the images of posts once more as part of the template.
		if ( ! $this->applies() || $this->addresses->is_in( $html ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return $html;
		}

		$attributes = array();
		foreach ( Image_Set::READ as $name ) {
			$value = $tags->get_attribute( $name );
			if ( is_string( $value ) ) {
				$attributes[ $name ] = $value;
			}
		}

		$changed = $this->images()->attributes( $attributes );
		foreach ( $changed as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}

		return $changed ? $tags->get_updated_html() : $html;
	}

	/**
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	public function filter_attachment( $attributes ): array {
		$attributes = (array) $attributes;
		if ( ! $this->applies() ) {
			return $attributes;
		}

		$texts = array_map( 'strval', array_filter( array_intersect_key( $attributes, array_flip( Image_Set::READ ) ), 'is_scalar' ) );

		return array_merge( $attributes, $this->images()->attributes( $texts ) );
	}

	/** @param string $html */
	public function filter_block( $html ): string {
		$html = (string) $html;
		if ( false === strpos( $html, 'url(' ) || ! $this->applies() ) {
			return $html;
		}

		$tags    = new WP_HTML_Tag_Processor( $html );
		$changed = false;
		while ( $tags->next_tag() ) {
			$style = $tags->get_attribute( 'style' );
			$new   = is_string( $style ) && false !== stripos( $style, 'url(' ) ? Backgrounds::style( $style, $this->images() ) : $style;

			if ( $new !== $style && is_string( $new ) ) {
				$tags->set_attribute( 'style', $new );
				$changed = true;
			}
		}

		return $changed ? $tags->get_updated_html() : $html;
	}

	public function queue_missing(): void {
		$missing = $this->images ? array_slice( $this->images->missing(), 0, self::MAX_ADDED ) : array();
		if ( array() === $missing ) {
			return;
		}

		$queue = new Queue( Addresses::copies() );
		$queue->add( $missing );

		// Even if nothing was added: a run that died has left its images in the queue.
		if ( null !== $queue->next() ) {
			Maker::schedule();
		}
	}

	/** Only pages: feeds, the editor and other sites get the originals. */
	private function applies(): bool {
		if ( null !== $this->applies ) {
			return $this->applies;
		}

		$applies = ! is_admin() && ! is_feed() && ! is_embed() && ! wp_is_serving_rest_request() && ! wp_doing_cron() && ! wp_doing_ajax();
		if ( did_action( 'wp' ) ) {
			$this->applies = $applies;
		}

		return $applies;
	}

	private function images(): Image_Set {
		if ( null === $this->images ) {
			$this->images = new Image_Set( Sources::of_site(), Addresses::copies(), array( $this->addresses, 'of' ) );
		}

		return $this->images;
	}
}
