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

	public function register(): void {
		add_action( 'deleted_post', array( $this, 'forget_post' ), 10, 2 );
		add_action( 'deleted_comment', array( $this, 'forget_comment' ) );
		add_action( 'deleted_user', array( $this, 'forget_user' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forget_user' ) );
		add_action( 'wp_scheduled_delete', array( $this, 'prune' ) );
		add_filter( 'wxr_export_skip_postmeta', array( Counts::class, 'skip_in_exports' ), 10, 2 );
		add_filter( 'wxr_export_skip_commentmeta', array( Counts::class, 'skip_in_exports' ), 10, 2 );
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
