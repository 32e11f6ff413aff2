<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the tables in pages by key, without offsets. */
final class Daily_Counts {

	/** Rows per page. */
	private const ROWS = 2500;

	/** Start values: less than any post id, and no host. */
	private const NONE = '-1';

	private Stats_Database $database;

	public function __construct( Stats_Database $database ) {
		$this->database = $database;
	}

	/**
	 * @return \Generator<int, array<int, array{int, string, int}>> Pages of day, post id (0 for home page and archives) and views.
	 * @throws Storage_Error
	 */
	public function posts( int $from, int $to ): \Generator {
		$open  = $this->database->rows( 'SELECT MIN(slot) AS slot FROM {hours} WHERE slot BETWEEN %d AND %d AND subject >= 0', array( $from * 100, $to * 100 + 23 ) );
		$start = intdiv( (int) ( $open[0]['slot'] ?? ( $to + 1 ) * 100 ), 100 );

		yield from $this->pages(
			'SELECT slot AS day, subject AS name, views FROM {days} WHERE slot BETWEEN %d AND %d AND subject >= 0 AND (slot > %d OR subject > %d) ORDER BY slot, subject LIMIT %d',
			static fn( int $day, string $name ): array => array( $day, $start - 1, $day, (int) $name ),
			$from
		);

		// A day with hourly rows may be partly rolled up.
		for ( $day = $start; $day <= $to; $day = self::next_day( $day ) ) {
			yield from $this->pages(
				"SELECT $day AS day, subject AS name, SUM(views) AS views FROM (
					SELECT subject, views FROM {days} WHERE slot = $day AND subject > %d
					UNION ALL
					SELECT subject, views FROM {hours} WHERE slot BETWEEN {$day}00 AND {$day}23 AND subject > %d
				) AS counted GROUP BY subject ORDER BY subject LIMIT %d",
				static fn( int $of, string $name ): array => array( (int) $name, (int) $name ),
				$day
			);
		}
	}

	/**
	 * @param string $table One of the tables of Referrers.
	 * @return \Generator<int, array<int, array{int, string, int}>> Pages of day, host and views.
	 * @throws Storage_Error
	 */
	public function hosts( int $from, int $to, string $table = Referrers::HOSTS ): \Generator {
		yield from $this->pages(
			"SELECT slot AS day, host AS name, views FROM {{$table}} WHERE slot BETWEEN %d AND %d AND (slot > %d OR host > %s) ORDER BY slot, host LIMIT %d",
			// The first day starts before the row of others, which has no name.
			static fn( int $day, string $name ): array => array( $day, $to, self::NONE === $name ? $day - 1 : $day, $name ),
			$from
		);
	}

	private static function next_day( int $day ): int {
		return (int) ( new \DateTimeImmutable( "$day 12:00", new \DateTimeZone( 'UTC' ) ) )->modify( '+1 day' )->format( 'Ymd' );
	}

	/**
	 * @param string   $sql   The last placeholder is the page size.
	 * @param callable $after Returns the other values from the last row's day and name.
	 * @return \Generator<int, array<int, array{int, string, int}>>
	 * @throws Storage_Error
	 */
	private function pages( string $sql, callable $after, int $day ): \Generator {
		$name = self::NONE;

		do {
			$rows = $this->database->rows( $sql, array_merge( $after( $day, $name ), array( self::ROWS ) ) );
			$page = array_map( static fn( array $row ): array => array( (int) $row['day'], $row['name'], (int) $row['views'] ), $rows );
			$size = count( $page );

			if ( $size > 0 ) {
				list( $day, $name ) = $page[ $size - 1 ];
				unset( $rows );

				yield $page;
			}
		} while ( self::ROWS === $size );
	}
}
