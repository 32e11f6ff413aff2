<?php
/**
 * What was counted.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

use Jetpack_Dashboard\Storage\Database;
use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * Reads the tables. Series and summary touch the rows of totals alone, one per day, so that they are as quick on a site
 * with very many posts.
 */
final class Report {

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
	 * The views of a range's periods.
	 *
	 * @param string $range day, week or month.
	 * @return array{unit: string, fields: string[], data: array<int, array{string, int}>} Oldest first; a period without views has 0.
	 * @throws Storage_Error When the database refuses.
	 */
	public function series( string $range ): array {
		$periods = $this->calendar->periods( $range );
		$by_day  = $this->totals_since( $periods[0]->from );
		$data    = array();

		foreach ( $periods as $period ) {
			$views = 0;
			foreach ( $by_day as $day => $count ) {
				$views += $day >= $period->from && $day <= $period->to ? $count : 0;
			}
			$data[] = array( $period->name, $views );
		}

		return array(
			'unit'   => $range,
			'fields' => array( 'period', 'views' ),
			'data'   => $data,
		);
	}

	/**
	 * Totals and the best day.
	 *
	 * @return array{views: int, views_today: int, views_yesterday: int, views_best_day: string, views_best_day_total: int} The best day is '' when nothing was counted yet.
	 * @throws Storage_Error When the database refuses.
	 */
	public function summary(): array {
		$rolled_up = $this->database->rows( 'SELECT SUM(views) AS views FROM {days} WHERE subject = %d', array( Schema::TOTAL ) );
		$best      = $this->database->rows( 'SELECT slot, views FROM {days} WHERE subject = %d ORDER BY views DESC, slot DESC LIMIT 1', array( Schema::TOTAL ) );
		$recent    = $this->recent_totals();
		$by_day    = $this->totals_since( (int) min( array_merge( array( $this->calendar->day_from_today( -1 ) ), array_keys( $recent ) ) ) );
		$best_day  = (int) ( $best[0]['slot'] ?? 0 );
		$most      = (int) ( $best[0]['views'] ?? 0 );

		foreach ( $by_day as $day => $views ) {
			if ( $views > $most || ( $views === $most && $day > $best_day ) ) {
				list( $best_day, $most ) = array( $day, $views );
			}
		}

		return array(
			'views'                => (int) ( $rolled_up[0]['views'] ?? 0 ) + (int) array_sum( $recent ),
			'views_today'          => $by_day[ $this->calendar->today() ] ?? 0,
			'views_yesterday'      => $by_day[ $this->calendar->day_from_today( -1 ) ] ?? 0,
			'views_best_day'       => $most > 0 ? substr_replace( substr_replace( (string) $best_day, '-', 6, 0 ), '-', 4, 0 ) : '',
			'views_best_day_total' => $most,
		);
	}

	/**
	 * The views of the last hours.
	 *
	 * @param int $count How many hours.
	 * @return array<int, int> By the hour's slot, oldest first.
	 * @throws Storage_Error When the database refuses.
	 */
	public function last_hours( int $count ): array {
		$hours = array_fill_keys( $this->calendar->last_hours( $count ), 0 );
		$rows  = $this->database->rows( 'SELECT slot, views FROM {hours} WHERE subject = %d AND slot >= %d', array( Schema::TOTAL, (int) array_key_first( $hours ) ) );

		foreach ( $rows as $row ) {
			if ( isset( $hours[ (int) $row['slot'] ] ) ) {
				$hours[ (int) $row['slot'] ] = (int) $row['views'];
			}
		}

		return $hours;
	}

	/**
	 * The site's views by day.
	 *
	 * @param int $from First day.
	 * @return array<int, int> By day; days without views are left out.
	 * @throws Storage_Error When the database refuses.
	 */
	private function totals_since( int $from ): array {
		$by_day = array();

		foreach ( $this->database->rows( 'SELECT slot, views FROM {days} WHERE subject = %d AND slot >= %d', array( Schema::TOTAL, $from ) ) as $row ) {
			$by_day[ (int) $row['slot'] ] = (int) $row['views'];
		}
		foreach ( $this->recent_totals() as $day => $views ) {
			if ( $day >= $from ) {
				$by_day[ $day ] = ( $by_day[ $day ] ?? 0 ) + $views;
			}
		}

		return $by_day;
	}

	/**
	 * The site's views that are not rolled up yet, by day.
	 *
	 * @return array<int, int> By day.
	 * @throws Storage_Error When the database refuses.
	 */
	private function recent_totals(): array {
		$by_day = array();

		foreach ( $this->database->rows( 'SELECT slot, views FROM {hours} WHERE subject = %d', array( Schema::TOTAL ) ) as $row ) {
			$day            = intdiv( (int) $row['slot'], 100 );
			$by_day[ $day ] = ( $by_day[ $day ] ?? 0 ) + (int) $row['views'];
		}

		return $by_day;
	}
}
