<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Queries the tables. Series and summary read only the daily totals, so that they are fast with any number of posts. */
final class Report {

	private Stats_Database $database;
	private Calendar $calendar;
	private Ranking_Sql $ranking;

	public function __construct( Stats_Database $database, Calendar $calendar, Ranking_Sql $ranking ) {
		$this->database = $database;
		$this->calendar = $calendar;
		$this->ranking  = $ranking;
	}

	/**
	 * @param int $subject Schema::TOTAL, a post id, or 0.
	 * @return array{unit: string, fields: string[], data: array<int, array{string, int}>} Oldest first, with 0 for periods without views.
	 * @throws Storage_Error
	 */
	public function series( Span $span, int $subject = Schema::TOTAL ): array {
		$by_day = $this->views_since( $span->from, $subject );
		$data   = array();
		ksort( $by_day );

		foreach ( $span->periods as $period ) {
			$views = 0;
			foreach ( $by_day as $day => $count ) {
				if ( $day > $period->to ) {
					break;
				}
				if ( $day >= $period->from ) {
					$views += $count;
				}
				unset( $by_day[ $day ] );
			}
			$data[] = array( $period->name, $views );
		}

		return array(
			'unit'   => $span->unit,
			'fields' => array( 'period', 'views' ),
			'data'   => $data,
		);
	}

	/**
	 * @param int $subject Schema::TOTAL, a post id, or 0.
	 * @throws Storage_Error
	 */
	public function total( int $from, int $to, int $subject = Schema::TOTAL ): int {
		$rows = $this->database->rows(
			'SELECT SUM(views) AS views FROM (
				SELECT views FROM {days} WHERE subject = %d AND slot BETWEEN %d AND %d
				UNION ALL
				SELECT views FROM {hours} WHERE subject = %d AND slot BETWEEN %d AND %d
			) AS counted',
			array( $subject, $from, $to, $subject, $from * 100, $to * 100 + 23 )
		);

