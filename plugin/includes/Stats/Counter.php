<?php
/**
 * Counts views.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

use Jetpack_Dashboard\Storage\Database;
use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * Adds views to the tables: one indexed statement for a view, one more when another site led to it.
 */
final class Counter {

	/** Rows that one statement writes. */
	private const ROWS_AT_ONCE = 500;

	/** Hosts that are added at once, as many as Roll_Up keeps of a day: a flood of made-up ones would fill the disk before it. */
	private const HOSTS_AT_ONCE = 500;

	/**
	 * The tables.
	 *
	 * @var Database
	 */
	private $database;

	/**
	 * The site's days and hours.
	 *
	 * @var Calendar
	 */
	private $calendar;

	/**
	 * Takes its collaborators.
	 *
	 * @param Database $database The tables.
	 * @param Calendar $calendar The site's days and hours.
	 */
	public function __construct( Database $database, Calendar $calendar ) {
		$this->database = $database;
		$this->calendar = $calendar;
	}

	/**
	 * Counts one view, unless its sender sent too many within the hour.
	 *
	 * @param View $view The view.
	 * @return bool Whether it was counted.
	 * @throws Storage_Error When the database refuses.
	 */
	public function count( View $view ): bool {
		return $this->database->with_tables(
			function () use ( $view ): bool {
				if ( $view->sender > 0 && $this->sent( $view ) >= self::views_per_sender() ) {
					return false;
				}

				$this->add( array( $view ), true );

				return true;
			}
		);
	}

	/**
	 * Adds views, those of a post and hour together.
	 *
	 * @param View[] $views        Views.
	 * @param bool   $with_senders Whether senders are counted, too.
	 * @throws Storage_Error When the database refuses.
	 */
	public function add( array $views, bool $with_senders = false ): void {
		$hours     = array();
		$referrers = array();

		foreach ( $views as $view ) {
			$hour     = $this->calendar->hour( $view->time );
			$subjects = array( Schema::TOTAL, $view->post );

			if ( $with_senders && $view->sender > 0 ) {
				$subjects[] = self::subject( $view );
			}
			foreach ( $subjects as $subject ) {
				$hours[ "$subject $hour" ] = array( $subject, $hour, ( $hours[ "$subject $hour" ][2] ?? 0 ) + 1 );
			}
			if ( '' !== $view->host ) {
				$day = $this->calendar->day( $view->time );

				$referrers[ "$day $view->host" ] = array( $day, $view->host, ( $referrers[ "$day $view->host" ][2] ?? 0 ) + 1 );
			}
		}

		if ( count( $referrers ) > self::HOSTS_AT_ONCE ) {
			uasort( $referrers, static fn( array $one, array $other ): int => $other[2] <=> $one[2] );
			$referrers = array_slice( $referrers, 0, self::HOSTS_AT_ONCE, true );
		}

		// Always in the same order, so that two that add at the same time wait for each other, and don't meet in a deadlock.
		ksort( $hours );
		ksort( $referrers );
		$this->upsert( '{hours} (subject, slot, views)', '(%d, %d, %d)', array_values( $hours ) );
		$this->upsert( '{referrers} (slot, host, views)', '(%d, %s, %d)', array_values( $referrers ) );
	}

	/**
	 * How many views an address may send within an hour. Many people share one at times.
	 */
	public static function views_per_sender(): int {
		/**
		 * Filters how many views one address may send within an hour before no more are counted.
		 *
		 * @param int $views Views.
		 */
		return (int) apply_filters( 'jetpack_dashboard_stats_views_per_address', 3000 );
	}

	/**
	 * How many views the sender of one sent within the hour.
	 *
	 * @param View $view The view.
	 * @throws Storage_Error When the database refuses.
	 */
	private function sent( View $view ): int {
		$rows = $this->database->rows( 'SELECT views FROM {hours} WHERE subject = %d AND slot = %d', array( self::subject( $view ), $this->calendar->hour( $view->time ) ) );

		return (int) ( $rows[0]['views'] ?? 0 );
	}

	/**
	 * The subject that a sender's views are counted under.
	 *
	 * @param View $view The view.
	 */
	private static function subject( View $view ): int {
		return Schema::FIRST_SENDER - $view->sender;
	}

	/**
	 * Adds to rows, or makes them.
	 *
	 * @param string                        $into Table and columns; the last is the count.
	 * @param string                        $row  Placeholders of a row.
	 * @param array<int, array<int|string>> $rows Rows.
	 * @throws Storage_Error When the database refuses.
	 */
	private function upsert( string $into, string $row, array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_AT_ONCE ) as $chunk ) {
			$this->database->run(
				"INSERT INTO $into VALUES " . implode( ', ', array_fill( 0, count( $chunk ), $row ) ) . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views)',
				array_merge( ...$chunk )
			);
		}
	}
}
