<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Likes\Counts;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Mail\Hand_Over;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Emails authors about new likes, in the background: a few minutes after the first like, and then once a day at most, however many
 * likes there are. If PHP is killed, the next run sends the email, unless it was handed over already (docs/decisions/045).
 */
final class Like_Mail {

	/** User option: number of likes before the new ones, by post. */
	public const WAITING = 'jetpack_dashboard_likes_waiting';

	/** User option: time of the last email. */
	public const SENT = 'jetpack_dashboard_likes_mailed';

	/** User option: what the email says that is being handed over: number of likes, by post. */
	public const HANDED_OVER = 'jetpack_dashboard_likes_handed_over';

	/** Posts in one email. */
	private const MAX_POSTS = 20;

	private const DELAY_S = 2 * MINUTE_IN_SECONDS;

	/** Until the next run, if PHP is killed during this one. Longer than the lock. */
	private const RESUME_S = 10 * MINUTE_IN_SECONDS;

	private const LOCK   = 'likes_mail_';
	private const LOCK_S = MINUTE_IN_SECONDS;

	private Settings_Store $settings;
	private Hand_Over $hand_over;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Settings_Store $settings, Hand_Over $hand_over, Lock $lock, Clock $clock ) {
		$this->settings  = $settings;
		$this->hand_over = $hand_over;
		$this->lock      = $lock;
		$this->clock     = $clock;
	}

	/**
	 * @param string $type
	 * @param int    $post_id
	 * @param int    $user_id 0 for visitors.
	 * @param int    $likes   Number of likes.
	 */
	public function schedule( $type, $post_id, $user_id, $likes ): void {
		$author = 'post' === $type ? (int) get_post_field( 'post_author', $post_id ) : 0;
		if ( 0 === $author || $author === $user_id || ! $this->settings->get( 'social_notifications_like' ) ) {
			return;
		}

		$waiting = self::waiting( $author );
		if ( ! isset( $waiting[ $post_id ] ) && count( $waiting ) < self::MAX_POSTS ) {
			update_user_option( $author, self::WAITING, $waiting + array( $post_id => $likes - 1 ) );
		}
		$this->plan( $author );
	}

	/** @param int $author */
	public function send( $author ): void {
		$author = (int) $author;
		// WordPress removes an event before it runs it.
		wp_schedule_single_event( time() + self::RESUME_S, Likes_Hooks::MAIL_HOOK, array( $author ) );
		if ( ! $this->lock->acquire( self::LOCK . $author, self::LOCK_S ) ) {
			return;
		}

		try {
			$handed_over = get_user_option( self::HANDED_OVER, $author );
			if ( is_array( $handed_over ) ) {
				// PHP was killed, and the email may have been sent.
				$this->settle( $author, $handed_over );
			}
			$this->send_waiting( $author );
		} finally {
			$this->lock->release( self::LOCK . $author );
		}
		wp_clear_scheduled_hook( Likes_Hooks::MAIL_HOOK, array( $author ) );
		if ( self::waiting( $author ) ) {
			$this->plan( $author );
		}
	}

	private function plan( int $author ): void {
		if ( ! wp_next_scheduled( Likes_Hooks::MAIL_HOOK, array( $author ) ) ) {
			$now = $this->clock->now();
			wp_schedule_single_event( max( $now + self::DELAY_S, (int) get_user_option( self::SENT, $author ) + DAY_IN_SECONDS ), Likes_Hooks::MAIL_HOOK, array( $author ) );
		}
	}

	private function send_waiting( int $author ): void {
		$user    = get_userdata( $author );
		$waiting = self::waiting( $author );
		if ( ! $user || ! $this->settings->get( 'social_notifications_like' ) ) {
			delete_user_option( $author, self::WAITING );
			return;
		}

		$totals = array();
		foreach ( array_keys( $waiting ) as $id ) {
			$totals[ $id ] = Counts::of( 'post', $id );
		}
		$has_switched = switch_to_user_locale( $author );
		$posts        = self::posts( $waiting, $totals );
		$is_accepted  = ! $posts || $this->hand_over->send( static fn(): bool => self::mail( $user, $posts ), fn(): bool => $this->mark( $author, $totals ) );
		if ( $has_switched ) {
			restore_previous_locale();
		}

		if ( $is_accepted ) {
			$this->settle( $author, $totals );
		} else {
			// Tries again with the next day's likes.
			update_user_option( $author, self::SENT, $this->clock->now() );
			delete_user_option( $author, self::HANDED_OVER );
		}
	}

	/**
	 * Records the hand-over, so that the email is not sent again if PHP is killed.
	 *
	 * @param array<int, int> $totals Number of likes that the email tells about, by post.
	 */
	private function mark( int $author, array $totals ): bool {
		update_user_option( $author, self::SENT, $this->clock->now() );
		update_user_option( $author, self::HANDED_OVER, $totals );

		return true;
	}

	/**
	 * Removes what an email told. Likes that came while it was sent wait for the next one.
	 *
	 * @param array<int, int> $told Number of likes, by post.
	 */
	private function settle( int $author, array $told ): void {
		wp_cache_delete( $author, 'user_meta' );
		$waiting = self::waiting( $author );
		foreach ( $told as $id => $total ) {
			unset( $waiting[ $id ] );
			Counts::forget( 'post', $id );
			if ( Counts::of( 'post', $id ) > $total ) {
				$waiting[ $id ] = $total;
			}
		}
		if ( $waiting ) {
			update_user_option( $author, self::WAITING, $waiting );
		} else {
			delete_user_option( $author, self::WAITING );
		}
		delete_user_option( $author, self::HANDED_OVER );
	}

	/** @param string[] $posts */
	private static function mail( WP_User $user, array $posts ): bool {
		return wp_mail(
			$user->user_email,
			/* translators: %s: the site's name. */
			sprintf( __( '[%s] New likes for your posts', 'jetpack-dashboard' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) ),
			implode( "\n\n", array_merge( array( __( 'Readers liked your posts:', 'jetpack-dashboard' ) ), $posts ) )
		);
	}

	/**
	 * @param array<int, int> $waiting Number of likes before the new ones, by post.
	 * @param array<int, int> $totals  Number of all likes, by post.
	 * @return string[] A text per post. Likes may have been taken back, and posts deleted.
	 */
	private static function posts( array $waiting, array $totals ): array {
		$texts = array();
		foreach ( $waiting as $id => $before ) {
			$total = $totals[ $id ];
			$title = html_entity_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES, 'UTF-8' );
			if ( $total > $before && is_post_publicly_viewable( $id ) ) {
				$texts[] = sprintf(
					/* translators: 1: title of a post, 2: number of new likes, 3: number of all likes. */
					_n( '“%1$s”: %2$s new like (%3$s in total)', '“%1$s”: %2$s new likes (%3$s in total)', $total - $before, 'jetpack-dashboard' ),
					$title,
					number_format_i18n( $total - $before ),
					number_format_i18n( $total )
				) . "\n" . get_permalink( $id );
			}
		}

		return $texts;
	}

	/** @return array<int, int> Number of likes before the new ones, by post. */
	private static function waiting( int $author ): array {
		$waiting = get_user_option( self::WAITING, $author );

		return is_array( $waiting ) ? array_map( 'intval', $waiting ) : array();
	}
}
