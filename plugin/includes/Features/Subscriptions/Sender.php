<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Mail\Hand_Over;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The background job: sends a batch per run. It schedules the next run before it sends the first email, claims each recipient, and
 * records that it hands an email over before the mail server gets it. So if PHP is killed, the next run sends the rest, and no
 * email is sent twice.
 */
class Sender {

	public const CRON_HOOK = 'jetpack_dashboard_subscriptions_send';

	/** Settings, and the emails that they allow. */
	public const BATCH       = 'subscriptions_batch';
	public const BATCHES     = array( '50-emails', '10-emails', '25-emails', '100-emails', '200-emails' );
	public const PER_HOUR    = 'subscriptions_per_hour';
	public const HOUR_LIMITS = array( '300-emails', '50-emails', '100-emails', '500-emails', '1000-emails', '2000-emails', '5000-emails', '10000-emails' );

	private const LOCK   = 'subscriptions';
	private const LOCK_S = 55;

	/** Seconds per run. */
	private const RUN_S = 20;

	/** Recipients that are read at once. */
	private const CHUNK = 20;

	/** Seconds until the next run: the usual one, and the one after the mail server refused emails. */
	private const NEXT_S  = MINUTE_IN_SECONDS;
	private const RETRY_S = 5 * MINUTE_IN_SECONDS;

	/** Refused emails that end a run. */
	private const MAX_REFUSED = 3;

	private Mailings $mailings;
	private Emails $emails;
	private Hand_Over $hand_over;
	private Limits $limits;
	private Lock $lock;
	private Settings_Store $settings;

	private int $left    = 0;
	private int $refused = 0;
	private float $until = 0;

	public function __construct( Mailings $mailings, Emails $emails, Hand_Over $hand_over, Limits $limits, Lock $lock, Settings_Store $settings ) {
		$this->mailings  = $mailings;
		$this->emails    = $emails;
		$this->hand_over = $hand_over;
		$this->limits    = $limits;
		$this->lock      = $lock;
		$this->settings  = $settings;
	}

	public static function schedule( int $seconds = 0 ): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time() + $seconds, self::CRON_HOOK );
		}
	}

	public function run(): void {
		if ( ! $this->mailings->waiting() ) {
			return;
		}
		self::schedule( 2 * self::NEXT_S );
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return;
		}

		try {
			$allowed       = (int) $this->settings->get( self::PER_HOUR ) - $this->limits->emails();
			$this->left    = min( (int) $this->settings->get( self::BATCH ), $allowed );
			$this->until   = microtime( true ) + self::RUN_S;
			$this->refused = 0;

			// In turns, so that a post with many followers doesn't hold up comments.
			while ( $this->can_go_on() && ( $this->send_some( Mailings::COMMENT ) | $this->send_some( Mailings::POST ) ) ) {
				continue;
			}
		} finally {
			$this->lock->release( self::LOCK );
		}
		$this->plan( $allowed );
	}

	private function can_go_on(): bool {
		return $this->left > 0 && $this->refused < self::MAX_REFUSED && microtime( true ) < $this->until;
	}

	/** @param int $allowed Emails that were allowed in this hour before the run. */
	private function plan( int $allowed ): void {
		wp_clear_scheduled_hook( self::CRON_HOOK );
		if ( ! $this->mailings->waiting() ) {
			return;
		}
		if ( $this->refused >= self::MAX_REFUSED ) {
			self::schedule( self::RETRY_S );
		} else {
			self::schedule( $allowed > (int) $this->settings->get( self::BATCH ) || $this->left > 0 ? self::NEXT_S : $this->limits->wait() );
		}
	}

	/**
	 * Sends to some recipients of the oldest mailing of a kind.
	 *
	 * @return int 1 if there may be more.
	 */
	private function send_some( string $kind ): int {
		$mailing = $this->can_go_on() ? $this->mailings->next( $kind ) : null;
		if ( ! $mailing ) {
			return 0;
		}

		$comment = Mailings::COMMENT === $kind ? get_comment( (int) $mailing['object'] ) : null;
		$post    = get_post( $comment ? (int) $comment->comment_post_ID : (int) $mailing['object'] );
		$is_gone = Mailings::COMMENT === $kind && ( ! $comment || '1' !== $comment->comment_approved );
		if ( $is_gone || ! $post instanceof WP_Post || ! New_Content::is_public( $post ) ) {
			$this->mailings->finish( $mailing );
			return 1;
		}

		$recipients = $this->mailings->recipients( $mailing, min( self::CHUNK, $this->left ), $comment ? $comment->comment_author_email : '' );
		$content    = $comment ? Emails::comment( $comment, $post ) : Emails::post( $post );
		foreach ( $recipients as $recipient ) {
			if ( ! $this->can_go_on() ) {
				return 0;
			}
			$this->send( $content, $recipient, $mailing );
		}
		if ( ! $recipients && ! $this->mailings->release_unsent( $mailing, self::CHUNK ) ) {
			$this->mailings->finish( $mailing );
		}

		return 1;
	}

	/**
	 * @param array{subject: string, parts: string[]} $content
	 * @param array<string, string>                   $recipient
	 * @param array<string, string>                   $mailing
	 */
	private function send( array $content, array $recipient, array $mailing ): void {
		$claim = $this->mailings->claim( $recipient, $mailing );
		if ( null === $claim ) {
			return;
		}

		--$this->left;
		$this->limits->count_email();
		$is_accepted = $this->hand_over->send(
			fn(): bool => $this->emails->deliver( $content, $recipient, (int) $recipient['follow'] ),
			fn(): bool => $this->mailings->hand_over( $recipient, $claim )
		);
		if ( $is_accepted ) {
			$this->refused = 0;
			$this->mailings->sent( $recipient, $mailing );
		} elseif ( false === $is_accepted ) {
			++$this->refused;
			$this->mailings->failed( $recipient, $mailing, $claim );
		}
	}

	/**
	 * @param string[] $values
	 * @return array<string, string> Labels by value of a setting.
	 */
	public static function labels( array $values ): array {
		$labels = array();
		foreach ( $values as $value ) {
			/* translators: %s: number of emails. */
			$labels[ $value ] = sprintf( __( '%s emails', 'jetpack-dashboard' ), (string) (int) $value );
		}

		return $labels;
	}
}
