<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Comments as messages, the same way for judging and for learning. */
final class Comment_Messages {

	public static function of( WP_Comment $comment ): Message {
		return new Message( $comment->comment_content, $comment->comment_author, $comment->comment_author_url );
	}

	/** @param array<string, mixed> $data Of a comment that is about to be saved, without slashes. */
	public static function of_data( array $data ): Message {
		return new Message( (string) ( $data['comment_content'] ?? '' ), (string) ( $data['comment_author'] ?? '' ), (string) ( $data['comment_author_url'] ?? '' ) );
	}
}
