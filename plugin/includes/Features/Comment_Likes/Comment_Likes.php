<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comment_Likes;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Likes\Button;
use Jetpack_Dashboard\Kernel\Likes\Count_Link;
use Jetpack_Dashboard\Kernel\Likes\Counts;
use Jetpack_Dashboard\Kernel\Likes\Like_Hooks;
use Jetpack_Dashboard\Kernel\Likes\Subject;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** A like button below each comment, and a column in the list of comments. The order of comments stays. */
final class Comment_Likes {

	/** After WordPress has added paragraphs. */
	private const PRIORITY = 40;

	private const COLUMN = 'jetpack_dashboard_likes';

	/** Comments of a post whose likes by the user are loaded in one query. */
	private const PRIMED = 500;

	private Container $services;

	/** The post whose likes by the user are loaded. */
	private int $primed_post = 0;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$this->services->get( Like_Hooks::class )->register( 'comment', Liked_Comments::class );
		add_filter( 'comment_text', array( $this, 'append' ), self::PRIORITY, 2 );
		Backend_Hooks::add(
			function (): void {
				add_filter( 'manage_edit-comments_columns', array( $this, 'add_column' ) );
				add_action( 'manage_comments_custom_column', array( $this, 'print_cell' ), 10, 2 );
			}
		);
	}

	/**
	 * @param string          $text
	 * @param WP_Comment|null $comment
	 */
	public function append( $text, $comment = null ): string {
		if ( ! $comment instanceof WP_Comment || is_admin() || is_feed() || ! is_singular() || wp_is_serving_rest_request() ) {
			return (string) $text;
		}
		$comments = $this->services->get( Liked_Comments::class );
		$id       = (int) $comment->comment_ID;
		if ( ! $comments->can_be_liked( $id ) ) {
			return (string) $text;
		}

		$button = $this->services->get( Button::class );
		$this->prime( $button, (int) $comment->comment_post_ID );

		/* translators: %s: author of a comment. */
		return $text . $button->html( $comments, $id, sprintf( __( 'Like the comment by %s', 'jetpack-dashboard' ), wp_strip_all_tags( get_comment_author( $comment ) ) ), 'class="jp-like jp-like--comment"' );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function add_column( $columns ): array {
		return array_merge( (array) $columns, array( self::COLUMN => __( 'Likes', 'jetpack-dashboard' ) ) );
	}

	/**
	 * @param string $column
	 * @param int    $comment_id
	 */
	public function print_cell( $column, $comment_id ): void {
		if ( self::COLUMN === $column ) {
			echo Count_Link::html( 'comment', (int) $comment_id, Counts::of( 'comment', (int) $comment_id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
	}

	private function prime( Button $button, int $post_id ): void {
		if ( $this->primed_post === $post_id || ! is_user_logged_in() ) {
			return;
		}
		$this->primed_post = $post_id;

		$ids = get_comments(
			array(
				'post_id' => $post_id,
				'status'  => 'approve',
				'fields'  => 'ids',
				'number'  => self::PRIMED,
			)
		);
		$button->prime( Subject::COMMENT, is_array( $ids ) ? array_map( 'intval', $ids ) : array() );
	}
}
