<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class Related_Posts {

	private const MAXIMUM = 3;

	private const STYLE_HANDLE = 'jetpack-dashboard-related-posts';

	private const STYLE = '.jp-relatedposts{margin-block:2em}.jp-relatedposts ul{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr));list-style:none;margin:0;padding:0}.jp-relatedposts li{margin:0}.jp-relatedposts img{aspect-ratio:16/9;block-size:auto;display:block;inline-size:100%;margin-block-end:.5em;object-fit:cover}.jp-relatedposts time{display:block;font-size:.8em}';

	private Settings_Store $settings;
	private Settings_Registry $registry;

	public function __construct( Settings_Store $settings, Settings_Registry $registry ) {
		$this->settings = $settings;
		$this->registry = $registry;
	}

	public function register(): void {
		// Late, so that it comes after what other plugins append.
		add_filter( 'the_content', array( $this, 'append' ), 40 );
		add_filter( 'wxr_export_skip_postmeta', array( Finder::class, 'skip_in_exports' ), 10, 2 );
		add_action( 'customize_register', array( new Customizer_Section( $this->registry ), 'add' ) );
	}

	/**
	 * Appends the list on single posts.
	 *
	 * @param string $content
	 */
	public function append( $content ): string {
		$post = get_post();
		if ( ! $post || ! is_singular( 'post' ) || get_queried_object_id() !== $post->ID || ! in_the_loop() || ! is_main_query() || post_password_required( $post ) ) {
			return (string) $content;
		}

		$related = ( new Finder() )->find( $post, self::MAXIMUM, (bool) $this->settings->get( 'show_thumbnails' ) );

		return $related ? $content . $this->markup( $related ) : (string) $content;
	}

	/** @param WP_Post[] $related */
	private function markup( array $related ): string {
		wp_register_style( self::STYLE_HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
		wp_add_inline_style( self::STYLE_HANDLE, self::STYLE );
		wp_enqueue_style( self::STYLE_HANDLE );

		$name = esc_attr__( 'Related posts', 'jetpack-dashboard' );
		$html = "<nav class=\"jp-relatedposts\" aria-label=\"$name\">";
		if ( $this->settings->get( 'show_headline' ) ) {
			$html .= '<h3 class="jp-relatedposts-headline">' . esc_html__( 'Related', 'jetpack-dashboard' ) . '</h3>';
		}

		return $html . '<ul>' . implode( '', array_map( array( $this, 'item' ), $related ) ) . '</ul></nav>';
	}

	private function item( WP_Post $post ): string {
		$title   = wp_strip_all_tags( get_the_title( $post ) );
		$picture = $this->settings->get( 'show_thumbnails' ) ? get_the_post_thumbnail( $post, 'medium', array( 'alt' => '' ) ) : '';

		return sprintf(
			'<li><a href="%1$s">%2$s%3$s</a><time datetime="%4$s">%5$s</time></li>',
			esc_url( (string) get_permalink( $post ) ),
			$picture,
			esc_html( '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title ),
			esc_attr( (string) get_post_time( DATE_W3C, false, $post ) ),
			esc_html( (string) get_the_date( '', $post ) )
		);
	}
}
