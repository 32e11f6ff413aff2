<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Deletes likes with their posts, comments and users, and old counts. */
final class Cleanup {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	/**
	 * @param int      $id
	 * @param \WP_Post $post
	 */
	public function forget_post( $id, $post ): void {
		if ( 'revision' !== $post->post_type ) {
			$this->services->get( Like_Store::class )->forget_subject( Subject::POST, (int) $id );
		}
	}

	/** @param int $id */
	public function forget_comment( $id ): void {
		$this->services->get( Like_Store::class )->forget_subject( Subject::COMMENT, (int) $id );
	}

	/** @param int $id */
	public function forget_user( $id ): void {
		$this->services->get( User_Likes::class )->forget( (int) $id );
	}

	public function prune(): void {
		$this->services->get( Like_Store::class )->prune();
	}
}
