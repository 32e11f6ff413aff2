<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Signing up and confirming. The result never tells whether an address is subscribed. */
class Sign_Up {

	public const SENT    = 'sent';
	public const INVALID = 'invalid';
	public const LIMITED = 'limited';

	private Followers $followers;
	private Limits $limits;
	private Emails $emails;
	private Settings_Store $settings;

	public function __construct( Followers $followers, Limits $limits, Emails $emails, Settings_Store $settings ) {
		$this->followers = $followers;
		$this->limits    = $limits;
		$this->emails    = $emails;
		$this->settings  = $settings;
	}

	/**
	 * @param int[] $posts      Followers::SITE or posts.
	 * @param bool  $is_visitor Whether the current user is the one who signs up, instead of a moderator.
	 * @return string SENT, INVALID or LIMITED.
	 */
	public function request( string $email, array $posts, bool $is_visitor = true ): string {
		$email = trim( $email );

		if ( ! is_email( $email ) || strlen( $email ) > 254 ) {
			return self::INVALID;
		}
		if ( $is_visitor && ! $this->limits->allows_visitor() ) {
			return self::LIMITED;
		}
		if ( ! $this->limits->allows_mailbox( $email ) ) {
			return self::SENT;
		}
		// Half of the owner's limit, so that visitors can't use up all of it.
		if ( ! $this->limits->allows_confirmation( intdiv( (int) $this->settings->get( Sender::PER_HOUR ), 2 ), $is_visitor ) || ! $this->followers->has_room() ) {
			return self::LIMITED;
		}

		$follower = $this->followers->add( $email, $posts );
		if ( $follower ) {
			$this->limits->count_email();
			$this->ask( $follower, $posts );
		}

		return self::SENT;
	}

	/**
	 * @param array<string, string> $follower Its row.
	 * @param int[]                 $follows  IDs.
	 */
	public function confirm( array $follower, array $follows ): void {
		$confirmed = $this->followers->confirm( (int) $follower['id'], $follows );

		if ( in_array( (string) Followers::SITE, array_column( $confirmed, 'post' ), true )
			&& $this->settings->get( 'social_notifications_subscribe' )
			&& $this->limits->allows_notice() ) {
			$this->emails->notify( $follower['email'] );
		}
	}

	/**
	 * @param array<string, string> $follower Its row.
	 * @param int[]                 $posts
	 */
	private function ask( array $follower, array $posts ): void {
		$asked = array_filter(
			$this->followers->follows_of( (int) $follower['id'] ),
			static fn( array $follow ): bool => '0' === $follow['confirmed'] && in_array( (int) $follow['post'], $posts, true )
		);

		if ( $asked ) {
			$this->emails->ask(
				$follower,
				array_map( 'intval', array_column( $asked, 'id' ) ),
				array_map( static fn( array $follow ): string => Emails::name_of( (int) $follow['post'] ), $asked )
			);
		} else {
			$this->emails->remind( $follower );
		}
	}
}
