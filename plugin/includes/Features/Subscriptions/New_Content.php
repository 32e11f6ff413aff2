<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds new posts and comments to the queue. */
class New_Content {

	/** Meta of a post that was added, so that publishing it again doesn't send it again. */
	public const SENT = '_jetpack_dashboard_sent_to_followers';

	/** Comments that are approved later than this aren't sent. */
	private const COMMENT_AGE_S = 7 * DAY_IN_SECONDS;

	private Mailings $mailings;
	private Clock $clock;

	public function __construct( Mailings $mailings, Clock $clock ) {
		$this->mailings = $mailings;
		$this->clock    = $clock;
	}

	/**
	 * @param int          $id
	 * @param WP_Post      $post
	 * @param bool         $is_update
	 * @param WP_Post|null $before
	 */
	public function on_post( $id, $post, $is_update, $before = null ): void {
		$is_new = ! $before instanceof WP_Post || 'publish' !== $before->post_status;

		if ( $is_new && 'post' === $post->post_type && self::is_public( $post ) && ! defined( 'WP_IMPORTING' ) && Post_Option::allows( $post->ID ) && '' === get_post_meta( $post->ID, self::SENT, true ) ) {
			try {
				$is_added = $this->mailings->add( Mailings::POST, $post->ID, Followers::SITE );
			} catch ( Storage_Error $error ) {
				// The post is published anyway.
				return;
			}
			if ( $is_added ) {
				update_post_meta( $post->ID, self::SENT, '1' );
				Sender::schedule();
			}
		}
	}

	/** @param int $id */
	public function on_comment( $id ): void {
		$comment = get_comment( (int) $id );
		$post    = $comment ? get_post( (int) $comment->comment_post_ID ) : null;

		if ( ! $comment || ! $post || '1' !== $comment->comment_approved || 'comment' !== $comment->comment_type || ! self::is_public( $post )
			|| (int) strtotime( $comment->comment_date_gmt . ' UTC' ) <= $this->clock->now() - self::COMMENT_AGE_S ) {
			return;
		}
		try {
			if ( $this->mailings->has_recipients( $post->ID ) && $this->mailings->add( Mailings::COMMENT, (int) $comment->comment_ID, $post->ID ) ) {
				Sender::schedule();
			}
		} catch ( Storage_Error $error ) {
			// The comment is stored anyway.
			return;
		}
	}

	/**
	 * @param string     $status
	 * @param string     $old_status
	 * @param WP_Comment $comment
	 */
	public function on_comment_status( $status, $old_status, $comment ): void {
		if ( 'approved' === $status ) {
			$this->on_comment( (int) $comment->comment_ID );
		}
	}

	/** Whether followers can get the comments of a post. Those of products are reviews, which aren't sent; attachments aren't published. */
	public static function sends_comments_of( WP_Post $post ): bool {
		return self::is_public( $post ) && 'product' !== $post->post_type;
	}

	public static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && is_post_publicly_viewable( $post );
	}
}
