<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** A post's is its own description, its excerpt or its beginning; the front page's is the owner's; a term's is its own. */
final class Description {

	/** In code points; search engines show no more. */
	private const LENGTH = 160;

	/** Written for the current post; '' for none. */
	private string $own;

	/** Written for the front page; '' for the tagline. */
	private string $front_page;

	/** Null before it is built. */
	private ?string $text = null;

	/** Both parameters are plain text. */
	public function __construct( string $own = '', string $front_page = '' ) {
		$this->own        = $own;
		$this->front_page = $front_page;
	}

	/** @return string Plain text; '' for none. */
	public function text(): string {
		if ( null === $this->text ) {
			$this->text = $this->build();
		}

		return $this->text;
	}

	/** Each page of a post or list has its own: how it begins, or the first page's with the number. */
	private function build(): string {
		$number = Page::number();
		$post   = Page::post();
		$text   = $number > 1 && $post && is_singular() && '' === $post->post_password ? self::of_part( $post, $number ) : '';
		if ( '' !== $text ) {
			return $text;
		}

		$text = $this->first_page( $post );

		/* translators: 1: description of a list of posts, 2: number of a page of the list. */
		return '' === $text || $number < 2 ? $text : sprintf( __( '%1$s – Page %2$d', 'jetpack-dashboard' ), $text, $number );
	}

	private function first_page( ?WP_Post $post ): string {
		if ( '' !== $this->own && $post && '' === $post->post_password ) {
			return $this->own;
		}
		if ( is_front_page() ) {
			return '' === $this->front_page ? Page::text_of( 'tagline' ) : $this->front_page;
		}

		$queried = get_queried_object();
		if ( $queried instanceof WP_Term ) {
			return self::shortened( Page::plain( $queried->description ) );
		}

		return $post ? self::of_post( $post ) : '';
	}

	/** The excerpt, or the start of the content, as visitors see it. Empty for password-protected posts. */
	private static function of_post( WP_Post $post ): string {
		return '' === $post->post_password ? self::of_html( Excerpt::html( $post, self::LENGTH, '…' ) ) : '';
	}

	/** The start of one page of a post that is split into pages. WordPress's excerpt is of the requested page, unless the author wrote one. */
	private static function of_part( WP_Post $post, int $number ): string {
		if ( substr_count( $post->post_content, '<!--nextpage-->' ) < $number - 1 ) {
			return '';
		}
		$part               = clone $post;
		$part->post_excerpt = '';

		return self::of_post( $part );
	}

	private static function of_html( string $html ): string {
		// Keeps a space between paragraphs.
		return self::shortened( Page::plain( str_replace( '<', ' <', $html ) ) );
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
