<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Open Graph properties and X card type of a page. */
final class Social_Tags {

	private Description $description;

	public function __construct( Description $description ) {
		$this->description = $description;
	}

	/** @return array<string, string> Plain text by property; empty for pages without a URL. */
	public function properties(): array {
		$type = Page::type();
		if ( '' === $type ) {
			return array();
		}

		$post = Page::POSTS === $type || Page::PAGES === $type ? get_queried_object() : null;
		$post = $post instanceof WP_Post ? $post : null;

		$properties = array(
			'og:type'        => Page::POSTS === $type ? 'article' : 'website',
			'og:title'       => $this->title( $type ),
			'og:description' => $this->description->text(),
			'og:url'         => $this->address( $type ),
			'og:site_name'   => Page::site_name(),
			'og:locale'      => get_locale(),
		);
		if ( $post && Page::POSTS === $type ) {
			$properties['article:published_time'] = (string) get_post_time( DATE_ATOM, true, $post );
			$properties['article:modified_time']  = (string) get_post_modified_time( DATE_ATOM, true, $post );
		}

		return array_filter( $properties + self::image( $post ), static fn( string $text ): bool => '' !== $text );
	}

	/** Without the site name, which is a property of its own. */
	private function title( string $type ): string {
		switch ( $type ) {
			case Page::FRONT_PAGE:
				return Page::site_name();
			case Page::GROUPS:
				return Page::text_of( 'group_title' );
			case Page::ARCHIVES:
				return Page::text_of( 'archive_title' );
		}

		return Page::text_of( 'post_title' );
	}

	/** @return string '' if unknown. */
	private function address( string $type ): string {
		$queried = get_queried_object();

		if ( Page::FRONT_PAGE === $type ) {
			return home_url( '/' );
		}
		if ( $queried instanceof WP_Post ) {
			return (string) get_permalink( $queried );
		}
		if ( $queried instanceof \WP_Term ) {
			$link = get_term_link( $queried );

			return is_string( $link ) ? $link : '';
		}
		if ( $queried instanceof \WP_User ) {
			return get_author_posts_url( $queried->ID );
		}

		return '';
	}

	/** @return array<string, string> The post's featured image, or the site icon. */
	private static function image( ?WP_Post $post ): array {
		$id    = $post && '' === $post->post_password ? (int) get_post_thumbnail_id( $post ) : 0;
		$image = $id ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! $image ) {
			return array(
				'og:image'     => (string) get_site_icon_url( 512 ),
				'twitter:card' => 'summary',
			);
		}

		return array(
			'og:image'        => (string) $image[0],
			'og:image:width'  => (string) $image[1],
			'og:image:height' => (string) $image[2],
			'og:image:alt'    => Page::plain( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			'twitter:card'    => 'summary_large_image',
		);
	}
}
