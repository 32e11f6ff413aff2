<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What anonymous visitors can read of a post: WordPress's excerpt. Plugins that hide content from visitors filter excerpts and contents,
 * so the saved text must not be used.
 */
final class Excerpt {

	/** @return string Plain text. */
	public static function text( WP_Post $post, int $words ): string {
		return wp_trim_words( Page::plain( self::html( $post, $words, '…' ) ), $words, '…' );
	}

	/**
	 * @param int    $words Maximum. An excerpt that the author wrote isn't cut.
	 * @param string $more  Ends a cut text.
	 */
	public static function html( WP_Post $post, int $words, string $more ): string {
		$length = static fn(): int => $words;
		$end    = static fn(): string => $more;
		$user   = get_current_user_id();
		add_filter( 'excerpt_length', $length, PHP_INT_MAX );
		add_filter( 'excerpt_more', $end, PHP_INT_MAX );
		// The texts are for others than the current user; cron, too, may run in the request of a user.
		wp_set_current_user( 0 );
		// Filters that hide content ask for the current post.
		$previous        = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Restored below.
		setup_postdata( $post );
		try {
			return get_the_excerpt( $post );
		} finally {
			$GLOBALS['post'] = $previous; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			wp_reset_postdata();
			wp_set_current_user( $user );
			remove_filter( 'excerpt_length', $length, PHP_INT_MAX );
			remove_filter( 'excerpt_more', $end, PHP_INT_MAX );
		}
	}
}
