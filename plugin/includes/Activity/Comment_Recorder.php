<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Comments. Those of visitors are summed per hour, without names, addresses and texts. */
class Comment_Recorder {

	private const TYPES = array( '', 'comment', 'pingback', 'trackback' );

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/**
	 * @param int        $id
	 * @param WP_Comment $comment
	 */
	public function on_new( $id, $comment ): void {
		if ( ! in_array( $comment->comment_type, self::TYPES, true ) ) {
			return;
		}
		$user_id = (int) $comment->user_id;
		$this->log->add( $user_id > 0 ? self::event( 'written', $comment )->by( $user_id ) : ( new Event( Entry::COMMENTS, 'received' ) )->by( 0 )->in_lane( Activity_Log::VISITORS )->summed() );
	}

	/**
	 * @param string     $status
	 * @param string     $old
	 * @param WP_Comment $comment
	 */
	public function on_status( $status, $old, $comment ): void {
		// Deleting is logged by on_deleted().
		if ( $status !== $old && 'delete' !== $status && in_array( $comment->comment_type, self::TYPES, true ) ) {
			$this->log->add( self::event( 'status', $comment )->changed( array( 'status' => $old ), array( 'status' => $status ) ) );
		}
	}

	/** @param int $id */
	public function on_edited( $id ): void {
		$comment = get_comment( (int) $id );
		if ( $comment instanceof WP_Comment && in_array( $comment->comment_type, self::TYPES, true ) ) {
			$this->log->add( self::event( 'edited', $comment )->summed() );
		}
	}

	/**
	 * @param int        $id
	 * @param WP_Comment $comment
	 */
	public function on_deleted( $id, $comment ): void {
		if ( in_array( $comment->comment_type, self::TYPES, true ) ) {
			$this->log->add( self::event( 'deleted', $comment ) );
		}
	}

	private static function event( string $action, WP_Comment $comment ): Event {
		return ( new Event( Entry::COMMENTS, $action ) )->about( $comment->comment_ID, (string) get_post_field( 'post_title', (int) $comment->comment_post_ID, 'raw' ) );
	}
}
