<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Checkboxes below the comment form. They are the same for all visitors, so that pages can be cached. */
class Comment_Boxes {

	private const SITE     = 'jetpack_follow_posts';
	private const COMMENTS = 'jetpack_follow_comments';

	/** Comment meta: what to ask for when the comment is approved. */
	private const WAITING = '_jetpack_dashboard_follow';

	private Settings_Store $settings;
	private Sign_Up $sign_up;

	public function __construct( Settings_Store $settings, Sign_Up $sign_up ) {
		$this->settings = $settings;
		$this->sign_up  = $sign_up;
	}

	/** @param string $field The submit button. */
	public function add( $field ): string {
		$boxes = '';
		foreach ( $this->boxes( (int) get_the_ID() ) as $name => $label ) {
			$boxes .= sprintf(
				'<p class="comment-form-cookies-consent"><input type="checkbox" id="%1$s" name="%1$s" value="1"> <label for="%1$s">%2$s</label></p>',
				esc_attr( $name ),
				esc_html( $label )
			);
		}

		return $boxes . $field;
	}

	/**
	 * @param int                  $id
	 * @param int|string           $approved 1, 0, 'spam' or 'trash'.
	 * @param array<string, mixed> $comment
	 */
	public function save( $id, $approved, $comment ): void {
		$posts = array();
		foreach ( array_keys( $this->boxes( (int) $comment['comment_post_ID'] ) ) as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Visitors have none; the address has to be confirmed. Only compared.
			if ( '1' === ( $_POST[ $name ] ?? '' ) ) {
				$posts[] = self::SITE === $name ? Followers::SITE : (int) $comment['comment_post_ID'];
			}
		}

		// Comments that are held are often spam, which must not send emails to others.
		if ( $posts && '0' === (string) $approved ) {
			add_comment_meta( (int) $id, self::WAITING, $posts, true );
		} elseif ( $posts && '1' === (string) $approved ) {
			$this->ask( (string) ( $comment['comment_author_email'] ?? '' ), $posts );
		}
	}

	/**
	 * @param string     $status
	 * @param string     $old_status
	 * @param WP_Comment $comment
	 */
	public function ask_later( $status, $old_status, $comment ): void {
		$posts = 'approved' === $status ? get_comment_meta( (int) $comment->comment_ID, self::WAITING, true ) : '';
		if ( is_array( $posts ) ) {
			delete_comment_meta( (int) $comment->comment_ID, self::WAITING );
			$this->ask( $comment->comment_author_email, array_map( 'intval', $posts ), false );
		}
	}

	/**
	 * @param int[] $posts
	 * @param bool  $is_visitor Whether the current user is the one who signs up.
	 */
	private function ask( string $email, array $posts, bool $is_visitor = true ): void {
		try {
			$this->sign_up->request( $email, $posts, $is_visitor );
		} catch ( Storage_Error $error ) {
			// The comment is stored anyway.
			return;
		}
	}

	/** @return array<string, string> Label by name. */
	private function boxes( int $post_id ): array {
		$post = get_post( $post_id );

		return array_filter(
			array(
				self::COMMENTS => $post && New_Content::sends_comments_of( $post ) && $this->settings->get( 'stc_enabled' ) ? __( 'Email me new comments on this post', 'jetpack-dashboard' ) : '',
				self::SITE     => $this->settings->get( 'stb_enabled' ) ? __( 'Email me new posts', 'jetpack-dashboard' ) : '',
			)
		);
	}
}
