<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Likes\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts of all public types. */
final class Liked_Posts implements Subject {

	public function kind(): int {
		return self::POST;
	}

	/** Not if the button was turned off for the post. It may be shown by the block where it isn't shown by default. */
	public function can_be_liked( int $id ): bool {
		$post = get_post( $id );

		return $post && 'attachment' !== $post->post_type && '' === $post->post_password && is_post_publicly_viewable( $post ) && Post_Switch::OFF !== Post_Switch::chosen( $id );
	}

	public function url( int $id ): string {
		return (string) get_permalink( $id );
	}

	public function prime( array $ids ): void {
		_prime_post_caches( $ids, false, true );
	}
}
