<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** How often visitors searched for what, by day. Anyone can send a term, so rows per day are limited when written. */
final class Search_Counts {

	private const TERMS_A_DAY = 500;

	/** Results are stored up to this number. */
	private const MAX_RESULTS = 99999;

	/** Day and results in one number, so that the largest one has the results of the latest day. */
	private const LATEST = 'MAX(slot * 100000 + results)';

	/** Rows per page. */
	private const ROWS = 2500;

	private Counts_Database $database;
	private Clock $clock;

	public function __construct( Counts_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * @param string $term    From Counted_Query.
	 * @param int    $results Number of results.
	 * @throws Storage_Error
	 */
	public function add( string $term, int $results ): void {
		$day     = Retention::day( $this->clock->now() );
		$results = min( $results, self::MAX_RESULTS );

		$this->database->with_tables( fn() => $this->write( $day, $term, $results ) );
	}

	/**
	 * @param bool $is_empty Whether to return terms whose latest search found nothing, instead of all.
	 * @return array<int, array{term: string, searches: int, results: int}> Most frequent first; results of the latest day.
	 * @throws Storage_Error
	 */
	public function top( int $from, int $to, bool $is_empty, int $limit ): array {
		$having = $is_empty ? 'HAVING ' . self::LATEST . ' %% 100000 = 0' : '';
		$rows   = $this->database->with_tables(
			fn(): array => $this->database->rows(
				'SELECT term, SUM(searches) AS total, ' . self::LATEST . " AS latest FROM {days} WHERE slot BETWEEN %d AND %d GROUP BY term $having ORDER BY total DESC, term LIMIT %d",
				array( $from, $to, $limit )
			)
		);

		return array_map(
			static fn( array $row ): array => array(
				'term'     => $row['term'],
				'searches' => (int) $row['total'],
				'results'  => (int) $row['latest'] % 100000,
			),
			$rows
		);
	}

	/**
	 * @param bool $is_empty Whether to return terms only for days on which the latest search found nothing.
	 * @return \Generator<int, array<int, array{day: int, term: string, searches: int, results: int}>> Pages of rows.
	 * @throws Storage_Error
	 */
	public function pages( int $from, int $to, bool $is_empty ): \Generator {
		$day   = $from;
		$term  = '';
		$where = $is_empty ? 'AND results = 0' : '';

		do {
			$rows = $this->database->with_tables(
				fn(): array => $this->database->rows(
					"SELECT slot, term, searches, results FROM {days} WHERE slot BETWEEN %d AND %d AND (slot > %d OR term > %s) $where ORDER BY slot, term LIMIT %d",
					array( $day, $to, $day, $term, self::ROWS )
				)
			);
			$page = array_map(
				static fn( array $row ): array => array(
					'day'      => (int) $row['slot'],
					'term'     => $row['term'],
					'searches' => (int) $row['searches'],
					'results'  => (int) $row['results'],
				),
				$rows
			);
			$size = count( $page );

			if ( $size > 0 ) {
				list( 'day' => $day, 'term' => $term ) = $page[ $size - 1 ];

				yield $page;
			}
		} while ( self::ROWS === $size );
	}

	/** Deletes old rows. Public, since it is hooked too, for sites on which nobody searches any more. */
	public function prune(): void {
		try {
			$this->database->run( 'DELETE FROM {days} WHERE slot < %d', array( Retention::first_day( $this->clock->now() ) ) );
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** @throws Storage_Error */
	private function write( int $day, string $term, int $results ): void {
		if ( array() !== $this->database->rows( 'SELECT searches FROM {days} WHERE slot = %d AND term = %s', array( $day, $term ) ) ) {
			$this->database->run( 'UPDATE {days} SET searches = searches + 1, results = %d WHERE slot = %d AND term = %s', array( $results, $day, $term ) );
			return;
		}

		$terms = $this->database->rows( 'SELECT COUNT(*) AS terms FROM {days} WHERE slot = %d', array( $day ) );

		if ( (int) ( $terms[0]['terms'] ?? 0 ) < self::TERMS_A_DAY ) {
			$this->database->run(
				'INSERT INTO {days} (slot, term, searches, results) VALUES (%d, %s, 1, %d) ON DUPLICATE KEY UPDATE searches = searches + 1, results = VALUES(results)',
				array( $day, $term, $results )
			);
			$this->prune();
		}
	}
}
