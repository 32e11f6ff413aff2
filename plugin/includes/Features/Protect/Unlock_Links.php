<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Mails one-time links. Asking for one only writes a row, whoever's name was typed; the account
 * is looked up and the mail sent later by cron, so that neither the answer's text nor its time
 * tells whether there is such an account.
 *
 * A link frees its user's own account, at the address where it is opened, and nothing else: an
 * attacker who asks for one gains nothing, and a user who may log in can't use links to go on
 * guessing other users' passwords.
 */
final class Unlock_Links {

	public const CRON_HOOK = 'jetpack_dashboard_protect_send_links';

	/** Mails that one run of cron sends at most. */
	private const SENT_AT_ONCE = 20;

	/** Stands in token_hash for a request that got no mail. */
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
	 * Notes that somebody asks for a link; too many requests from one address are dropped.
	 *
	 * @param string $username A user name or an email address.
	 * @param string $address  The visitor's address.
	 * @param string $bucket   What the address's requests are counted by.
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
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			// WordPress's cron goes by the real time.
			wp_schedule_single_event( time(), self::CRON_HOOK ); // phpcs:ignore -- See above.
		}
	}

	/** Sends the mails that were asked for (cron). */
	public function send_waiting(): void {
		try {
			foreach ( $this->links->waiting( self::SENT_AT_ONCE ) as $request ) {
				$this->answer( $request );
			}
			if ( array() !== $this->links->waiting( 1 ) ) {
				wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::CRON_HOOK ); // phpcs:ignore -- As above.
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Frees the account of whoever the link was sent to, at the address where it was opened.
	 *
	 * @return WP_User|null The user; null when the link is unknown, used or too old.
	 */
	public function redeem( string $token, string $bucket ): ?WP_User {
		$now = $this->clock->now();
		try {
			$user = get_userdata( $this->links->use_up( self::digest( $token ), $now ) );
			if ( false === $user ) {
				return null;
			}
			$known = new Subject( Subject::KNOWN, $bucket, Attempt_Factory::account( $user->user_login, $user ) );
			// As long as the longest lock, so that one link is enough for it.
			$this->subjects->give_pass( $known, $now, $now + $this->limits->get( 'lock_longest' ) );
			return $user;
		} catch ( Storage_Error $error ) {
			return null;
		}
	}

	/**
	 * Answers one request: a mail, or nothing.
	 *
	 * @param array<string, string> $request A row of the table.
	 */
	private function answer( array $request ): void {
		$user    = Attempt_Factory::find_user( $request['username'] );
		$now     = $this->clock->now();
		$is_sent = null !== $user
			&& (int) $request['requested_at'] > $now - HOUR_IN_SECONDS
			&& $this->links->sent_to( $user->ID, $now - HOUR_IN_SECONDS ) < $this->limits->get( 'links_per_hour' );
		if ( ! $is_sent ) {
			$this->links->answer( (int) $request['id'], 0, self::NO_MAIL, 0 );
			return;
		}
		$token = bin2hex( random_bytes( 32 ) );
		// Kept first: should the mail be sent twice, only the kept link works.
		$this->links->answer( (int) $request['id'], $user->ID, self::digest( $token ), $now + $this->limits->get( 'link_valid_for' ) );
		( new Unlock_Mail() )->send( $user, $token, $request['address'], $this->limits->get( 'link_valid_for' ) );
	}

	/** What is kept of a token. It is random and long, so one round is enough. */
	private static function digest( string $token ): string {
		return hash( 'sha256', $token );
	}
}
