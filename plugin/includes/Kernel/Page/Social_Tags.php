<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Open Graph properties and X card type of a page. */
final class Social_Tags {

	private Description $description;

	/** Written for the current post; '' for none. */
	private string $own_title;

	/** Attachment id; 0 for none. */
	private int $chosen_image;

	public function __construct( Description $description, string $own_title = '', int $chosen_image = 0 ) {
		$this->description  = $description;
		$this->own_title    = $own_title;
		$this->chosen_image = $chosen_image;
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
			'og:title'       => $this->title( $type ),
			'og:description' => $this->description->text(),
			'og:url'         => Page_Address::current(),
			'og:site_name'   => Page::site_name(),
			'og:locale'      => get_locale(),
		);
		if ( $post && Page::POSTS === $type ) {
			$properties['article:published_time'] = (string) get_post_time( DATE_ATOM, true, $post );
			$properties['article:modified_time']  = (string) get_post_modified_time( DATE_ATOM, true, $post );
		}

		return array_filter( $properties + $this->image( $post ), static fn( string $text ): bool => '' !== $text );
	}

	/** Without the site name, which is a property of its own. */
	private function title( string $type ): string {
		if ( '' !== $this->own_title ) {
			return $this->own_title;
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
	private function image( ?WP_Post $post ): array {
		$image = $post ? Page_Image::of( $post, $this->chosen_image ) : null;
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
