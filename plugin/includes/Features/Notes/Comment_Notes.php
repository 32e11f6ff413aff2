<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Comments, including those that await approval. Authors see only those on their own posts. */
final class Comment_Notes implements Note_Source {

	public const ID = 'comments';

	private const MODERATE = 'moderate_comments';

	/** Plugins use other types for other things, such as order notes. */
	private const TYPES = array( '', 'comment', 'pingback', 'trackback', 'review' );

	/**
	 * @param int        $id
	 * @param WP_Comment $comment
	 */
	public static function on_comment( $id, $comment ): void {
		if ( in_array( $comment->comment_approved, array( '0', '1' ), true ) && in_array( $comment->comment_type, self::TYPES, true ) && ! defined( 'WP_IMPORTING' ) ) {
			Note_Hooks::announce( self::ID, self::MODERATE, (int) get_post_field( 'post_author', (int) $comment->comment_post_ID ) );
		}
	}

	public function capability(): string {
		return 'edit_posts';
	}

	public function newest( int $since, int $limit ): array {
		// A query for each status, since WordPress's index starts with it.
		$comments = array_merge( $this->comments( 'approve', $since, $limit ), $this->comments( 'hold', $since, $limit ) );
		$comments = array_filter( $comments, static fn( WP_Comment $comment ): bool => current_user_can( 'edit_comment', (int) $comment->comment_ID ) );

		return array_map( array( $this, 'note' ), $comments );
	}

	/** @return WP_Comment[] */
	private function comments( string $status, int $since, int $limit ): array {
		$comments = get_comments(
			( current_user_can( self::MODERATE ) ? array() : array( 'post_author' => get_current_user_id() ) ) + array(
				'status'                    => $status,
				'type'                      => array( 'comment', 'pings', 'review' ),
				'number'                    => $limit,
				'orderby'                   => 'comment_date_gmt',
				'author__not_in'            => array( get_current_user_id() ),
				'date_query'                => array(
					array(
						'column' => 'comment_date_gmt',
						'after'  => gmdate( 'Y-m-d H:i:s', $since ),
					),
				),
				'update_comment_meta_cache' => false,
				'update_comment_post_cache' => true,
			)
		);

		return is_array( $comments ) ? array_filter( $comments, static fn( $comment ): bool => $comment instanceof WP_Comment ) : array();
	}

	private function note( WP_Comment $comment ): Note {
		$id       = (int) $comment->comment_ID;
		$is_held  = '1' !== $comment->comment_approved;
		$template = $is_held
			/* translators: 1: author of a comment, 2: title of a post. */
			? __( '%1$s commented on “%2$s” (awaiting approval)', 'jetpack-dashboard' )
			/* translators: 1: author of a comment, 2: title of a post. */
			: __( '%1$s commented on “%2$s”', 'jetpack-dashboard' );

		return new Note(
			sprintf( $template, Note::plain( get_comment_author( $comment ) ), Note::title( (int) $comment->comment_post_ID ) ),
			$is_held ? admin_url( "comment.php?action=editcomment&c=$id" ) : get_comment_link( $comment ),
			(int) strtotime( $comment->comment_date_gmt . ' UTC' ),
			Note::plain( $comment->comment_content, 140 )
		);
	}
}
