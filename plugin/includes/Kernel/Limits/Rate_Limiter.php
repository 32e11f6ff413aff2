<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Limits;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how often something happens per period. Each limit has a name and a fixed number of rows; a hash that changes daily says which
 * row counts a visitor. So the table never grows, and it contains no addresses. Two visitors can share a row.
 */
class Rate_Limiter {

	/** Rows per name. */
	private const SLOTS = 16384;

	/** How many visitors share a limit if their addresses are unknown, as behind a proxy that isn't configured. */
	private const UNKNOWN = 20;

	private Limits_Database $database;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Limits_Database $database, Client_Address $client, Clock $clock ) {
		$this->database = $database;
		$this->client   = $client;
		$this->clock    = $clock;
	}

	/**
	 * Counts what the current visitor does. An IPv6 address counts with its network.
	 *
	 * @param string $name    Of the limit, at most 20 characters.
	 * @param int    $limit   Per visitor and period.
	 * @param int    $seconds Length of the period; divides a day.
	 * @param string $what    What is limited, if there is one limit for each, such as a post.
	 * @return bool Whether it is within the limit.
	 * @throws Storage_Error
	 */
	public function allows_visitor( string $name, int $limit, int $seconds, string $what = '' ): bool {
		$address = $this->client->ip();

		return $this->hit( $name, "$what visitor " . ( $address ? $address->bucket() : '' ), $seconds ) <= $this->limit( $limit );
	}

	/**
	 * Counts what visitors from the current visitor's network do, who may be one person with many addresses.
	 *
	 * @param string $name    Of the limit, at most 20 characters.
	 * @param int    $limit   Per network and period.
	 * @param int    $seconds Length of the period; divides a day.
	 * @return bool Whether it is within the limit.
	 * @throws Storage_Error
	 */
	public function allows_network( string $name, int $limit, int $seconds ): bool {
		$address = $this->client->ip();

		return $this->hit( $name, 'network ' . ( $address ? $address->network() : '' ), $seconds ) <= $this->limit( $limit );
	}

	/**
	 * @param string $name    Of the limit, at most 20 characters.
	 * @param string $key     What is counted, such as an email address; the same for all of the site's.
	 * @param int    $seconds Length of the period; divides a day.
	 * @return int How often it happened in this period, including this time.
	 * @throws Storage_Error
	 */
	public function hit( string $name, string $key, int $seconds ): int {
		$this->database->with_tables(
			function () use ( $name, $key, $seconds ): void {
				$this->database->run(
					'INSERT INTO {limits} (name, slot, period, hits) VALUES (%s, %d, %d, 1)
					ON DUPLICATE KEY UPDATE hits = CASE WHEN period = VALUES(period) THEN hits + 1 ELSE 1 END, period = VALUES(period)',
					array( $name, $this->slot( $name, $key ), $this->period( $seconds ) )
				);
			}
		);

		return $this->hits( $name, $key, $seconds );
	}

	/**
	 * @param int $seconds Length of the period.
	 * @return int How often it happened in this period.
	 * @throws Storage_Error
	 */
	public function hits( string $name, string $key, int $seconds ): int {
		$rows = $this->database->with_tables(
			fn(): array => $this->database->rows(
				'SELECT hits FROM {limits} WHERE name = %s AND slot = %d AND period = %d',
				array( $name, $this->slot( $name, $key ), $this->period( $seconds ) )
			)
		);

		return (int) ( $rows[0]['hits'] ?? 0 );
	}

	private function limit( int $limit ): int {
		return $this->client->is_usable() ? $limit : $limit * self::UNKNOWN;
	}

	/** Periods start with the day in UTC, as the hashes do. */
	private function period( int $seconds ): int {
		return intdiv( $this->clock->now(), $seconds );
	}

	private function slot( string $name, string $key ): int {
		$day = $this->period( DAY_IN_SECONDS );

		return (int) hexdec( substr( hash_hmac( 'sha256', "$name $day $key", wp_salt() ), 0, 7 ) ) % self::SLOTS;
	}
}
