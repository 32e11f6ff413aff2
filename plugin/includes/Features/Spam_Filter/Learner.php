<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/**
 * Learns from what moderators decide, and in the background from comments that are older than the filter. Visitors can't teach it:
 * what it lets pass or catches itself changes nothing until a moderator decides.
 */
class Learner {

	/** Metadata of a learned comment: spam or ham. */
	public const LEARNED = '_jetpack_dashboard_spam_learned';

	/** Older comments of each status that are read at most, the newest first. */
	private const MAX_OLDER = 5000;

	private const SLICE         = 100;
	private const SLICE_SECONDS = 10;

	private Learned_Tokens $tokens;
	private State $state;

	public function __construct( Learned_Tokens $tokens, State $state ) {
		$this->tokens = $tokens;
		$this->state  = $state;
	}

	/** Starts when an admin page is opened after the module was turned on, or continues if it was turned off while learning. */
	public function start_once(): void {
		if ( $this->state->next_before() > 0 ) {
			// Later, because a slice may be at work.
			self::schedule( MINUTE_IN_SECONDS );
		} elseif ( ! $this->state->has_started() ) {
			try {
				$this->start();
			} catch ( Storage_Error $error ) {
				// The next admin page tries again.
				return;
			}
		}
	}

	/**
	 * Forgets everything, and learns from the site's comments in the background.
	 *
	 * @throws Storage_Error
	 */
	public function start(): void {
		global $wpdb;
		$this->tokens->forget_all();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Once.
		$newest = (int) $wpdb->get_var( "SELECT MAX(comment_ID) FROM $wpdb->comments" );
		$this->state->start( $newest );
		self::schedule();
	}

	public static function schedule( int $delay_s = 0 ): void {
		if ( ! wp_next_scheduled( Spam_Filter::LEARN_HOOK ) ) {
			wp_schedule_single_event( time() + $delay_s, Spam_Filter::LEARN_HOOK );
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( Spam_Filter::LEARN_HOOK );
	}

	/** Learns a slice of older comments, and schedules the next one. */
	public function learn_slice(): void {
		$before   = $this->state->next_before();
		$until    = microtime( true ) + self::SLICE_SECONDS;
		$is_stuck = false;
		while ( $before > 0 && ! $is_stuck && microtime( true ) < $until ) {
			$next     = $this->learn_before( $before );
			$is_stuck = $next === $before;
			$before   = $next;
			$this->state->proceed( $before );
		}
		if ( $before > 0 ) {
			self::schedule( $is_stuck ? HOUR_IN_SECONDS : 0 );
		}
	}

	/**
	 * @param string|int $new_status
	 * @param string|int $old_status
	 * @param WP_Comment $comment
	 */
	public function decide( $new_status, $old_status, $comment ): void {
		if ( ! $comment instanceof WP_Comment || ! $this->state->has_started() || ! self::is_moderator() ) {
			return;
		}
		try {
			if ( 'spam' === $new_status ) {
				$this->learn( $comment, 'spam' );
			} elseif ( 'approved' === $new_status || ( 'spam' === $old_status && 'unapproved' === $new_status ) ) {
				$this->learn( $comment, 'ham' );
			} elseif ( 'approved' === $old_status && 'unapproved' === $new_status ) {
				$this->forget( $comment );
			}
		} catch ( Storage_Error $error ) {
			// Moderating works without learning.
			return;
		}
	}

	/** Commands of WP-CLI are the administrator's, unless they run scheduled work. */
	private static function is_moderator(): bool {
		return current_user_can( 'moderate_comments' ) || ( defined( 'WP_CLI' ) && WP_CLI && ! wp_doing_cron() && 0 === get_current_user_id() );
	}

	/**
	 * @param string $kind spam or ham.
	 * @throws Storage_Error
	 */
	private function learn( WP_Comment $comment, string $kind ): void {
		if ( get_comment_meta( (int) $comment->comment_ID, self::LEARNED, true ) === $kind ) {
			return;
		}
		$this->forget( $comment );
		$message = Comment_Messages::of( $comment );
		if ( ( new Bayes( $this->tokens ) )->knows( $message, $kind ) ) {
			return;
		}
		$this->tokens->learn( $message, $kind );
		update_comment_meta( (int) $comment->comment_ID, self::LEARNED, $kind );
	}

	/** @throws Storage_Error */
	private function forget( WP_Comment $comment ): void {
		$kind = get_comment_meta( (int) $comment->comment_ID, self::LEARNED, true );
		if ( ! in_array( $kind, array( 'spam', 'ham' ), true ) ) {
			return;
		}
		$this->tokens->forget( Comment_Messages::of( $comment ), $kind );
		delete_comment_meta( (int) $comment->comment_ID, self::LEARNED );
	}

	/**
	 * Learns comments with smaller ids than this, the newest first.
	 *
	 * @return int The smallest id that was read; 0 if there are no more, or if enough were learned. If the database fails, the one before the comment at which it did.
	 */
	private function learn_before( int $before ): int {
		$ids = $this->ids_before( $before );
		_prime_comment_caches( $ids );
		$next = $this->learn_all( array_filter( array_map( 'get_comment', $ids ) ) );
		// A site can have millions, more than fit into the memory.
		wp_cache_delete_multiple( $ids, 'comment' );
		wp_cache_delete_multiple( $ids, 'comment_meta' );

		return $next ?? ( count( $ids ) < self::SLICE ? 0 : min( $ids ) );
	}

	/** @return int[] Of comments of the kinds of which more are to be learned. */
	private function ids_before( int $before ): array {
		global $wpdb;
		$totals   = $this->tokens->totals();
		$statuses = array_keys(
			array_filter(
				array(
					'1'    => $totals['ham'] < self::MAX_OLDER,
					'spam' => $totals['spam'] < self::MAX_OLDER,
				)
			)
		);
		if ( ! $statuses ) {
			return array();
		}

		// phpcs:disable WordPress.DB -- get_comments() can't continue by id. The statuses are those above.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT comment_ID FROM $wpdb->comments WHERE comment_ID < %d AND comment_approved IN ('" . implode( "', '", $statuses ) . "') AND comment_type IN ('', 'comment', 'pingback', 'trackback') ORDER BY comment_ID DESC LIMIT %d",
				$before,
				self::SLICE
			)
		);
		// phpcs:enable

		return array_map( 'intval', $ids );
	}

	/**
	 * @param WP_Comment[] $comments
	 * @return int|null If the database fails, the id before the comment at which it did.
	 */
	private function learn_all( array $comments ): ?int {
		foreach ( $comments as $comment ) {
			$kind    = 'spam' === $comment->comment_approved ? 'spam' : 'ham';
			$decided = get_comment_meta( (int) $comment->comment_ID, self::LEARNED, true );
			if ( (int) $comment->comment_ID > $this->state->last_older() && '' === $decided ) {
				continue;
			}
			$totals = $this->tokens->totals();
			if ( $totals[ $kind ] >= self::MAX_OLDER ) {
				continue;
			}
			try {
				$message = Comment_Messages::of( $comment );
				if ( ! ( new Bayes( $this->tokens ) )->knows( $message, $kind ) ) {
					$this->tokens->learn( $message, $kind );
					update_comment_meta( (int) $comment->comment_ID, self::LEARNED, $kind );
				} elseif ( '' !== $decided ) {
					delete_comment_meta( (int) $comment->comment_ID, self::LEARNED );
				}
			} catch ( Storage_Error $error ) {
				return 1 + (int) $comment->comment_ID;
			}
		}

		return null;
	}
}
