<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Emails one-time unlock links. A request only inserts a row; cron looks up the account and sends the email, so that neither the
 * response nor its timing reveals whether an account exists.
 * A link unlocks only its user's account at the address where it is opened. Attackers gain nothing from requesting one, and users
 * can't use theirs to guess other users' passwords.
 */
final class Unlock_Links {

	/** Maximum emails per cron run. */
	private const SENT_AT_ONCE = 20;

	/** Stored as token_hash if no email was sent. */
	private const NO_MAIL = '-';

	private Links $links;
	private Subjects $subjects;
	private Protect_Database $database;
	private Limits $limits;
	private Clock $clock;

	public function __construct( Links $links, Subjects $subjects, Protect_Database $database, Limits $limits, Clock $clock ) {
		$this->links    = $links;
		$this->subjects = $subjects;
		$this->database = $database;
		$this->limits   = $limits;
		$this->clock    = $clock;
	}

	/**
	 * Drops the request if there are too many from one address.
	 *
	 * @param string $username Username or email address.
	 * @param string $bucket   What requests are counted by.
	 */
	public function request( string $username, string $address, string $bucket ): void {
		$subject = new Subject( Subject::ADDRESS, $bucket );
		$now     = $this->clock->now();
		try {
			$this->database->with_tables(
				function () use ( $subject, $username, $address, $now ): void {
					if ( $this->links->requests_from( $subject, $now - HOUR_IN_SECONDS ) < 2 * $this->limits->get( 'links_per_hour' ) ) {
						$this->links->request( $subject, $address, $username, $now, $this->limits->get( 'links_kept' ) );
					}
				}
			);
		} catch ( Storage_Error $error ) {
			return;
		}
		if ( ! wp_next_scheduled( Protection::LINKS_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time(), Protection::LINKS_HOOK ); // phpcs:ignore -- See above.
		}
	}

	public function send_waiting(): void {
		try {
			foreach ( $this->links->waiting( self::SENT_AT_ONCE ) as $request ) {
				$this->send_link( $request );
			}
			if ( array() !== $this->links->waiting( 1 ) ) {
				wp_schedule_single_event( time() + MINUTE_IN_SECONDS, Protection::LINKS_HOOK ); // phpcs:ignore -- As above.
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Unlocks the account for the address where the link was opened.
	 *
	 * @return WP_User|null Null if the link is unknown, used or expired.
	 */
	public function redeem( string $token, string $bucket ): ?WP_User {
		$now = $this->clock->now();
		try {
			$user = get_userdata( $this->links->use_up( self::digest( $token ), $now ) );
			if ( false === $user ) {
				return null;
			}
			$known_address = new Subject( Subject::KNOWN, $bucket, Attempt_Factory::account( $user->user_login, $user ) );
			// As long as the longest lockout, so that one link is enough.
			$this->subjects->give_pass( $known_address, $now, $now + $this->limits->get( 'lock_longest' ) );
			return $user;
		} catch ( Storage_Error $error ) {
			return null;
		}
	}

	/** @param array<string, string> $request */
	private function send_link( array $request ): void {
		$user    = Attempt_Factory::find_user( $request['username'] );
		$now     = $this->clock->now();
		$is_sent = null !== $user
			&& (int) $request['requested_at'] > $now - HOUR_IN_SECONDS
			&& $this->links->sent_to( $user->ID, $now - HOUR_IN_SECONDS ) < $this->limits->get( 'links_per_hour' );
		if ( ! $is_sent ) {
			$this->links->save_token( (int) $request['id'], 0, self::NO_MAIL, 0 );
			return;
		}
		$token = bin2hex( random_bytes( 32 ) );
		// Stored first: if the email is sent twice, only the stored link works.
		$this->links->save_token( (int) $request['id'], $user->ID, self::digest( $token ), $now + $this->limits->get( 'link_valid_for' ) );
		( new Unlock_Mail() )->send( $user, $token, $request['address'], $this->limits->get( 'link_valid_for' ) );
	}

	/** The token is long and random, so one round is enough. */
	private static function digest( string $token ): string {
		return hash( 'sha256', $token );
	}
}
