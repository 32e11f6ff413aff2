<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comment_Likes;

use Jetpack_Dashboard\Kernel\Likes\Subject;

defined( 'ABSPATH' ) || exit;

/** Approved comments on public posts. */
final class Liked_Comments implements Subject {

	public function kind(): int {
		return self::COMMENT;
	}

	public function can_be_liked( int $id ): bool {
		$comment = get_comment( $id );
		$post    = $comment ? get_post( (int) $comment->comment_post_ID ) : null;

		return $comment && $post && '1' === $comment->comment_approved && in_array( $comment->comment_type, array( '', 'comment' ), true ) && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	public function url( int $id ): string {
		return get_comment_link( $id );
	}

	public function prime( array $ids ): void {
		_prime_comment_caches( $ids, false );
		update_meta_cache( 'comment', $ids );
		_prime_post_caches( array_map( 'intval', wp_list_pluck( array_filter( array_map( 'get_comment', $ids ) ), 'comment_post_ID' ) ), false, false );
	}
}
