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

	/** Meta of a scheduled post: the user who scheduled it. */
	private const SCHEDULED_BY = '_jetpack_dashboard_publicize_scheduled_by';

	private Jobs $jobs;
	private Connections $connections;

	public function __construct( Jobs $jobs, Connections $connections ) {
		$this->jobs        = $jobs;
		$this->connections = $connections;
	}

	/** @param WP_Post|null $before */
	public function on_post( WP_Post $post, $before ): void {
		self::store_scheduler( $post, $before );
		$is_new = ! $before instanceof WP_Post || 'publish' !== $before->post_status;
		if ( ! $is_new || 'post' !== $post->post_type || ! self::is_public( $post ) || defined( 'WP_IMPORTING' ) || self::is_shared( $post->ID ) ) {
			return;
		}

		try {
			$off         = Post_Fields::off( $post->ID );
			$connections = array_filter( $this->connections->for_post( (int) $post->post_author, self::publisher( $post, $before ) ), static fn( Connection $one ): bool => ! in_array( $one->id, $off, true ) );
			foreach ( $connections as $connection ) {
				$this->jobs->add( $post->ID, (int) $post->post_author, $connection );
			}
		} catch ( Storage_Error $error ) {
			// The post is published anyway.
			return;
		}
		update_post_meta( $post->ID, self::SHARED, '1' );
		delete_post_meta( $post->ID, self::SCHEDULED_BY );
		if ( $connections ) {
			Dispatcher::schedule();
		}
	}

	/**
	 * Who publishes a post, or scheduled it. Publishing a scheduled post early counts as publishing it.
	 *
	 * @param WP_Post|null $before Null if it isn't published yet.
	 * @return int 0 for the site itself.
	 */
	public static function publisher( WP_Post $post, $before ): int {
		$is_scheduled = 'future' === ( $before instanceof WP_Post ? $before : $post )->post_status;
		// Cron may run in the request of any user.
		if ( $is_scheduled && ( wp_doing_cron() || 'future' === $post->post_status || ! is_user_logged_in() ) ) {
			return (int) get_post_meta( $post->ID, self::SCHEDULED_BY, true );
		}

		return get_current_user_id();
	}

	/** @param WP_Post|null $before */
	private static function store_scheduler( WP_Post $post, $before ): void {
		if ( 'post' === $post->post_type && 'future' === $post->post_status && ! ( $before instanceof WP_Post && 'future' === $before->post_status ) ) {
			update_post_meta( $post->ID, self::SCHEDULED_BY, get_current_user_id() );
		}
	}

	public static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password;
	}

	public static function is_shared( int $post_id ): bool {
		return '' !== get_post_meta( $post_id, self::SHARED, true );
	}
}
