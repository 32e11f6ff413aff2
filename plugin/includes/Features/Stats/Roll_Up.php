<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Hourly cron job: rolls up days that ended 72 hours ago, deletes old rows, and adds closed days to rolling totals. Each batch is a
 * transaction, so that an interrupted run is continued by the next one.
 */
final class Roll_Up {

	/** Time limit per run. */
	private const RUN_S = 10;

	/** Held while rows of days change. */
	public const LOCK = 'roll-up';

	private Stats_Database $database;
	private Job_Locks $job_locks;
	private Calendar $calendar;
	private Clock $clock;
	private Rolling_Totals $rolling_totals;
	private Referrers $referrers;

	public function __construct( Stats_Database $database, Job_Locks $job_locks, Calendar $calendar, Clock $clock, Rolling_Totals $rolling_totals, Referrers $referrers ) {
		$this->database       = $database;
		$this->job_locks      = $job_locks;
		$this->calendar       = $calendar;
		$this->clock          = $clock;
		$this->rolling_totals = $rolling_totals;
		$this->referrers      = $referrers;
	}

	/**
	 * @param int $seconds Time limit.
	 * @return bool False if it should run again soon. True if the database fails, since the next hourly run will retry.
	 */
	public function run( int $seconds = self::RUN_S ): bool {
		$batches = new Batches( $seconds );

		try {
			return $this->database->with_tables( fn(): bool => $this->work( $batches ) );
		} catch ( Storage_Error $error ) {
			return true;
		}
	}

	/** @throws Storage_Error */
	private function work( Batches $batches ): bool {
		$oldest = $this->calendar->day_from_today( -Retention::days() );

		$this->job_locks->prune();

		foreach (
			array(
				fn( int $rows ): bool => $this->referrers->forget_senders( $this->calendar->today(), $rows ),
				fn( int $rows ): bool => $this->referrers->in( Referrers::CLICKS )->forget_senders( $this->calendar->today(), $rows ),
				fn( int $rows ): bool => $this->referrers->in( Referrers::DOWNLOADS )->forget_senders( $this->calendar->today(), $rows ),
				fn( int $rows ): bool => $this->delete_senders( $rows ),
				fn( int $rows ): bool => $this->roll_up( $rows ),
				fn( int $rows ): bool => $this->delete_days( $oldest, $rows ),
				fn( int $rows ): bool => $this->referrers->delete( $oldest, $rows ),
				fn( int $rows ): bool => $this->referrers->in( Referrers::CLICKS )->delete( $oldest, $rows ),
				fn( int $rows ): bool => $this->referrers->in( Referrers::DOWNLOADS )->delete( $oldest, $rows ),
				fn( int $rows ): bool => $this->rolling_totals->add_closed_days( $oldest, $rows ),
			) as $batch
		) {
			if ( ! $batches->run( fn( int $rows ): bool => $this->with_lock( $batch, $rows ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Runs one batch in a transaction under the lock.
	 *
	 * @param callable(int): bool $batch
	 * @param int                 $rows Maximum number of rows.
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	private function with_lock( callable $batch, int $rows ): bool {
		$has_more = false;

		$this->job_locks->with_lock(
			self::LOCK,
			static function () use ( $batch, $rows, &$has_more ): void {
				$has_more = $batch( $rows );
			}
		);

		return $has_more;
	}

	/**
	 * Moves rows of the oldest day from hours to days.
	 *
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	private function roll_up( int $rows ): bool {
		// MIN() with the second condition would read the whole backlog.
		$oldest = $this->database->rows( 'SELECT slot FROM {hours} WHERE slot < %d AND subject >= %d ORDER BY slot LIMIT 1', array( $this->calendar->first_open_day() * 100, Schema::TOTAL ) );

		if ( null === ( $oldest[0]['slot'] ?? null ) ) {
			return false;
		}

		$day  = intdiv( (int) $oldest[0]['slot'], 100 );
		$last = $this->database->rows(
			'SELECT slot, subject FROM {hours} WHERE slot BETWEEN %d AND %d AND subject >= %d ORDER BY slot, subject LIMIT %d, 1',
			array( $day * 100, $day * 100 + 23, Schema::TOTAL, $rows - 1 )
		);
		$slot = (int) ( $last[0]['slot'] ?? $day * 100 + 23 );

		$where = 'slot BETWEEN %d AND %d AND subject >= %d AND (slot < %d OR subject <= %d)';
		$args  = array( $day * 100, $slot, Schema::TOTAL, $slot, (int) ( $last[0]['subject'] ?? PHP_INT_MAX ) );

		$this->database->run(
			"INSERT INTO {days} (subject, slot, views) SELECT subject, %d, SUM(views) FROM {hours} WHERE $where GROUP BY subject ON DUPLICATE KEY UPDATE views = {days}.views + VALUES(views)",
			array_merge( array( $day ), $args )
		);
		$this->rolling_totals->add_late_views( $day, $where, $args );
		$this->database->run( "DELETE FROM {hours} WHERE $where", $args );

		return true;
	}

	/**
	 * Deletes visitors' counters of past hours.
	 *
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	private function delete_senders( int $rows ): bool {
		$hour = $this->calendar->hour( $this->clock->now() );
		$last = $this->database->rows( 'SELECT subject FROM {hours} WHERE subject <= %d AND slot < %d ORDER BY subject LIMIT %d, 1', array( Schema::FIRST_SENDER, $hour, $rows - 1 ) );

		$this->database->run( 'DELETE FROM {hours} WHERE subject <= %d AND slot < %d', array( (int) ( $last[0]['subject'] ?? Schema::FIRST_SENDER ), $hour ) );

		return array() !== $last;
	}

	/**
	 * Deletes old counts by post. The site's totals stay.
	 *
	 * @param int $oldest First day to keep.
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	private function delete_days( int $oldest, int $rows ): bool {
		$last = $this->database->rows( 'SELECT slot, subject FROM {days} WHERE slot < %d AND subject >= 0 ORDER BY slot, subject LIMIT %d, 1', array( $oldest, $rows - 1 ) );

		if ( array() === $last ) {
			$this->database->run( 'DELETE FROM {days} WHERE slot < %d AND subject >= 0', array( $oldest ) );
			return false;
		}

		$this->database->run( 'DELETE FROM {days} WHERE slot <= %d AND subject >= 0 AND (slot < %d OR subject <= %d)', array( (int) $last[0]['slot'], (int) $last[0]['slot'], (int) $last[0]['subject'] ) );

		return true;
	}
}
