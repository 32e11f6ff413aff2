<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Deletes old rows, hourly and in small amounts after attempts. */
final class Pruner {

	/** Time limit for attempts per run; the next run continues. */
	private const SECONDS = 20;

	/** One in this many attempts trims the table of subjects. */
	private const TRIMS_ONE_IN = 100;

	private Subjects $subjects;
	private Attempts $attempts;
	private Links $links;
	private Limits $limits;
	private Clock $clock;

	public function __construct( Subjects $subjects, Attempts $attempts, Links $links, Limits $limits, Clock $clock ) {
		$this->subjects = $subjects;
		$this->attempts = $attempts;
		$this->links    = $links;
		$this->limits   = $limits;
		$this->clock    = $clock;
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( Protection::PRUNE_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', Protection::PRUNE_HOOK ); // phpcs:ignore -- See above.
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( Protection::PRUNE_HOOK );
		wp_clear_scheduled_hook( Protection::LINKS_HOOK );
	}

	/**
	 * Keeps the table of subjects small between cron runs, in case of attacks with changing addresses or names. Counting rows is slow, so
	 * only some attempts do it.
	 */
	public function trim_sometimes(): void {
		if ( 1 !== wp_rand( 1, self::TRIMS_ONE_IN ) ) {
			return;
		}
		try {
			foreach ( array( Subject::ADDRESS, Subject::ACCOUNT, Subject::KNOWN ) as $kind ) {
				$this->subjects->trim( $kind, $this->limits->get( 'subjects_kept' ), $this->clock->now() );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * @param Subject $known_address A known address that was just written.
	 * @throws Storage_Error
	 */
	public function trim_known( Subject $known_address ): void {
		$this->subjects->trim_known( $known_address, $this->limits->get( 'known_kept' ), $this->clock->now() );
	}

	public function prune(): void {
		$now = $this->clock->now();
		// Keeps rows that a time window still covers, however short the retention is.
		$window = max( $this->limits->get( 'address_window' ), $this->limits->get( 'account_window' ) );
		$memory = max( $this->limits->get( 'lock_memory' ) + $this->limits->get( 'lock_longest' ), $window );
		try {
			$oldest = max( $now - $this->limits->get( 'attempts_kept_for' ), 1 + $this->attempts->time_before_newest( $this->limits->get( 'attempts_kept' ) ) );
			$this->attempts->prune( min( $oldest, $now - $window ), self::SECONDS );
			$this->subjects->prune( Subject::ADDRESS, $now - $memory, $now );
			$this->subjects->prune( Subject::ACCOUNT, $now - $memory, $now );
			$this->subjects->prune( Subject::KNOWN, $now - $this->limits->get( 'known_for' ), $now );
			$this->links->prune( $now - max( DAY_IN_SECONDS, $this->limits->get( 'link_valid_for' ) ) );
		} catch ( Storage_Error $error ) {
			return;
		}
	}
}
