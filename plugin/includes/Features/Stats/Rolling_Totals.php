<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of each post's and referrer's views, so that ranking a year doesn't read a year of rows. If sums are missing or behind, queries
 * are slower but correct.
 *
 * - From the first of a month up to now. Cron adds the rows of closed days in the order of their keys, in batches, and stores the last key;
 *   readers add the rows after it. The sums that are needed from the next month on are built ahead.
 * - Of a single month, whose `first_day` has 0 as the day (20261100). Built in the same way, and read when complete.
 */
final class Rolling_Totals {

	/** By kind: table of sums, source table and its key besides the slot, columns of the end, and the start value of the key. */
	private const SUMS = array(
		array( 'window_posts', 'days', 'subject', 'posts_slot', -1 ),
		array( 'window_hosts', 'referrers', 'host', 'hosts_slot', '' ),
	);

	private Stats_Database $database;
	private Calendar $calendar;

	public function __construct( Stats_Database $database, Calendar $calendar ) {
		$this->database = $database;
		$this->calendar = $calendar;
	}

	/**
	 * Adds rows of closed days, or deletes obsolete sums. Requires a transaction.
	 *
	 * @param int $oldest First day with counts. Sums that start earlier are not built: they would include deleted counts.
	 * @param int $rows   Maximum number of rows.
	 * @return bool Whether there may be more to do.
	 * @throws Storage_Error
	 */
	public function add_closed_days( int $oldest, int $rows ): bool {
		$starts     = array_filter( $this->window_starts(), static fn( int $first ): bool => $first >= $oldest );
		$first_days = array_merge( $starts, $this->months( $oldest ) );
		$ends       = array_column( $this->database->rows( 'SELECT first_day, posts_slot, subject, hosts_slot, host FROM {window_ends}' ), null, 'first_day' );

		foreach ( array_diff( array_keys( $ends ), $first_days ) as $first ) {
			$this->database->run( 'DELETE FROM {window_ends} WHERE first_day = %d', array( $first ) );
		}
		foreach ( self::SUMS as list( $table, , $key ) ) {
			if ( $this->delete_orphans( $table, $key, array_map( 'intval', array_intersect( array_keys( $ends ), $first_days ) ), $rows ) ) {
				return true;
			}
		}
		foreach ( $first_days as $first ) {
			if ( ! isset( $ends[ $first ] ) ) {
				$this->database->run( "INSERT INTO {window_ends} (first_day, posts_slot, subject, hosts_slot, host) VALUES (%d, %d, -1, %d, '')", array( $first, $first, $first ) );
				return true;
			}
			foreach ( self::SUMS as $sum ) {
				if ( $this->add_rows( $sum, $ends[ $first ], $rows ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/** Whether there are sums for a range: it starts where sums start, and includes today. */
	public function has_sums( int $from, int $to ): bool {
		return $to >= $this->calendar->today() && in_array( $from, $this->window_starts(), true );
	}

	/**
	 * SQL of rows that add up to the views of a range: sums of whole months, and the rows of other days.
	 *
	 * @param string $kind 'posts', without recent hours, or 'hosts'.
	 * @throws Storage_Error
	 */
	public function rows_between( string $kind, int $from, int $to ): string {
		list( $table, $source, $key, $slot_column, $before ) = self::SUMS[ 'posts' === $kind ? 0 : 1 ];

		$where  = is_int( $before ) ? ' AND subject >= 0' : '';
		$parts  = array();
		$months = array();
		$start  = $from;

		foreach ( $this->database->rows( "SELECT first_day, $slot_column AS slot FROM {window_ends} WHERE first_day BETWEEN %d AND %d ORDER BY first_day", array( $from - 1, $to ) ) as $end ) {
			$month = (int) $end['first_day'];

			if ( 0 === $month % 100 && (int) $end['slot'] >= self::next_month( $month ) && $to >= self::last_day( $month ) ) {
				$months[] = $month;
				if ( $start <= $month ) {
					$parts[] = "SELECT $key, views FROM {{$source}} WHERE slot BETWEEN $start AND $month$where";
				}
				$start = self::next_month( $month ) + 1;
			}
		}

		if ( array() !== $months ) {
			$parts[] = "SELECT $key, views FROM {{$table}} WHERE first_day IN (" . implode( ', ', $months ) . ')';
		}
		if ( $start <= $to ) {
			$parts[] = "SELECT $key, views FROM {{$source}} WHERE slot BETWEEN $start AND $to$where";
		}

		return implode( ' UNION ALL ', $parts );
	}

	/** @return int[] First days of the sums that go up to now: one for the last twelve months, and one that replaces it next month. */
	private function window_starts(): array {
		$periods = $this->calendar->periods( Calendar::MONTH );

		return array( $periods[0]->from, $periods[1]->from );
	}

	/**
	 * @param int $oldest First day with counts.
	 * @return int[] Months whose counts are complete and have closed days, such as 20261100, newest first.
	 */
	private function months( int $oldest ): array {
		$months = array();
		$month  = intdiv( $this->calendar->first_open_day(), 100 ) * 100;

		while ( $month + 1 >= $oldest ) {
			$months[] = $month;
			$month   -= 1 === intdiv( $month, 100 ) % 100 ? 8900 : 100;
		}

		return $months;
	}

	/** @param int $month Such as 20261100. */
	private static function next_month( int $month ): int {
		return $month + ( 12 === intdiv( $month, 100 ) % 100 ? 8900 : 100 );
	}

	/** @param int $month Such as 20261100. */
	private static function last_day( int $month ): int {
		return $month + (int) gmdate( 't', (int) gmmktime( 0, 0, 0, intdiv( $month, 100 ) % 100, 1, intdiv( $month, 10000 ) ) );
	}

	/**
	 * Adds late views of a day that is already included. Requires a transaction.
	 *
	 * @param array<int, int> $args Values of the condition.
	 * @throws Storage_Error
	 */
	public function add_late_views( int $day, string $where, array $args ): void {
		foreach ( $this->database->rows( 'SELECT first_day, posts_slot, subject FROM {window_ends} WHERE first_day <= %d AND posts_slot >= %d', array( $day, $day ) ) as $end ) {
			$this->database->run(
				"INSERT INTO {window_posts} (first_day, subject, views) SELECT %d, subject, SUM(views) FROM {hours} WHERE $where AND subject BETWEEN 0 AND %d GROUP BY subject ON DUPLICATE KEY UPDATE views = {window_posts}.views + VALUES(views)",
				array_merge( array( (int) $end['first_day'] ), $args, array( $day < (int) $end['posts_slot'] ? PHP_INT_MAX : (int) $end['subject'] ) )
			);
		}
	}

	/**
	 * Deletes sums that include a day whose referrers change. Cron builds them again.
	 *
	 * @throws Storage_Error
	 */
	public function forget_hosts( int $day ): void {
		$this->database->run( "DELETE FROM {window_ends} WHERE first_day <= %d AND (hosts_slot > %d OR hosts_slot = %d AND host <> '')", array( $day, $day, $day ) );
	}

	/**
	 * Deletes sums that include days whose posts change. Cron builds them again.
	 *
	 * @param int[] $days
	 * @throws Storage_Error
	 */
	public function forget_posts( array $days ): void {
		foreach ( array() === $days ? array() : $this->database->rows( 'SELECT first_day, posts_slot FROM {window_ends}' ) as $end ) {
			$first = (int) $end['first_day'];
			$last  = (int) $end['posts_slot'];
			if ( array_filter( $days, static fn( int $day ): bool => $first <= $day && $last >= $day ) ) {
				$this->database->run( 'DELETE FROM {window_ends} WHERE first_day = %d', array( $first ) );
			}
		}
	}

	/**
	 * @param array{string, string, string, string, int|string} $sum An entry of SUMS.
	 * @param array<string, string>                             $end
	 * @return bool Whether there may be more to do.
	 * @throws Storage_Error
	 */
	private function add_rows( array $sum, array $end, int $rows ): bool {
		list( $table, $source, $key, $slot_column, $before ) = $sum;

		$first = (int) $end['first_day'];
		$open  = 0 === $first % 100 ? min( $this->calendar->first_open_day(), self::next_month( $first ) ) : $this->calendar->first_open_day();
		$slot  = (int) $end[ $slot_column ];

		if ( $slot >= $open ) {
			return false;
		}

		$type  = is_int( $before ) ? '%d' : '%s';
		$where = "slot >= %d AND slot < %d AND $key > $type AND (slot > %d OR $key > $type)";
		$args  = array( $slot, $open, $before, $slot, $end[ $key ] );
		$last  = $this->database->rows( "SELECT slot, $key FROM {{$source}} WHERE $where ORDER BY slot, $key LIMIT %d, 1", array_merge( $args, array( $rows - 1 ) ) );

		// If there are fewer rows, all are added. The end is then before the first row of the first open day or of the next month.
		$new_slot = (int) ( $last[0]['slot'] ?? $open );
		$new_key  = $last[0][ $key ] ?? $before;

		$this->database->run(
			"INSERT INTO {{$table}} (first_day, $key, views) SELECT %d, $key, SUM(views) FROM {{$source}} WHERE $where AND slot <= %d AND (slot < %d OR $key <= $type) GROUP BY $key ON DUPLICATE KEY UPDATE views = {{$table}}.views + VALUES(views)",
			array_merge( array( $first ), $args, array( $new_slot, $new_slot, $new_key ) )
		);

		// Sums that were deleted meanwhile must not come back.
		$this->database->run( "UPDATE {window_ends} SET $slot_column = %d, $key = $type WHERE first_day = %d", array( $new_slot, $new_key, $first ) );

		return array() !== $last;
	}

	/**
	 * Deletes rows of obsolete sums.
	 *
	 * @param string $column     Key besides the first day.
	 * @param int[]  $first_days First days of current sums.
	 * @return bool Whether there were any.
	 * @throws Storage_Error
	 */
	private function delete_orphans( string $table, string $column, array $first_days, int $rows ): bool {
		$condition = array() === $first_days ? '1 = 1' : 'first_day NOT IN (' . implode( ', ', array_map( 'intval', $first_days ) ) . ')';
		$stray     = $this->database->rows( "SELECT MIN(first_day) AS first_day FROM {{$table}} WHERE $condition" );
		$first     = $stray[0]['first_day'] ?? null;

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
