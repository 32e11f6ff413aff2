<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Page\Description;
use Jetpack_Dashboard\Kernel\Page\Head;
use Jetpack_Dashboard\Kernel\Page\Placed_Block;
use Jetpack_Dashboard\Kernel\Page\Social_Tags;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds sharing buttons to posts. */
final class Sharing {

	/** After WordPress's own filters, before content that belongs below the buttons. */
	private const PRIORITY = 19;

	private Settings_Store $settings;
	private Buttons $buttons;
	private Sharing_Assets $assets;
	private Head $head;

	private Post_Switch $switch;

	public function __construct( Settings_Store $settings, Buttons $buttons, Sharing_Assets $assets, Head $head ) {
		$this->settings = $settings;
		$this->buttons  = $buttons;
		$this->assets   = $assets;
		$this->head     = $head;
		$this->switch   = new Post_Switch(
			'sharing_buttons',
			'__return_true',
			static fn(): array => array( __( 'Sharing', 'jetpack-dashboard' ), __( 'Show sharing buttons', 'jetpack-dashboard' ) )
		);
	}

	public function register(): void {
		$this->switch->register();

		add_filter( 'the_content', array( $this, 'append' ), self::PRIORITY );
		add_filter( 'the_excerpt', array( $this, 'append' ), self::PRIORITY );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		// After the SEO tools, whose tags are more specific.
		add_action( 'wp_head', array( $this, 'print_social_tags' ), 2 );
		add_action( 'wp_head', array( $this, 'print_handle' ) );
		( new Sharing_Block( $this->buttons, $this->assets ) )->register();
	}

	/** @param string $text */
	public function append( $text ): string {
		$post = Post_Types_Rule::post( $this->places() );
		if ( ! $post || self::has_block( $post ) ) {
			return (string) $text;
		}

		/**
		 * Filters whether a post shows sharing buttons.
		 *
		 * @since 1.0.0
		 *
		 * @param bool    $is_shown
		 * @param WP_Post $post
		 */
		$is_shown = apply_filters( 'sharing_show', $this->switch->is_on( $post->ID ), $post );

		return (string) $text . ( $is_shown ? $this->buttons->html( $post, sprintf( 'class="%s"', esc_attr( $this->buttons->css_classes() ) ) ) : '' );
	}

	/** In the head, if the page may show buttons. A block elsewhere enqueues them when it is rendered. */
	public function enqueue(): void {
		$post = is_singular() ? get_queried_object() : null;

		if ( Post_Types_Rule::is_page( $this->places() ) || ( $post instanceof WP_Post && Placed_Block::is_in_post( Sharing_Block::NAME, $post ) ) ) {
			$this->assets->enqueue();
		}
	}

	public function print_social_tags(): void {
		if ( ! Seo_Conflict::disables_seo_tools() ) {
			$this->head->print_social_tags( new Social_Tags( new Description() ) );
		}
	}

	public function print_handle(): void {
		$handle = (string) $this->settings->get( 'jetpack-twitter-cards-site-tag' );

		if ( '' !== $handle && is_singular() ) {
			printf( '<meta name="twitter:site" content="@%s">' . "\n", esc_attr( $handle ) );
		}
	}

	/** Excerpts don't show the blocks of the post. */
	private static function has_block( WP_Post $post ): bool {
		return doing_filter( 'the_excerpt' ) ? Placed_Block::is_in_template( Sharing_Block::NAME ) : Placed_Block::is_in_post( Sharing_Block::NAME, $post );
	}

	/** @return string[] */
	private function places(): array {
		return (array) $this->settings->get( 'show' );
	}
}
