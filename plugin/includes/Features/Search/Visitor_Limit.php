<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Limits requests per visitor and minute, and counted searches per visitor and day. Visitors are counted in a fixed number of rows, by a hash of their address that changes
 * daily, so that the table never grows and contains no addresses.
 */
class Visitor_Limit {

	private const PER_MINUTE = 120;
	private const ROWS       = 4096;

	/** Searches that the statistics count. */
	private const COUNTED_PER_DAY = 50;

	private const MINUTES_PER_DAY = 1440;

	/** How many visitors share the limit if their addresses are unknown, as behind a proxy that isn't configured. */
	private const UNKNOWN = 20;

	private Search_Database $database;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Search_Database $database, Client_Address $client, Clock $clock ) {
		$this->database = $database;
		$this->client   = $client;
		$this->clock    = $clock;
	}

	/** Counts a request. Returns whether it is within the limit. */
	public function allows(): bool {
		/**
		 * Filters how many instant searches a visitor can make per minute.
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_search_limit', self::PER_MINUTE );

		return $this->hit( $this->row(), intdiv( $this->clock->now(), MINUTE_IN_SECONDS ), $limit );
	}

	/** Counts a search of the statistics, in a row of its own. Returns whether it is within the limit of the day. */
	public function allows_count(): bool {
		$day = intdiv( $this->clock->now(), DAY_IN_SECONDS );

		return $this->hit( self::ROWS + $this->row(), $day * self::MINUTES_PER_DAY, self::COUNTED_PER_DAY );
	}

	/** @param int $minute When the period of the limit began. */
	private function hit( int $row, int $minute, int $limit ): bool {
		$rows = $this->database->with_tables(
			function () use ( $row, $minute ): array {
				$this->database->run(
					'INSERT INTO {visitors} (visitor, minute, hits) VALUES (%d, %d, 1)
					ON DUPLICATE KEY UPDATE hits = CASE WHEN minute = VALUES(minute) THEN hits + 1 ELSE 1 END, minute = VALUES(minute)',
					array( $row, $minute )
				);

				return $this->database->rows( 'SELECT hits FROM {visitors} WHERE visitor = %d', array( $row ) );
			}
		);

		return (int) ( $rows[0]['hits'] ?? 0 ) <= ( $this->client->is_usable() ? $limit : $limit * self::UNKNOWN );
	}

	private function row(): int {
		$address = $this->client->ip();
		$day     = intdiv( $this->clock->now(), DAY_IN_SECONDS );
		$hash    = hash_hmac( 'sha256', "search $day " . ( $address ? $address->bucket() : '' ), wp_salt() );

		return (int) hexdec( substr( $hash, 0, 7 ) ) % self::ROWS;
	}
}
