<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** How much was caught, and for which reasons: per day, and since the beginning (day 0). */
class Day_Counts {

	public const DAYS = 30;

	/** Days kept. Names are a fixed list, so this limits the table. */
	private const KEPT = 90;

	private Spam_Database $database;
	private Clock $clock;

	public function __construct( Spam_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/** @param string[] $reasons Codes. */
	public function add( string $what, array $reasons ): void {
		$names = array_merge( array( $what ), array_map( static fn( string $code ): string => "why-$code", $reasons ) );
		$day   = $this->today();
		$rows  = array();
		foreach ( $names as $name ) {
			array_push( $rows, $day, $name );
		}
		array_push( $rows, 0, $what );
		try {
			$this->database->with_tables(
				function () use ( $rows, $day ): void {
					$this->database->run( 'INSERT INTO {days} (day, name, hits) VALUES ' . rtrim( str_repeat( '(%d, %s, 1), ', intdiv( count( $rows ), 2 ) ), ', ' ) . ' ON DUPLICATE KEY UPDATE hits = hits + 1', $rows );
					$this->database->run( 'DELETE FROM {days} WHERE day > 0 AND day < %d', array( $day - self::KEPT ) );
				}
			);
		} catch ( Storage_Error $error ) {
			// A comment must not fail because it couldn't be counted.
			return;
		}
	}

	/**
	 * @return array<string, int> By name.
	 * @throws Storage_Error
	 */
	public function recent(): array {
		return $this->sums( 'SELECT name, SUM(hits) AS hits FROM {days} WHERE day > %d GROUP BY name ORDER BY hits DESC, name', $this->today() - self::DAYS );
	}

	/**
	 * @return array<string, int> By name.
	 * @throws Storage_Error
	 */
	public function all_time(): array {
		return $this->sums( 'SELECT name, hits FROM {days} WHERE day = %d', 0 );
	}

	/**
	 * @return array<string, int>
	 * @throws Storage_Error
	 */
	private function sums( string $sql, int $day ): array {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( $sql, array( $day ) ) );

		return array_map( 'intval', array_column( $rows, 'hits', 'name' ) );
	}

	private function today(): int {
		return intdiv( $this->clock->now(), DAY_IN_SECONDS );
	}
}
