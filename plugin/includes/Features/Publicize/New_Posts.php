<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds jobs for posts that are published. */
class New_Posts {

	/** Meta of a post that was shared, so that publishing it again doesn't share it again. */
	public const SHARED = '_jetpack_dashboard_publicized';

	private Jobs $jobs;
	private Connections $connections;

	public function __construct( Jobs $jobs, Connections $connections ) {
		$this->jobs        = $jobs;
		$this->connections = $connections;
	}

	/** @param WP_Post|null $before */
	public function on_post( WP_Post $post, $before ): void {
		$is_new = ! $before instanceof WP_Post || 'publish' !== $before->post_status;
		if ( ! $is_new || 'post' !== $post->post_type || ! self::is_public( $post ) || defined( 'WP_IMPORTING' ) || self::is_shared( $post->ID ) ) {
			return;
		}

		try {
			$off         = Post_Fields::off( $post->ID );
			$connections = array_filter( $this->connections->for_author( (int) $post->post_author ), static fn( Connection $one ): bool => ! in_array( $one->id, $off, true ) );
			foreach ( $connections as $connection ) {
				$this->jobs->add( $post->ID, (int) $post->post_author, $connection );
			}
		} catch ( Storage_Error $error ) {
			// The post is published anyway.
			return;
		}
		update_post_meta( $post->ID, self::SHARED, '1' );
		if ( $connections ) {
			Dispatcher::schedule();
		}
	}

	public static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password;
	}

	public static function is_shared( int $post_id ): bool {
		return '' !== get_post_meta( $post_id, self::SHARED, true );
	}
}
