<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Cron's work on the tables. */
final class Pruner {

	public const CRON_HOOK = 'jetpack_dashboard_protect_prune';

	/** Seconds that one run spends on attempts; what is left waits for the next hour. */
	private const SECONDS = 20;

	/** Of so many attempts, one trims the table of subjects. */
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

	/** Makes sure that cron comes by. Costs no query: WordPress has its schedule at hand. */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			// WordPress's cron goes by the real time.
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::CRON_HOOK ); // phpcs:ignore -- See above.
		}
	}

	/** Ends cron's visits. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::CRON_HOOK );
		wp_clear_scheduled_hook( Unlock_Links::CRON_HOOK );
	}

	/**
	 * Removes subjects beyond the number to keep: addresses and names that change with each attempt must not fill the disk
	 * until cron runs. Finding them means counting, so only one attempt in many does it.
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
	 * Removes an account's known addresses beyond the number to keep.
	 *
	 * @param Subject $known An address of the account, just written.
	 * @throws Storage_Error
	 */
	public function trim_known( Subject $known ): void {
		$this->subjects->trim_known( $known, $this->limits->get( 'known_kept' ), $this->clock->now() );
	}

	/** Removes what is too old (cron). */
	public function prune(): void {
		$now = $this->clock->now();
		// A count must never lose what its window still covers, however short the log is kept.
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
