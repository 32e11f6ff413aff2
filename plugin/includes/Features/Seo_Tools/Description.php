<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The front page's is the owner's; a post's is its excerpt, else how it begins; a term's is its own. */
final class Description {

	/** In code points; search engines show no more. */
	private const LENGTH = 160;

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** @return string Plain text; '' for none. */
	public function text(): string {
		$queried = get_queried_object();

		switch ( Page::type() ) {
			case Page::FRONT_PAGE:
				return $this->front_page();
			case Page::PAGES:
			case Page::POSTS:
				return $queried instanceof WP_Post ? self::of_post( $queried ) : '';
			case Page::GROUPS:
				return $queried instanceof \WP_Term ? self::shortened( Page::plain( $queried->description ) ) : '';
		}

		return '';
	}

	/** The configured description, or the tagline. */
	private function front_page(): string {
		$own = Page::plain( (string) $this->settings->get( 'advanced_seo_front_page_description' ) );

		/** Filters the maximum length of the front page's description, in code points. */
		$maximum = (int) apply_filters( 'jetpack_seo_front_page_description_max_length', Rules::DESCRIPTION_LENGTH );

		return '' === $own ? Page::text_of( 'tagline' ) : mb_substr( $own, 0, max( 0, $maximum ), 'UTF-8' );
	}

	/** The excerpt, or the start of the content. Empty for password-protected posts. */
	private static function of_post( WP_Post $post ): string {
		if ( '' !== $post->post_password ) {
			return '';
		}

		$text = '' === trim( $post->post_excerpt ) ? strip_shortcodes( excerpt_remove_blocks( $post->post_content ) ) : $post->post_excerpt;

		// Keeps a space between paragraphs.
		return self::shortened( Page::plain( str_replace( '<', ' <', $text ) ) );
	}

	/** Truncates at a word boundary. */
	private static function shortened( string $text ): string {
		if ( mb_strlen( $text, 'UTF-8' ) <= self::LENGTH ) {
			return $text;
		}

		$cut = mb_substr( $text, 0, self::LENGTH - 1, 'UTF-8' );

		return (string) preg_replace( '/[\s,;:.–-]+[^\s]*$/u', '', $cut ) . '…';
	}
}
