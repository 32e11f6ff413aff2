<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The list of related posts as HTML. */
final class Markup {

	public const STYLE_HANDLE = 'jetpack-dashboard-related-posts';

	private const STYLE = '.jp-relatedposts{margin-block:2em}.jp-relatedposts ul{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr));list-style:none;margin:0;padding:0}.jp-relatedposts li{margin:0}.jp-relatedposts .jp-relatedposts-headline{font-size:1.25em}.jp-relatedposts img{aspect-ratio:16/9;block-size:auto;display:block;inline-size:100%;margin-block-end:.5em;object-fit:cover}.jp-relatedposts time,.jp-relatedposts-context{display:block;font-size:.8em}';

	/**
	 * What each post shows.
	 *
	 * @var array{headline: bool, thumbnails: bool, date: bool, context: bool}
	 */
	private array $parts;

	/** @param array{headline: bool, thumbnails: bool, date: bool, context: bool} $parts What each post shows. */
	public function __construct( array $parts ) {
		$this->parts = $parts;
	}

	public static function register_style(): void {
		if ( ! wp_style_is( self::STYLE_HANDLE, 'registered' ) ) {
			wp_register_style( self::STYLE_HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
			wp_add_inline_style( self::STYLE_HANDLE, self::STYLE );
		}
	}

	/**
	 * @param array<int, array{post: WP_Post, term: ?WP_Term}> $related
	 * @param string                                           $attributes Escaped; of the outer element.
	 */
	public function of( array $related, string $attributes ): string {
		self::register_style();
		wp_enqueue_style( self::STYLE_HANDLE );

		$name = esc_attr__( 'Related posts', 'jetpack-dashboard' );
		$html = "<nav $attributes aria-label=\"$name\">";
		if ( $this->parts['headline'] ) {
			$html .= '<h2 class="jp-relatedposts-headline">' . esc_html__( 'Related', 'jetpack-dashboard' ) . '</h2>';
		}

		return $html . '<ul>' . implode( '', array_map( fn( array $item ): string => $this->item( $item['post'], $item['term'] ), $related ) ) . '</ul></nav>';
	}

	/** @param WP_Term|null $term The term that both posts have; null if only their texts are similar. */
	private function item( WP_Post $post, ?WP_Term $term ): string {
		$title   = wp_strip_all_tags( get_the_title( $post ) );
		$picture = $this->parts['thumbnails'] ? get_the_post_thumbnail( $post, 'medium', array( 'alt' => '' ) ) : '';

		return sprintf(
			'<li><a href="%1$s">%2$s%3$s</a>%4$s%5$s</li>',
			esc_url( (string) get_permalink( $post ) ),
			$picture,
			esc_html( '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title ),
			$this->parts['date'] ? sprintf( '<time datetime="%s">%s</time>', esc_attr( (string) get_post_time( DATE_W3C, false, $post ) ), esc_html( (string) get_the_date( '', $post ) ) ) : '',
			$this->parts['context'] ? '<span class="jp-relatedposts-context">' . esc_html( self::context( $term ) ) . '</span>' : ''
		);
	}

	private static function context( ?WP_Term $term ): string {
		/* translators: %s: name of a category or tag. */
		return $term ? sprintf( __( 'In “%s”', 'jetpack-dashboard' ), $term->name ) : __( 'Similar post', 'jetpack-dashboard' );
	}
}
