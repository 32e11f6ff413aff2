<?php
/**
 * Makes days of hours.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Storage\Database;
use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * Cron's hourly work on the tables: rolls up the days that ended 72 hours ago or more, and forgets what is too old.
 */
final class Roll_Up {

	/** Hours are kept for so long after their day ended. */
	private const HOURS_KEPT_S = 72 * HOUR_IN_SECONDS;

	/** Hosts that are kept of a day: what links to a site by the thousand is no reader. */
	private const HOSTS_A_DAY = 500;

	/** Rows that one statement writes. */
	private const ROWS_AT_ONCE = 500;

	/**
	 * The tables.
	 *
	 * @var Database
	 */
	private $database;

	/**
	 * What is done by one at a time.
	 *
	 * @var Marks
	 */
	private $marks;

	/**
	 * The site's days and hours.
	 *
	 * @var Calendar
	 */
	private $calendar;

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * Takes its collaborators.
	 *
	 * @param Database $database The tables.
	 * @param Marks    $marks    What is done by one at a time.
	 * @param Calendar $calendar The site's days and hours.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( Database $database, Marks $marks, Calendar $calendar, Clock $clock ) {
		$this->database = $database;
		$this->marks    = $marks;
		$this->calendar = $calendar;
		$this->clock    = $clock;
	}

	/**
	 * Does it all.
	 */
	public function run(): void {
		try {
			$this->database->with_tables(
				function (): void {
					$this->roll_up();
					$this->prune();
				}
			);
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Makes days of the hours that are old enough, a day at a time.
	 *
	 * @throws Storage_Error When the database refuses.
	 */
	private function roll_up(): void {
		$first_kept = $this->calendar->day( $this->clock->now() - self::HOURS_KEPT_S );
		$hours      = $this->database->rows( 'SELECT slot FROM {hours} WHERE subject = %d AND slot < %d', array( Schema::TOTAL, $first_kept * 100 ) );
		$days       = array_unique( array_map( static fn( array $row ): int => intdiv( (int) $row['slot'], 100 ), $hours ) );

		foreach ( $days as $day ) {
			$this->marks->alone( 'roll-up', fn() => $this->roll_up_day( $day ) );
		}
	}

	/**
	 * Makes a day of its hours. Within a transaction.
	 *
	 * @param int $day Slot.
	 * @throws Storage_Error When the database refuses.
	 */
	private function roll_up_day( int $day ): void {
		$ends = array( $day * 100, $day * 100 + 23 );
		$rows = $this->database->rows(
			'SELECT subject, SUM(views) AS views FROM {hours} WHERE slot BETWEEN %d AND %d AND subject >= %d GROUP BY subject',
			array_merge( $ends, array( Schema::TOTAL ) )
		);

		foreach ( array_chunk( $rows, self::ROWS_AT_ONCE ) as $chunk ) {
			$values = array();
			foreach ( $chunk as $row ) {
				array_push( $values, (int) $row['subject'], $day, (int) $row['views'] );
			}
			$this->database->run(
				'INSERT INTO {days} (subject, slot, views) VALUES ' . implode( ', ', array_fill( 0, count( $chunk ), '(%d, %d, %d)' ) ) . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views)',
				$values
			);
		}

		$this->database->run( 'DELETE FROM {hours} WHERE slot BETWEEN %d AND %d', $ends );
	}

	/**
	 * Forgets senders when their hour is over, and the counts by post and host that are too old. The site's totals stay.
	 *
	 * @throws Storage_Error When the database refuses.
	 */
	private function prune(): void {
		/**
		 * Filters for how many days counts by post and by referrer are kept. Totals are kept for good.
		 *
		 * @param int $days Days.
		 */
		$kept   = max( 32, (int) apply_filters( 'jetpack_dashboard_stats_days_kept', 750 ) );
		$oldest = $this->calendar->day_from_today( -$kept );

		$this->database->run( 'DELETE FROM {hours} WHERE subject <= %d AND slot < %d', array( Schema::FIRST_SENDER, $this->calendar->hour( $this->clock->now() ) ) );
		$this->database->run( 'DELETE FROM {days} WHERE slot < %d AND subject >= 0', array( $oldest ) );
		$this->database->run( 'DELETE FROM {referrers} WHERE slot < %d', array( $oldest ) );

		foreach ( array( 0, -1, -2 ) as $days ) {
			$this->prune_hosts( $this->calendar->day_from_today( $days ) );
		}

		$this->marks->prune();
	}

	/**
	 * Forgets a day's rarest hosts.
	 *
	 * @param int $day Slot.
	 * @throws Storage_Error When the database refuses.
	 */
	private function prune_hosts( int $day ): void {
		$edge = $this->database->rows( 'SELECT host, views FROM {referrers} WHERE slot = %d ORDER BY views DESC, host LIMIT %d, 1', array( $day, self::HOSTS_A_DAY ) );

		if ( array() !== $edge ) {
			$this->database->run(
				'DELETE FROM {referrers} WHERE slot = %d AND (views < %d OR (views = %d AND host >= %s))',
				array( $day, (int) $edge[0]['views'], (int) $edge[0]['views'], $edge[0]['host'] )
			);
		}
	}
}
