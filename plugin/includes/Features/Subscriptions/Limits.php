<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Counts sign-ups and emails. Visitors and mailboxes are counted in a fixed number of rows, by a hash that changes daily, so that the
 * table never grows and contains no addresses.
 */
class Limits {

	/** Sign-ups per visitor and hour. */
	private const PER_VISITOR = 10;

	/** Confirmation emails per mailbox and day. */
	private const PER_MAILBOX = 4;

	/** Confirmation emails per hour, so that many computers together can't send thousands. */
	private const CONFIRMATIONS = 200;

	/** Emails to the administrator per hour. */
	private const NOTICES = 20;

	/** How many visitors share the limit if their addresses are unknown, as behind a proxy that isn't configured. */
	private const UNKNOWN = 10;

	/** Rows: one per counter of the site, then those of visitors, then those of mailboxes. */
	private const EMAILS_ROW        = 0;
	private const CONFIRMATIONS_ROW = 1;
	private const NOTICES_ROW       = 2;
	private const FIRST_VISITOR     = 16;
	private const VISITORS          = 4096;
	private const FIRST_MAILBOX     = 8192;
	private const MAILBOXES         = 65536;

	private Subscriptions_Database $database;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Subscriptions_Database $database, Client_Address $client, Clock $clock ) {
		$this->database = $database;
		$this->client   = $client;
		$this->clock    = $clock;
	}

	/** Counts a sign-up of the current visitor. An IPv6 address counts with its network. */
	public function allows_visitor(): bool {
		/**
		 * Filters how many sign-ups a visitor can make per hour.
		 *
		 * @param int $limit
		 */
		$limit   = (int) apply_filters( 'jetpack_dashboard_sign_ups_per_hour', self::PER_VISITOR );
		$address = $this->client->ip();
		$row     = self::FIRST_VISITOR + $this->bucket( 'visitor ' . ( $address ? $address->bucket() : '' ), self::VISITORS );

		return $this->hit( $row, $this->hour() ) <= ( $this->client->is_usable() ? $limit : $limit * self::UNKNOWN );
	}

	/** Counts a confirmation email. All spellings of an address count as one mailbox. */
	public function allows_mailbox( string $email ): bool {
		$parts  = explode( '@', strtolower( $email ), 2 );
		$domain = $parts[1] ?? '';
		$domain = 'googlemail.com' === $domain ? 'gmail.com' : $domain;
		$name   = explode( '+', $parts[0], 2 )[0];
		$name   = 'gmail.com' === $domain ? str_replace( '.', '', $name ) : $name;

		return $this->hit( self::FIRST_MAILBOX + $this->bucket( "mailbox $name@$domain", self::MAILBOXES ), intdiv( $this->clock->now(), DAY_IN_SECONDS ) ) <= self::PER_MAILBOX;
	}

	/**
	 * Counts a confirmation email of the site.
	 *
	 * @param int $most Maximum per hour.
	 */
	public function allows_confirmation( int $most ): bool {
		/**
		 * Filters how many confirmation emails the site sends per hour.
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_confirmations_per_hour', self::CONFIRMATIONS );

		return $this->hit( self::CONFIRMATIONS_ROW, $this->hour() ) <= min( $most, $limit );
	}

	/** Counts an email to the administrator. */
	public function allows_notice(): bool {
		return $this->hit( self::NOTICES_ROW, $this->hour() ) <= self::NOTICES;
	}

	/** Counts an email of the current hour. */
	public function count_email(): void {
		$this->hit( self::EMAILS_ROW, $this->hour() );
	}

	/** Emails of the current hour. */
	public function emails(): int {
		return $this->database->number( 'SELECT hits FROM {limits} WHERE counter = %d AND period = %d', array( self::EMAILS_ROW, $this->hour() ) );
	}

	/** Seconds until the next hour. */
	public function wait(): int {
		return HOUR_IN_SECONDS - $this->clock->now() % HOUR_IN_SECONDS;
	}

	private function hit( int $row, int $period ): int {
		$this->database->run(
			'INSERT INTO {limits} (counter, period, hits) VALUES (%d, %d, 1)
			ON DUPLICATE KEY UPDATE hits = CASE WHEN period = VALUES(period) THEN hits + 1 ELSE 1 END, period = VALUES(period)',
			array( $row, $period )
		);

		return $this->database->number( 'SELECT hits FROM {limits} WHERE counter = %d', array( $row ) );
	}

	private function bucket( string $subject, int $rows ): int {
		$day = intdiv( $this->clock->now(), DAY_IN_SECONDS );

		return (int) hexdec( substr( hash_hmac( 'sha256', "subscriptions $day $subject", wp_salt() ), 0, 7 ) ) % $rows;
	}

	private function hour(): int {
		return intdiv( $this->clock->now(), HOUR_IN_SECONDS );
	}
}