		return (int) ( $rows[0]['views'] ?? 0 );
	}

	/**
	 * @param int $subject Schema::TOTAL, a post id, or 0.
	 * @return int|null The first day with counts; null if there are none.
	 * @throws Storage_Error
	 */
	public function first_day( int $subject = Schema::TOTAL ): ?int {
		$days  = $this->database->rows( 'SELECT MIN(slot) AS slot FROM {days} WHERE subject = %d', array( $subject ) );
		$hours = $this->database->rows( 'SELECT MIN(slot) AS slot FROM {hours} WHERE subject = %d', array( $subject ) );
		$found = array_filter( array( (int) ( $days[0]['slot'] ?? 0 ), intdiv( (int) ( $hours[0]['slot'] ?? 0 ), 100 ) ) );

		return array() === $found ? null : (int) min( $found );
	}

	/**
	 * @param int $subject Schema::TOTAL, a post id, or 0.
	 * @return array{views: int, views_today: int, views_yesterday: int, views_best_day: string, views_best_day_total: int} views_best_day is '' if there are no views.
	 * @throws Storage_Error
	 */
	public function summary( int $subject = Schema::TOTAL ): array {
		$rolled_up = $this->database->rows( 'SELECT SUM(views) AS views FROM {days} WHERE subject = %d', array( $subject ) );
		$best      = $this->database->rows( 'SELECT slot, views FROM {days} WHERE subject = %d ORDER BY views DESC, slot DESC LIMIT 1', array( $subject ) );
		$recent    = $this->recent_views( $subject );
		$by_day    = $this->views_since( (int) min( array_merge( array( $this->calendar->day_from_today( -1 ) ), array_keys( $recent ) ) ), $subject );
		$best_day  = (int) ( $best[0]['slot'] ?? 0 );
		$max_views = (int) ( $best[0]['views'] ?? 0 );

		foreach ( $by_day as $day => $views ) {
			if ( $views > $max_views || ( $views === $max_views && $day > $best_day ) ) {
				list( $best_day, $max_views ) = array( $day, $views );
			}
		}

		return array(
			'views'                => (int) ( $rolled_up[0]['views'] ?? 0 ) + (int) array_sum( $recent ),
			'views_today'          => $by_day[ $this->calendar->today() ] ?? 0,
			'views_yesterday'      => $by_day[ $this->calendar->day_from_today( -1 ) ] ?? 0,
			'views_best_day'       => $max_views > 0 ? Report_Range::date( $best_day ) : '',
			'views_best_day_total' => $max_views,
		);
	}

	/**
	 * @return array<int, int> By hour slot, oldest first.
	 * @throws Storage_Error
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
	 * @return array<int, int> Views by post id, highest first; 0 is the home page and archives.
	 * @throws Storage_Error
	 */
	public function posts( int $from, int $to, int $limit ): array {
		// For equal views, newer posts first.
		$rows = $this->database->with_tables(
			function () use ( $from, $to, $limit ): array {
				list( $counts, $args ) = $this->ranking->posts( $from, $to, $limit );

				return $this->database->rows( "$counts ORDER BY total DESC, subject DESC LIMIT %d", array_merge( $args, array( $limit ) ) );
			}
		);

		$views = array();
		foreach ( $rows as $row ) {
			$views[ (int) $row['subject'] ] = (int) $row['total'];
		}

		return $views;
	}

	/**
	 * @return array<int, int> Views of existing posts by the id of their author, highest first.
	 * @throws Storage_Error
	 */
	public function authors( int $from, int $to, int $limit ): array {
		global $wpdb;

		$rows = $this->database->with_tables(
			function () use ( $from, $to, $limit, $wpdb ): array {
				$days = $this->ranking->rows( 'posts', $from, $to );

				return $this->database->rows(
					"SELECT posts.post_author AS author, SUM(counted.total) AS total FROM (
						SELECT subject, SUM(views) AS total FROM (
							$days
							UNION ALL
							SELECT subject, views FROM {hours} WHERE slot BETWEEN %d AND %d AND subject > 0
						) AS parts WHERE subject > 0 GROUP BY subject
					) AS counted INNER JOIN $wpdb->posts posts ON posts.ID = counted.subject
					GROUP BY posts.post_author ORDER BY total DESC, author LIMIT %d",
					array( $from * 100, $to * 100 + 23, $limit )
				);
			}
		);

		return array_map( 'intval', array_column( $rows, 'total', 'author' ) );
	}

	/**
	 * @return array<int|string, int> Views by host, highest first.
	 * @throws Storage_Error
	 */
	public function hosts( int $from, int $to, int $limit ): array {
		$rows = $this->database->with_tables(
			function () use ( $from, $to, $limit ): array {
				$days = $this->ranking->rows( 'hosts', $from, $to );

				return $this->database->rows( "SELECT host, SUM(views) AS total FROM ($days) AS counted GROUP BY host ORDER BY total DESC, host LIMIT %d", array( $limit ) );
			}
		);

		return array_map( 'intval', array_column( $rows, 'total', 'host' ) );
	}

	/**
	 * @param int $subject Schema::TOTAL, a post id, or 0.
	 * @return array<int, int> By day, oldest first.
	 * @throws Storage_Error
	 */
	public function all_days( int $subject = Schema::TOTAL ): array {
		$by_day = $this->views_since( 0, $subject );
		ksort( $by_day );

		return $by_day;
	}

	/**
	 * @return array<int, int> Views of all existing posts of a type, by day.
	 * @throws Storage_Error
	 */
	public function views_of_type( string $post_type, int $from, int $to ): array {
		global $wpdb;

		$by_day = array();
		$sql    = "SELECT counted.slot AS slot, SUM(counted.views) AS views FROM %s counted INNER JOIN $wpdb->posts posts ON posts.ID = counted.subject
			WHERE posts.post_type = %%s AND counted.slot BETWEEN %%d AND %%d GROUP BY counted.slot";

		foreach ( $this->database->rows( sprintf( $sql, '{days}' ), array( $post_type, $from, $to ) ) as $row ) {
			$by_day[ (int) $row['slot'] ] = (int) $row['views'];
		}
		foreach ( $this->database->rows( sprintf( $sql, '{hours}' ), array( $post_type, $from * 100, $to * 100 + 23 ) ) as $row ) {
			$day            = intdiv( (int) $row['slot'], 100 );
			$by_day[ $day ] = ( $by_day[ $day ] ?? 0 ) + (int) $row['views'];
		}

		return $by_day;
	}

	/**
	 * @return array<int, int> By day, without days that have no views.
	 * @throws Storage_Error
	 */
	private function views_since( int $from, int $subject ): array {
		$by_day = array();

		foreach ( $this->database->rows( 'SELECT slot, views FROM {days} WHERE subject = %d AND slot >= %d', array( $subject, $from ) ) as $row ) {
			$by_day[ (int) $row['slot'] ] = (int) $row['views'];
		}
		foreach ( $this->recent_views( $subject ) as $day => $views ) {
			if ( $day >= $from ) {
				$by_day[ $day ] = ( $by_day[ $day ] ?? 0 ) + $views;
			}
		}

		return $by_day;
	}

	/**
	 * Views that aren't rolled up yet.
	 *
	 * @return array<int, int> By day.
	 * @throws Storage_Error
	 */
	private function recent_views( int $subject ): array {
		$by_day = array();

		foreach ( $this->database->rows( 'SELECT slot, views FROM {hours} WHERE subject = %d', array( $subject ) ) as $row ) {
			$day            = intdiv( (int) $row['slot'], 100 );
			$by_day[ $day ] = ( $by_day[ $day ] ?? 0 ) + (int) $row['views'];
		}

		return $by_day;
	}
}
