<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Likes of the current user or visitor. */
final class Likes {

	private Subjects $subjects;
	private Like_Store $store;
	private Visitor $visitor;

	public function __construct( Subjects $subjects, Like_Store $store, Visitor $visitor ) {
		$this->subjects = $subjects;
		$this->store    = $store;
		$this->visitor  = $visitor;
	}

	/**
	 * Adds a like, or removes it. Visitors who aren't logged in can only add one.
	 *
	 * @param string $type 'post' or 'comment'.
	 * @return int|WP_Error Number of likes; not_active (404), cross_site (403), not_found (404), rest_forbidden (401), too_many_likes (429), storage_failed (500).
	 */
	public function set( string $type, int $id, bool $is_liked ) {
		$subject = $this->subjects->get( $type );
		$user_id = get_current_user_id();

		if ( null === $subject ) {
			return self::not_active();
		}
		if ( ! Visitor::is_from_this_site( $_SERVER ) ) {
			return self::error( 'cross_site', __( 'Likes can only be sent from this site.', 'jetpack-dashboard' ), 403 );
		}
		if ( ! $subject->can_be_liked( $id ) ) {
			return self::error( 'not_found', __( 'This can’t be liked. It may have been removed.', 'jetpack-dashboard' ), 404 );
		}
		if ( 0 === $user_id && ! $is_liked ) {
			return self::error( 'rest_forbidden', __( 'Please log in to do that.', 'jetpack-dashboard' ), 401 );
		}

		try {
			$likes = $this->visitor->allows( $user_id ) ? $this->write( $subject, $id, $is_liked, $user_id ) : null;
		} catch ( Storage_Error $error ) {
			return self::error( 'storage_failed', __( 'Your like could not be saved. Try again in a moment.', 'jetpack-dashboard' ), 500 );
		}

		return $likes ?? self::error( 'too_many_likes', __( 'Too many likes. Try again later.', 'jetpack-dashboard' ), 429 );
	}

	/**
	 * What is shown next to the buttons, in few queries. Leaves out what can't be liked.
	 *
	 * @param string $type 'post' or 'comment'.
	 * @param int[]  $ids
	 * @return array<int, array{id: int, count: int, text: string, liked: bool}>
	 */
	public function get( string $type, array $ids ): array {
		$subject = $this->subjects->get( $type );
		if ( null === $subject || array() === $ids ) {
			return array();
		}

		$subject->prime( $ids );
		$user_id = get_current_user_id();
		$liked   = $user_id ? $this->store->liked_by( $subject->kind(), $ids, $user_id ) : array();

		return array_map(
			static fn( int $id ): array => self::state( $type, $id, in_array( $id, $liked, true ) ),
			array_values( array_filter( $ids, array( $subject, 'can_be_liked' ) ) )
		);
	}

	/**
	 * @param string $type 'post' or 'comment'.
	 * @return array{id: int, count: int, text: string, liked: bool}
	 */
	public static function state( string $type, int $id, bool $is_liked ): array {
		$count = Counts::of( $type, $id );

		return array(
			'id'    => $id,
			'count' => $count,
			'text'  => Counts::text( $count ),
			'liked' => $is_liked,
		);
	}

	public static function not_active(): WP_Error {
		return self::error( 'not_active', __( 'Likes are off.', 'jetpack-dashboard' ), 404 );
	}

	/**
	 * @return int|null Null if it is too much.
	 * @throws Storage_Error
	 */
	private function write( Subject $subject, int $id, bool $is_liked, int $user_id ): ?int {
		$type   = Counts::type( $subject->kind() );
		$before = Counts::of( $type, $id );
		if ( 0 === $user_id ) {
			$likes = $this->visitor->allows_like( $subject, $id ) ? $this->store->add_visitor( $subject->kind(), $id, $this->visitor->token( $subject, $id ) ) : null;
		} else {
			$likes = $is_liked ? $this->store->add_user( $subject->kind(), $id, $user_id ) : $this->store->remove_user( $subject->kind(), $id, $user_id );
		}

		if ( null !== $likes && $likes > $before ) {
			/**
			 * Fires after a post or comment was liked.
			 *
			 * @since 1.0.0
			 *
			 * @param string $type    'post' or 'comment'.
			 * @param int    $id
			 * @param int    $user_id 0 for visitors.
			 * @param int    $likes   Number of likes.
			 */
			do_action( 'jetpack_dashboard_liked', $type, $id, $user_id, $likes );
		}

		return $likes;
	}

	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
