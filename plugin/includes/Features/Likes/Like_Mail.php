<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Likes\Counts;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Emails authors about new likes, in the background: a few minutes after the first like, and then once a day at most, however many
 * likes there are.
 */
final class Like_Mail {

	public const HOOK = 'jetpack_dashboard_mail_likes';

	/** User option: number of likes before the new ones, by post. */
	public const WAITING = 'jetpack_dashboard_likes_waiting';

	/** User option: time of the last email. */
	public const SENT = 'jetpack_dashboard_likes_mailed';

	/** Posts in one email. */
	private const MAX_POSTS = 20;

	private const DELAY_S = 2 * MINUTE_IN_SECONDS;

	private Settings_Store $settings;
	private Clock $clock;

	public function __construct( Settings_Store $settings, Clock $clock ) {
		$this->settings = $settings;
		$this->clock    = $clock;
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
		if ( ! wp_next_scheduled( self::HOOK, array( $author ) ) ) {
			$now = $this->clock->now();
			wp_schedule_single_event( max( $now + self::DELAY_S, (int) get_user_option( self::SENT, $author ) + DAY_IN_SECONDS ), self::HOOK, array( $author ) );
		}
	}

	/** @param int $author */
	public function send( $author ): void {
		$author  = (int) $author;
		$user    = get_userdata( $author );
		$waiting = self::waiting( $author );
		delete_user_option( $author, self::WAITING );
		if ( ! $user || ! $this->settings->get( 'social_notifications_like' ) ) {
			return;
		}

		$has_switched = switch_to_user_locale( $author );
		$posts        = self::posts( $waiting );
		if ( $posts ) {
			// First, so that a mail server that never responds doesn't cause another email.
			update_user_option( $author, self::SENT, $this->clock->now() );
			wp_mail(
				$user->user_email,
				/* translators: %s: the site's name. */
				sprintf( __( '[%s] New likes for your posts', 'jetpack-dashboard' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) ),
				implode( "\n\n", array_merge( array( __( 'Readers liked your posts:', 'jetpack-dashboard' ) ), $posts ) )
			);
		}
		if ( $has_switched ) {
			restore_previous_locale();
		}
	}

	/**
	 * @param array<int, int> $waiting
	 * @return string[] A text per post. Likes may have been taken back, and posts deleted.
	 */
	private static function posts( array $waiting ): array {
		$texts = array();
		foreach ( $waiting as $id => $before ) {
			$total = Counts::of( 'post', $id );
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
