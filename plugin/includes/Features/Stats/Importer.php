<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Adds earlier views to the table of days. Days that this site counted itself stay as they are, and what was imported before is not
 * added again.
 */
final class Importer {

	/** Rows per slice. Each slice is a transaction. */
	public const SLICE = 500;

	/** Rows that are read at once. */
	private const PAGE = 5000;

	/** Maximum number of imported rows, of all imports. */
	private const MAX_ROWS = 300000;

	private Stats_Database $database;
	private Calendar $calendar;
	private Rolling_Totals $rolling_totals;

	public function __construct( Stats_Database $database, Calendar $calendar, Rolling_Totals $rolling_totals ) {
		$this->database       = $database;
		$this->calendar       = $calendar;
		$this->rolling_totals = $rolling_totals;
	}

	public function rows(): Import_Rows {
		return new Import_Rows( $this->calendar->today(), $this->calendar->day_from_today( -Retention::days() ) );
	}

	/**
	 * What an import would add. Removes rows that were imported before, and days that the site counted itself, from `$rows`.
	 *
	 * @throws Storage_Error
	 */
	public function plan( Import_Rows $rows ): Import_Plan {
		return $this->database->with_tables( fn(): Import_Plan => $this->compare( $rows ) );
	}

	/**
	 * Whether the rows fit into the table of imports, which has a limit.
	 *
	 * @throws Storage_Error
	 */
	public function has_room( Import_Plan $plan ): bool {
		return (int) $this->database->rows( 'SELECT COUNT(*) AS total FROM {imported}' )[0]['total'] + $plan->rows <= self::MAX_ROWS;
	}

	/**
	 * @return int Number of the last import; 0 if there is none.
	 * @throws Storage_Error
	 */
	public function last_batch(): int {
		return (int) $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT COALESCE(MAX(batch), 0) AS batch FROM {imported}' ) )[0]['batch'];
	}

	/**
	 * @return string Changes with each import and undo.
	 * @throws Storage_Error
	 */
	public function marker(): string {
		$batch = $this->last_batch();

		return $batch . '-' . $this->database->rows( 'SELECT COUNT(*) AS total FROM {imported}' )[0]['total'];
	}

	/**
	 * @return array{rows: int, first: int, last: int, views: int} Rows of an import, first and last day, and views of the site.
	 * @throws Storage_Error
	 */
	public function summary( int $batch ): array {
		$all    = $this->database->rows( 'SELECT COUNT(*) AS total, COALESCE(MIN(slot), 0) AS first, COALESCE(MAX(slot), 0) AS last FROM {imported} WHERE batch = %d', array( $batch ) )[0];
		$totals = $this->database->rows( 'SELECT COALESCE(SUM(views), 0) AS views FROM {imported} WHERE batch = %d AND subject = %d', array( $batch, Schema::TOTAL ) )[0];

		return array(
			'rows'  => (int) $all['total'],
			'first' => (int) $all['first'],
			'last'  => (int) $all['last'],
			'views' => (int) $totals['views'],
		);
	}

	/** @throws Storage_Error */
	private function compare( Import_Rows $rows ): Import_Plan {
		$counted = array();
		foreach ( $this->database->rows( 'SELECT slot FROM {days} WHERE subject = %d UNION SELECT slot FROM {hours} WHERE subject = %d', array( Schema::TOTAL, Schema::TOTAL ) ) as $row ) {
			$slot = (int) $row['slot'];

			$counted[ $slot > 99999999 ? intdiv( $slot, 100 ) : $slot ] = true;
		}
		foreach ( $this->database->rows( 'SELECT slot FROM {imported} WHERE subject = %d', array( Schema::TOTAL ) ) as $row ) {
			unset( $counted[ (int) $row['slot'] ] );
		}

		$plan        = new Import_Plan();
		$plan->known = $this->drop_imported( $rows );
		foreach ( $rows->by_day() as $day => $subjects ) {
			if ( isset( $counted[ $day ] ) ) {
				$plan->counted       += $rows->drop_day( $day );
				$plan->counted_days[] = $day;
				continue;
			}
			$total             = $subjects[ Schema::TOTAL ] ?? 0;
			$plan->days[]      = $day;
			$plan->rows       += count( $subjects );
			$plan->totals     += $total > 0 ? 1 : 0;
			$plan->views      += $total;
			$plan->post_views += (int) array_sum( $subjects ) - $total;
		}

		return $plan;
	}

	/**
	 * Drops rows that were imported before. Reads the table in pages: all rows at once would take 100 MB of memory.
	 *
	 * @return int Number of rows.
	 * @throws Storage_Error
	 */
	private function drop_imported( Import_Rows $rows ): int {
		$count   = 0;
		$subject = Schema::TOTAL;
		$slot    = 0;
		do {
			$page = $this->database->rows( 'SELECT subject, slot FROM {imported} WHERE subject >= %d AND (subject > %d OR slot > %d) ORDER BY subject, slot LIMIT %d', array( $subject, $subject, $slot, self::PAGE ) );
			foreach ( $page as $row ) {
				$subject = (int) $row['subject'];
				$slot    = (int) $row['slot'];
				$count  += $rows->drop( $slot, $subject ) ? 1 : 0;
			}
			$has_more = count( $page ) === self::PAGE;
		} while ( $has_more );

		return $count;
	}

	/**
	 * Adds rows. Requires a transaction with the lock Roll_Up::LOCK.
	 *
	 * @param array<int, array{int, int, int}> $slice Day, subject and views.
	 * @throws Storage_Error
	 */
	public function add_slice( array $slice, int $batch ): void {
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
	 * Removes rows of an import. Requires a transaction with the lock Roll_Up::LOCK.
	 *
	 * @return int Number of rows; 0 when all are removed.
	 * @throws Storage_Error
	 */
	public function remove_slice( int $batch ): int {
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
				$days[ $day ] = $day;
			}
		}
		$this->rolling_totals->forget_posts( array_values( $days ) );
	}
}
