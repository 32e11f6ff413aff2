<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Likes\Button;
use Jetpack_Dashboard\Kernel\Page\Placed_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Shows the like button below a post, or where the block is. Never both. */
final class Post_Likes {

	private Button $button;
	private Liked_Posts $posts;
	private Post_Switch $switch;

	public function __construct( Button $button, Liked_Posts $posts, Post_Switch $post_switch ) {
		$this->button = $button;
		$this->posts  = $posts;
		$this->switch = $post_switch;
	}

	/** @param string $content */
	public function append( $content ): string {
		$post = get_post();
		if ( ! $post || ! is_singular() || ! in_the_loop() || ! is_main_query() || doing_filter( 'get_the_excerpt' ) || get_queried_object_id() !== $post->ID || ! $this->switch->is_on( $post ) || Placed_Block::is_in_post( Like_Block::NAME, $post ) ) {
			return (string) $content;
		}

		return $content . $this->button( $post, 'class="jp-like"' );
	}

	/**
	 * Loads what the buttons of a loop need, in one query each.
	 *
	 * @param int[] $ids Of posts.
	 */
	public function prime( array $ids ): void {
		update_meta_cache( 'post', $ids );
		if ( is_user_logged_in() ) {
			$this->button->prime( $this->posts->kind(), $ids );
		}
	}

	/**
	 * @param string $attributes Escaped; of the outer element.
	 * @return string '' if visitors can't like the post.
	 */
	public function button( WP_Post $post, string $attributes ): string {
		if ( is_feed() || is_embed() || ! $this->posts->can_be_liked( $post->ID ) ) {
			return '';
		}
		$title = wp_strip_all_tags( get_the_title( $post ) );

		/* translators: %s: title of a post. */
		return $this->button->html( $this->posts, $post->ID, '' === $title ? __( 'Like this post', 'jetpack-dashboard' ) : sprintf( __( 'Like “%s”', 'jetpack-dashboard' ), html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) ), $attributes );
	}
}
