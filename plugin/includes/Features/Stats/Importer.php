<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Adds earlier views to the table of days. Days that this site counted itself stay as they are, and what was imported before is not
 * added again. Each slice is a transaction, so an interrupted import is completed by repeating it.
 */
final class Importer {

	/** Rows per transaction. */
	private const SLICE = 500;

	/** Maximum number of imported rows, of all imports. */
	private const MAX_ROWS = 300000;

	private Stats_Database $database;
	private Calendar $calendar;
	private Job_Locks $job_locks;
	private Rolling_Totals $rolling_totals;

	public function __construct( Stats_Database $database, Calendar $calendar, Job_Locks $job_locks, Rolling_Totals $rolling_totals ) {
		$this->database       = $database;
		$this->calendar       = $calendar;
		$this->job_locks      = $job_locks;
		$this->rolling_totals = $rolling_totals;
	}

	public function rows(): Import_Rows {
		return new Import_Rows( $this->calendar->today(), $this->calendar->day_from_today( -Retention::days() ) );
	}

	/**
	 * What an import would add.
	 *
	 * @return array{new: array<int, array{int, int, int}>, days: int, views: int, counted: int, known: int, first: int, last: int} New rows of
	 *               day, subject and views; days and views of the site among them; rows of days that this site counted; rows imported before.
	 * @throws Storage_Error
	 */
	public function plan( Import_Rows $rows ): array {
		return $this->database->with_tables( fn(): array => $this->compare( $rows ) );
	}

	/**
	 * Adds the new rows of a plan.
	 *
	 * @param array<int, array{int, int, int}> $rows Day, subject and views.
	 * @return bool False if the table of imports would exceed its limit; nothing was added then.
	 * @throws Storage_Error
	 */
	public function add( array $rows ): bool {
		$stored = $this->database->rows( 'SELECT COUNT(*) AS total, COALESCE(MAX(batch), 0) AS batch FROM {imported}' );

		if ( (int) $stored[0]['total'] + count( $rows ) > self::MAX_ROWS ) {
			return false;
		}
		foreach ( array_chunk( $rows, self::SLICE ) as $slice ) {
			$this->job_locks->with_lock( Roll_Up::LOCK, fn() => $this->add_slice( $slice, (int) $stored[0]['batch'] + 1 ) );
		}

		return true;
	}

	/**
	 * Removes what the last import added.
	 *
	 * @return int Number of rows.
	 * @throws Storage_Error
	 */
	public function undo(): int {
		$batch = (int) $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT COALESCE(MAX(batch), 0) AS batch FROM {imported}' ) )[0]['batch'];
		$count = 0;

		do {
			$removed = 0;
			$this->job_locks->with_lock(
				Roll_Up::LOCK,
				function () use ( $batch, &$removed ): void {
					$removed = $this->remove_slice( $batch );
				}
			);
			$count += $removed;
		} while ( $removed > 0 );

		return $count;
	}

	/**
	 * @return array{new: array<int, array{int, int, int}>, days: int, views: int, counted: int, known: int, first: int, last: int}
	 * @throws Storage_Error
	 */
	private function compare( Import_Rows $rows ): array {
		$counted = array();
		foreach ( $this->database->rows( 'SELECT slot FROM {days} WHERE subject = %d UNION SELECT slot FROM {hours} WHERE subject = %d', array( Schema::TOTAL, Schema::TOTAL ) ) as $row ) {
			$slot = (int) $row['slot'];

			$counted[ $slot > 99999999 ? intdiv( $slot, 100 ) : $slot ] = true;
		}

		$known = array();
		foreach ( $this->database->rows( 'SELECT slot, subject FROM {imported}' ) as $row ) {
			$known[ (int) $row['slot'] ][ (int) $row['subject'] ] = true;
		}

		$plan = array(
			'new'     => array(),
			'days'    => 0,
			'views'   => 0,
			'counted' => 0,
			'known'   => 0,
			'first'   => 0,
			'last'    => 0,
		);
		foreach ( $rows->by_day() as $day => $subjects ) {
			foreach ( $subjects as $subject => $views ) {
				if ( isset( $known[ $day ][ $subject ] ) ) {
					++$plan['known'];
				} elseif ( isset( $counted[ $day ] ) && ! isset( $known[ $day ][ Schema::TOTAL ] ) ) {
					++$plan['counted'];
				} else {
					$plan['new'][]  = array( $day, $subject, $views );
					$plan['first']  = 0 === $plan['first'] ? $day : $plan['first'];
					$plan['last']   = $day;
					$plan['days']  += Schema::TOTAL === $subject ? 1 : 0;
					$plan['views'] += Schema::TOTAL === $subject ? $views : 0;
				}
			}
		}

		return $plan;
	}

	/**
	 * Requires a transaction.
	 *
	 * @param array<int, array{int, int, int}> $slice
	 * @throws Storage_Error
	 */
	private function add_slice( array $slice, int $batch ): void {
		$days = array();
		$log  = array();
		foreach ( $slice as list( $day, $subject, $views ) ) {
			$days[] = "($subject, $day, $views)";
			$log[]  = "($subject, $day, $views, $batch)";
		}

		// Fails if another import has added one of them meanwhile.
		$this->database->run( 'INSERT INTO {imported} (subject, slot, views, batch) VALUES ' . implode( ', ', $log ) );
		$this->database->run( 'INSERT INTO {days} (subject, slot, views) VALUES ' . implode( ', ', $days ) . ' ON DUPLICATE KEY UPDATE views = {days}.views + VALUES(views)' );
		$this->forget_sums( $slice );
	}

	/**
	 * Requires a transaction.
	 *
	 * @return int Number of rows.
	 * @throws Storage_Error
	 */
	private function remove_slice( int $batch ): int {
		$slice = array();
		foreach ( $this->database->rows( 'SELECT slot, subject, views FROM {imported} WHERE batch = %d ORDER BY subject, slot LIMIT %d', array( $batch, self::SLICE ) ) as $row ) {
			$slice[] = array( (int) $row['slot'], (int) $row['subject'], (int) $row['views'] );
		}

		foreach ( $slice as list( $day, $subject, $views ) ) {
			// Late views of this site may have been added since.
			$this->database->run( 'DELETE FROM {days} WHERE subject = %d AND slot = %d AND views <= %d', array( $subject, $day, $views ) );
			$this->database->run( 'UPDATE {days} SET views = views - %d WHERE subject = %d AND slot = %d', array( $views, $subject, $day ) );
			$this->database->run( 'DELETE FROM {imported} WHERE subject = %d AND slot = %d', array( $subject, $day ) );
		}
		$this->forget_sums( $slice );

		return count( $slice );
	}

	/**
	 * @param array<int, array{int, int, int}> $slice
	 * @throws Storage_Error
	 */
	private function forget_sums( array $slice ): void {
		$days = array();
		foreach ( $slice as list( $day, $subject ) ) {
			if ( $subject >= 0 ) {
				$days[ $day ] = true;
			}
		}

		array_map( array( $this->rolling_totals, 'forget_posts' ), array_keys( $days ) );
	}
}
