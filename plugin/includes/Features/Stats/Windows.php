<?php
/**
 * Sums of the last twelve months.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A window is every post's and every referrer's views from the first of a month on, up to a closed day. Cron adds one closed
 * day after the other; whoever reads adds the days after that. So a ranking of twelve months doesn't read a year of days.
 *
 * Next month's window is built ahead, so that it is there when the month begins. A window that is missing or behind costs
 * time and changes no result.
 */
final class Windows {

	/**
	 * The tables.
	 *
	 * @var Database
	 */
	private $database;

	/**
	 * The site's days.
	 *
	 * @var Calendar
	 */
	private $calendar;

	/**
	 * Takes its collaborators.
	 *
	 * @param Database $database The tables.
	 * @param Calendar $calendar The site's days.
	 */
	public function __construct( Database $database, Calendar $calendar ) {
		$this->database = $database;
		$this->calendar = $calendar;
	}

	/**
	 * Adds a closed day to a window, or removes what is of no use. Within a transaction.
	 *
	 * @param int $oldest The first day whose counts are kept. A window that begins before it is not built: it would go on
	 *                    counting what was deleted.
	 * @param int $rows   How many rows may be deleted.
	 * @return bool Whether there may be more to do.
	 * @throws Storage_Error When the database refuses.
	 */
	public function advance( int $oldest, int $rows ): bool {
		$periods  = $this->calendar->periods( Calendar::MONTH );
		$wanted   = array_filter( array( $periods[0]->from, $periods[1]->from ), static fn( int $first ): bool => $first >= $oldest );
		$throughs = array_map( 'intval', array_column( $this->database->rows( 'SELECT first_day, through FROM {windows}' ), 'through', 'first_day' ) );

		foreach ( array_diff( array_keys( $throughs ), $wanted ) as $first ) {
			$this->database->run( 'DELETE FROM {windows} WHERE first_day = %d', array( $first ) );
		}
		foreach ( array(
			'window_posts' => 'subject',
			'window_hosts' => 'host',
		) as $table => $column ) {
			if ( $this->delete_stray( $table, $column, array_map( 'intval', array_intersect( array_keys( $throughs ), $wanted ) ), $rows ) ) {
				return true;
			}
		}
		foreach ( $wanted as $first ) {
			if ( $this->add_day( $first, $throughs[ $first ] ?? null ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Adds views of a day that windows have already: they came late. Within a transaction.
	 *
	 * @param int             $day   Slot.
	 * @param string          $where Which rows of hours.
	 * @param array<int, int> $args  Values of the condition.
	 * @throws Storage_Error When the database refuses.
	 */
	public function add_late( int $day, string $where, array $args ): void {
		foreach ( $this->database->rows( 'SELECT first_day FROM {windows} WHERE first_day <= %d AND through >= %d', array( $day, $day ) ) as $row ) {
			$this->database->run(
				"INSERT INTO {window_posts} (first_day, subject, views) SELECT %d, subject, SUM(views) FROM {hours} WHERE $where AND subject >= 0 GROUP BY subject ON DUPLICATE KEY UPDATE views = {window_posts}.views + VALUES(views)",
				array_merge( array( (int) $row['first_day'] ), $args )
			);
		}
	}

	/**
	 * Forgets windows that have a day whose referrers change now. Cron builds them again.
	 *
	 * @param int $day Slot.
	 * @throws Storage_Error When the database refuses.
	 */
	public function forget( int $day ): void {
		$this->database->run( 'DELETE FROM {windows} WHERE first_day <= %d AND through >= %d', array( $day, $day ) );
	}

	/**
	 * Adds the next closed day.
	 *
	 * @param int      $first   The window's first day.
	 * @param int|null $through The last day that it has; null when there is no such window yet.
	 * @return bool Whether there may be more to do.
	 * @throws Storage_Error When the database refuses.
	 */
	private function add_day( int $first, ?int $through ): bool {
		$next = $this->database->rows(
			'SELECT MIN(slot) AS slot FROM {days} WHERE subject = %d AND slot > %d AND slot < %d',
			array( Schema::TOTAL, $through ?? $first - 1, $this->calendar->first_open_day() )
		);

		if ( null === ( $next[0]['slot'] ?? null ) ) {
			return false;
		}

		$day = (int) $next[0]['slot'];

		$this->database->run(
			'INSERT INTO {window_posts} (first_day, subject, views) SELECT %d, subject, views FROM {days} WHERE slot = %d AND subject >= 0 ON DUPLICATE KEY UPDATE views = {window_posts}.views + VALUES(views)',
			array( $first, $day )
		);
		$this->database->run(
			'INSERT INTO {window_hosts} (first_day, host, views) SELECT %d, host, views FROM {referrers} WHERE slot > %d AND slot <= %d ON DUPLICATE KEY UPDATE views = {window_hosts}.views + VALUES(views)',
			array( $first, $through ?? $first - 1, $day )
		);

		// A window that was forgotten meanwhile must not come back.
		$this->database->run(
			null === $through ? 'INSERT INTO {windows} (through, first_day) VALUES (%d, %d)' : 'UPDATE {windows} SET through = %d WHERE first_day = %d',
			array( $day, $first )
		);

		return true;
	}

	/**
	 * Deletes rows of windows that are over or forgotten.
	 *
	 * @param string $table  The table.
	 * @param string $column What it has besides the first day.
	 * @param int[]  $kept   First days of windows that stay.
	 * @param int    $rows   How many.
	 * @return bool Whether there were any.
	 * @throws Storage_Error When the database refuses.
	 */
	private function delete_stray( string $table, string $column, array $kept, int $rows ): bool {
		$known = array() === $kept ? '1 = 1' : 'first_day NOT IN (' . implode( ', ', array_map( 'intval', $kept ) ) . ')';
		$stray = $this->database->rows( "SELECT MIN(first_day) AS first_day FROM {{$table}} WHERE $known" );
		$first = $stray[0]['first_day'] ?? null;

		if ( null === $first ) {
			return false;
		}

		$last = $this->database->rows( "SELECT $column FROM {{$table}} WHERE first_day = %d ORDER BY $column LIMIT %d, 1", array( (int) $first, $rows - 1 ) );

		if ( array() === $last ) {
			$this->database->run( "DELETE FROM {{$table}} WHERE first_day = %d", array( (int) $first ) );
		} else {
			$this->database->run( "DELETE FROM {{$table}} WHERE first_day = %d AND $column <= %s", array( (int) $first, $last[0][ $column ] ) );
		}

		return true;
	}
}
