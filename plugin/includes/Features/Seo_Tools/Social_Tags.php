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

		$post = Page::post();

		$properties = array(
			'og:type'        => Page::POSTS === $type ? 'article' : 'website',
			'og:title'       => self::title( $type, $post ),
			'og:description' => $this->description->text(),
			'og:url'         => Page_Address::current(),
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
	private static function title( string $type, ?WP_Post $post ): string {
		$own = $post ? Post_Fields::text( $post->ID, Post_Fields::TITLE ) : '';
		if ( '' !== $own ) {
			return $own;
		}

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

	/** @return array<string, string> The post's image, or the site icon. */
	private static function image( ?WP_Post $post ): array {
		$image = $post ? Page_Image::of( $post ) : null;
		if ( ! $image ) {
			return array(
				'og:image'     => (string) get_site_icon_url( 512 ),
				'twitter:card' => 'summary',
			);
		}

		return array(
			'og:image'        => $image['url'],
			'og:image:width'  => (string) $image['width'],
			'og:image:height' => (string) $image['height'],
			'og:image:alt'    => $image['alt'],
			'twitter:card'    => 'summary_large_image',
		);
	}
}
