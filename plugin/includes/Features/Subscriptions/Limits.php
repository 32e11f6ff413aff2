<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;

defined( 'ABSPATH' ) || exit;

/** Limits sign-ups and emails. */
class Limits {

	/** Sign-ups per visitor and hour. */
	private const PER_VISITOR = 10;

	/** Confirmation emails per mailbox and day. */
	private const PER_MAILBOX = 4;

	/** Confirmation emails per hour, so that many computers together can't send thousands. */
	private const CONFIRMATIONS = 200;

	/** Confirmation emails per network and hour once half of the site's are used up, so that a few computers can't use up all of them. */
	private const PER_NETWORK = 2;

	/** Emails to the administrator per hour. */
	private const NOTICES = 20;

	private Rate_Limiter $limiter;
	private Clock $clock;

	public function __construct( Rate_Limiter $limiter, Clock $clock ) {
		$this->limiter = $limiter;
		$this->clock   = $clock;
	}

	/** Counts a sign-up of the current visitor. */
	public function allows_visitor(): bool {
		/**
		 * Filters how many sign-ups a visitor can make per hour.
		 *
		 * @since 1.0.0
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_sign_ups_per_hour', self::PER_VISITOR );

		return $this->limiter->allows_visitor( 'sign-up', $limit, HOUR_IN_SECONDS );
	}

	/** Counts a confirmation email. All spellings of an address count as one mailbox. */
	public function allows_mailbox( string $email ): bool {
		$parts  = explode( '@', strtolower( $email ), 2 );
		$domain = $parts[1] ?? '';
		$domain = 'googlemail.com' === $domain ? 'gmail.com' : $domain;
		$name   = explode( '+', $parts[0], 2 )[0];
		$name   = 'gmail.com' === $domain ? str_replace( '.', '', $name ) : $name;

		return $this->limiter->hit( 'mailbox', "$name@$domain", DAY_IN_SECONDS ) <= self::PER_MAILBOX;
	}

	/**
	 * Counts a confirmation email of the site.
	 *
	 * @param int  $most       Maximum per hour.
	 * @param bool $is_visitor Whether the current user is the one who signs up.
	 */
	public function allows_confirmation( int $most, bool $is_visitor ): bool {
		/**
		 * Filters how many confirmation emails the site sends per hour.
		 *
		 * @since 1.0.0
		 *
		 * @param int $limit
		 */
		$limit = min( $most, (int) apply_filters( 'jetpack_dashboard_confirmations_per_hour', self::CONFIRMATIONS ) );
		$used  = $this->limiter->hits( 'confirmations', '', HOUR_IN_SECONDS );
		// Before counting: what is refused doesn't use up what is left for others.
		if ( $is_visitor && $used >= intdiv( $limit, 2 ) && ! $this->limiter->allows_network( 'sign-up network', self::PER_NETWORK, HOUR_IN_SECONDS ) ) {
			return false;
		}

		return $this->limiter->hit( 'confirmations', '', HOUR_IN_SECONDS ) <= $limit;
	}

	/** Counts an email to the administrator. */
	public function allows_notice(): bool {
		return $this->limiter->hit( 'follower notices', '', HOUR_IN_SECONDS ) <= self::NOTICES;
	}

	/** Counts an email of the current hour. */
	public function count_email(): void {
		$this->limiter->hit( 'emails', '', HOUR_IN_SECONDS );
	}

	/** Emails of the current hour. */
	public function emails(): int {
		return $this->limiter->hits( 'emails', '', HOUR_IN_SECONDS );
	}

	/** Seconds until the next hour. */
	public function wait(): int {
		return HOUR_IN_SECONDS - $this->clock->now() % HOUR_IN_SECONDS;
	}
}
