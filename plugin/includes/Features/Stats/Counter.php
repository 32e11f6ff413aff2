<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Adds views to the tables: one indexed statement for a view, one more when another site led to it. */
final class Counter {

	/** Rows that one statement writes. */
	private const ROWS_AT_ONCE = 500;

	/** Counters of senders, and so their rows, per hour. */
	private const SENDERS = 65536;

	private Stats_Database $database;
	private Calendar $calendar;
	private Referrers $referrers;
	private Rolling_Totals $rolling_totals;

	public function __construct( Stats_Database $database, Calendar $calendar, Referrers $referrers, Rolling_Totals $rolling_totals ) {
		$this->database       = $database;
		$this->calendar       = $calendar;
		$this->referrers      = $referrers;
		$this->rolling_totals = $rolling_totals;
	}

	/**
	 * Counts one view, unless its sender sent too many within the hour.
	 *
	 * @return bool Whether it was counted.
	 * @throws Storage_Error
	 */
	public function count( View $view ): bool {
		return $this->database->with_tables(
			function () use ( $view ): bool {
				if ( $this->sent( $view ) >= self::views_per_sender() ) {
					return false;
				}

				$this->add_to_hours( array( $view ), true );

				if ( '' !== $view->host ) {
					$this->referrers->add( $this->calendar->day( $view->time ), $view );
				}

				return true;
			}
		);
	}

	/**
	 * Adds views that the direct endpoint has limited by sender, those of a post and hour together. Within a transaction.
	 *
	 * @param View[] $views
	 * @throws Storage_Error
	 */
	public function add_all( array $views ): void {
		$this->add_to_hours( $views, false );

		$by_day = array();
		foreach ( $views as $view ) {
			if ( '' !== $view->host ) {
				$by_day[ $this->calendar->day( $view->time ) ][] = $view;
			}
		}
		foreach ( $by_day as $day => $of_day ) {
			if ( $day < $this->calendar->first_open_day() ) {
				$this->rolling_totals->forget( $day );
			}
			$this->referrers->add_all( $day, $of_day );
		}
	}

	/** How many views an address may send within an hour. Many people share one at times. */
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
	 * @throws Storage_Error
	 */
	private function sent( View $view ): int {
		$rows = $this->database->rows( 'SELECT views FROM {hours} WHERE subject = %d AND slot = %d', array( self::subject( $view ), $this->calendar->hour( $view->time ) ) );

		return (int) ( $rows[0]['views'] ?? 0 );
	}

	/**
	 * The subject that a sender's views are counted under. Senders may share one, so that changing addresses can't add rows
	 * without end.
	 */
	private static function subject( View $view ): int {
		return Schema::FIRST_SENDER - $view->sender % self::SENDERS;
	}

	/**
	 * Adds views to their hours.
	 *
	 * @param View[] $views
	 * @throws Storage_Error
	 */
	private function add_to_hours( array $views, bool $with_senders ): void {
		$hours = array();

		foreach ( $views as $view ) {
			$hour     = $this->calendar->hour( $view->time );
			$subjects = array( Schema::TOTAL, $view->post );

			if ( $with_senders ) {
				$subjects[] = self::subject( $view );
			}
			foreach ( $subjects as $subject ) {
				$hours[ "$subject $hour" ] = array( $subject, $hour, ( $hours[ "$subject $hour" ][2] ?? 0 ) + 1 );
			}
		}

		// Always in the same order, so that two that add at the same time wait for each other, and don't meet in a deadlock.
		ksort( $hours );

		foreach ( array_chunk( array_values( $hours ), self::ROWS_AT_ONCE ) as $chunk ) {
			$this->database->run(
				'INSERT INTO {hours} (subject, slot, views) VALUES ' . implode( ', ', array_fill( 0, count( $chunk ), '(%d, %d, %d)' ) ) . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views)',
				array_merge( ...$chunk )
			);
		}
	}
}
