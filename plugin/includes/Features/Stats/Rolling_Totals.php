<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of each post's and referrer's views from the first of a month up to a row of a closed day. Cron adds rows in key order, limited
 * by the batch size, and stores the last key; readers add the rows after it. So ranking twelve months doesn't read a year of rows.
 * The next month's sums are built ahead. If sums are missing or behind, queries are slower but correct.
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
		$periods    = $this->calendar->periods( Calendar::MONTH );
		$first_days = array_filter( array( $periods[0]->from, $periods[1]->from ), static fn( int $first ): bool => $first >= $oldest );
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
	public function forget( int $day ): void {
		$this->database->run( "DELETE FROM {window_ends} WHERE first_day <= %d AND (hosts_slot > %d OR hosts_slot = %d AND host <> '')", array( $day, $day, $day ) );
	}

	/**
	 * @param array{string, string, string, string, int|string} $sum An entry of SUMS.
	 * @param array<string, string>                             $end
	 * @return bool Whether there may be more to do.
	 * @throws Storage_Error
	 */
	private function add_rows( array $sum, array $end, int $rows ): bool {
		list( $table, $source, $key, $slot_column, $before ) = $sum;

		$open = $this->calendar->first_open_day();
		$slot = (int) $end[ $slot_column ];

		if ( $slot >= $open ) {
			return false;
		}

		$type  = is_int( $before ) ? '%d' : '%s';
		$where = "slot >= %d AND slot < %d AND $key > $type AND (slot > %d OR $key > $type)";
		$args  = array( $slot, $open, $before, $slot, $end[ $key ] );
		$last  = $this->database->rows( "SELECT slot, $key FROM {{$source}} WHERE $where ORDER BY slot, $key LIMIT %d, 1", array_merge( $args, array( $rows - 1 ) ) );

		// Without a last row all are added; the end is then before the first open day.
		$new_slot = (int) ( $last[0]['slot'] ?? $open );
		$new_key  = $last[0][ $key ] ?? $before;

		$this->database->run(
			"INSERT INTO {{$table}} (first_day, $key, views) SELECT %d, $key, SUM(views) FROM {{$source}} WHERE $where AND slot <= %d AND (slot < %d OR $key <= $type) GROUP BY $key ON DUPLICATE KEY UPDATE views = {{$table}}.views + VALUES(views)",
			array_merge( array( (int) $end['first_day'] ), $args, array( $new_slot, $new_slot, $new_key ) )
		);

		// Sums that were deleted meanwhile must not come back.
		$this->database->run( "UPDATE {window_ends} SET $slot_column = %d, $key = $type WHERE first_day = %d", array( $new_slot, $new_key, (int) $end['first_day'] ) );

		return array() !== $last;
	}

	/**
	 * Deletes rows of obsolete sums.
	 *
	 * @param string $column Key besides the first day.
	 * @param int[]  $first_days   First days of current sums.
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
