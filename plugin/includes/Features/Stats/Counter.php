<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Inserts views: one indexed statement, and one more if there is a referrer. */
final class Counter {

	/** Rows per statement. */
	private const ROWS_AT_ONCE = 500;

	/** Maximum number of visitor counters per hour. */
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
	 * Counts a view, up to the hourly limit per visitor.
	 *
	 * @return bool Whether it was counted.
	 * @throws Storage_Error
	 */
	public function count( View $view ): bool {
		$is_counted = $this->database->with_tables(
			function () use ( $view ): bool {
				if ( $this->sent( $view ) >= self::views_per_sender() ) {
					return false;
				}

				$this->add_to_hours( array( $view ), true );

				if ( '' !== $view->name() ) {
					$this->names( $view )->add( $this->calendar->day( $view->time ), $view );
				}

				return true;
			}
		);

		if ( $is_counted ) {
			self::announce( array( $view ) );
		}

		return $is_counted;
	}

	/**
	 * Passes on the response times of counted views.
	 *
	 * @param View[] $views
	 */
	public static function announce( array $views ): void {
		$times = array();

		foreach ( $views as $view ) {
			if ( $view->ms > 0 ) {
				$times[] = array( $view->time, $view->ms );
			}
		}

		if ( array() !== $times ) {
			/**
			 * Fires after page views were counted, with how long the server took to respond. Browsers of visitors measure it, only while a
			 * callback is hooked. The self-check hooks into it.
			 *
			 * @since 1.0.0
			 *
			 * @param array<int, array{int, int}> $times Unix time and milliseconds (1 to 60,000) of each view.
			 */
			do_action( 'jetpack_dashboard_response_times', $times );
		}
	}

	/**
	 * Counts views whose limits the direct endpoint has checked. Requires a transaction.
	 *
	 * @param View[] $views
	 * @throws Storage_Error
	 */
	public function add_all( array $views ): void {
		$this->add_to_hours( $views, false );

		$by_day = array();
		foreach ( $views as $view ) {
			if ( '' !== $view->name() ) {
				$by_day[ $this->calendar->day( $view->time ) ][ $view->target[0] ?? '' ][] = $view;
			}
		}
		foreach ( $by_day as $day => $kinds ) {
			if ( isset( $kinds[''] ) && $day < $this->calendar->first_open_day() ) {
				$this->rolling_totals->forget_hosts( $day );
			}
			foreach ( $kinds as $of_kind ) {
				$this->names( $of_kind[0] )->add_all( $day, $of_kind );
			}
		}
	}

	/** Where a view's referrer or target is counted. */
	private function names( View $view ): Referrers {
		if ( '' === $view->target ) {
			return $this->referrers;
		}

		return $this->referrers->in( View::CLICK === $view->target[0] ? Referrers::CLICKS : Referrers::DOWNLOADS );
	}

	/** Visitors may share an address. */
	public static function views_per_sender(): int {
		/**
		 * Filters the number of views per address and hour that are counted.
		 *
		 * @since 1.0.0
		 *
		 * @param int $views
		 */
		return (int) apply_filters( 'jetpack_dashboard_stats_views_per_address', 3000 );
	}

	/**
	 * The visitor's views within the hour.
	 *
	 * @throws Storage_Error
	 */
	private function sent( View $view ): int {
		$rows = $this->database->rows( 'SELECT views FROM {hours} WHERE subject = %d AND slot = %d', array( self::subject( $view ), $this->calendar->hour( $view->time ) ) );

		return (int) ( $rows[0]['views'] ?? 0 );
	}

	/** The row that a visitor's views are counted in. Visitors may share one, so that changing addresses can't add rows without limit. */
	private static function subject( View $view ): int {
		return Schema::FIRST_SENDER - $view->sender % self::SENDERS;
	}

	/**
	 * @param View[] $views
	 * @throws Storage_Error
	 */
	private function add_to_hours( array $views, bool $with_senders ): void {
		$hours = array();

		foreach ( $views as $view ) {
			$hour     = $this->calendar->hour( $view->time );
			$subjects = '' === $view->target ? array( Schema::TOTAL, $view->post ) : array();

			if ( $with_senders ) {
				$subjects[] = self::subject( $view );
			}
			foreach ( $subjects as $subject ) {
				$hours[ "$subject $hour" ] = array( $subject, $hour, ( $hours[ "$subject $hour" ][2] ?? 0 ) + 1 );
			}
		}

		if ( array() === $hours ) {
			return;
		}

		// In a fixed order, to avoid deadlocks.
		ksort( $hours );

		foreach ( array_chunk( array_values( $hours ), self::ROWS_AT_ONCE ) as $chunk ) {
			$this->database->run(
				'INSERT INTO {hours} (subject, slot, views) VALUES ' . implode( ', ', array_fill( 0, count( $chunk ), '(%d, %d, %d)' ) ) . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views)',
				array_merge( ...$chunk )
			);
		}
	}
}
