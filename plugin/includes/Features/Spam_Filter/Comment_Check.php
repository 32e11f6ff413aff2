<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Checks new comments. Suspicious ones wait for moderation, and those that are very likely spam go to the spam queue. None is deleted. */
class Comment_Check {

	/** Metadata with the reasons, which WordPress deletes with the comment. */
	public const REASONS = '_jetpack_dashboard_spam_reasons';

	private Judge $judge;
	private Day_Counts $counts;

	/** The verdict on the comment that is being saved. */
	private ?Verdict $verdict = null;

	public function __construct( Judge $judge, Day_Counts $counts ) {
		$this->judge  = $judge;
		$this->counts = $counts;
	}

	/**
	 * @param mixed                $approved 1, 0, 'spam', 'trash' or a WP_Error.
	 * @param array<string, mixed> $data     Of the comment.
	 * @return mixed
	 */
	public function check( $approved, $data ) {
		$this->verdict = null;
		if ( is_wp_error( $approved ) || Judge::stands_aside() || self::is_trusted( (array) $data ) ) {
			return $approved;
		}

		$verdict = $this->judge->judge_comment( array_map( static fn( $value ) => is_string( $value ) ? wp_unslash( $value ) : $value, (array) $data ), did_action( 'pre_comment_on_post' ) > 0 );
		if ( Verdict::HAM === $verdict->decision() ) {
			return $approved;
		}
		$this->verdict = $verdict;
		if ( in_array( $approved, array( 'spam', 'trash' ), true ) ) {
			return $approved;
		}

		return Verdict::SPAM === $verdict->decision() ? 'spam' : 0;
	}

	/**
	 * @param int        $id
	 * @param WP_Comment $comment
	 */
	public function save_reasons( $id, $comment ): void {
		$verdict       = $this->verdict;
		$this->verdict = null;
		if ( ! $verdict || ! $comment instanceof WP_Comment || '1' === $comment->comment_approved ) {
			return;
		}
		$reasons = array();
		foreach ( $verdict->reasons() as $code => $reason ) {
			$reasons[] = array( $code, round( $reason['points'], 1 ), $reason['detail'] );
		}
		add_comment_meta( (int) $id, self::REASONS, $reasons, true );
		$this->counts->add( '0' === $comment->comment_approved ? Verdict::HOLD : Verdict::SPAM, array_keys( array_filter( $verdict->reasons(), static fn( array $reason ): bool => $reason['points'] > 0 ) ) );
	}

	/** @param array<string, mixed> $data */
	private static function is_trusted( array $data ): bool {
		$user = (int) ( $data['user_id'] ?? $data['user_ID'] ?? 0 );
		$post = get_post( (int) ( $data['comment_post_ID'] ?? 0 ) );

		return $user > 0 && ( user_can( $user, 'moderate_comments' ) || ( $post && $user === (int) $post->post_author ) );
	}
}
