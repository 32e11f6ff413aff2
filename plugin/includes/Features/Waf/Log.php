<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Logs time, IP address, rule and path; no queries or bodies, which may contain private data. */
final class Log {

	private const KEPT_FOR = 30 * DAY_IN_SECONDS;

	/** Rows to keep when pruning. Others are added before the next pruning, also by concurrent requests, up to the documented 10,000. */
	private const MAXIMUM = 9800;

	/** Inserts per pruning, which is a third of the time of a write. A prime number, so that clusters that skip ids also reach it. */
	private const PRUNED_EVERY = 53;

	private Clock $clock;
	private Database $database;

	public function __construct( Clock $clock ) {
		$this->clock    = $clock;
		$this->database = new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}

	public static function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Firewall', 'jetpack-dashboard' ),
			__( 'The firewall stores blocked requests on this site’s own server.', 'jetpack-dashboard' ),
			sprintf(
				/* translators: %d: number of days. */
				__( 'Our site checks each request for known attacks. If a request is blocked, we store its IP address, time and path for at most %d days.', 'jetpack-dashboard' ),
				(int) ( self::KEPT_FOR / DAY_IN_SECONDS )
			)
		);
	}

	/**
	 * Counts a refusal. One row per minute, address and rule; inserting sometimes prunes rows beyond the maximum.
	 *
	 * @param Ip_Address|null $address    IPv6 networks count as one visitor.
	 * @param bool            $is_log_only Whether it was only logged.
	 */
	public function add( ?Ip_Address $address, string $rule, bool $is_log_only, string $method, string $path ): void {
		$now = $this->clock->now();
		$key = array( intdiv( $now, MINUTE_IN_SECONDS ), $address ? $address->bucket() : '', substr( $rule, 0, 40 ), (int) $is_log_only );
		// Escaped, so that any database can store it.
		$path   = (string) preg_replace( '/[^\x21-\x7e]/', '?', substr( $path, 0, 200 ) );
		$method = substr( (string) preg_replace( '/[^A-Z]/', '', $method ), 0, 10 );

		try {
			$this->database->with_tables( fn() => $this->count( $key, $now, $method, $path ) );
		} catch ( Storage_Error $error ) {
			// Refused even if logging fails.
			return;
		}
	}

	/**
	 * Increments a row, or inserts it.
	 *
	 * @param array{int, string, string, int} $key Minute, address, rule, whether it was only logged.
	 */
	private function count( array $key, int $now, string $method, string $path ): void {
		// Not INSERT … ON DUPLICATE KEY UPDATE: it uses up ids, and pruning relies on ids.
		$rows = $this->database->rows( 'SELECT id FROM {log} WHERE minute = %d AND address = %s AND rule = %s AND was_let_in = %d', $key );
		if ( $rows ) {
			$this->database->run( 'UPDATE {log} SET hits = hits + 1, refused_at = %d WHERE id = %d', array( $now, (int) $rows[0]['id'] ) );
			return;
		}

		$this->database->run(
			'INSERT INTO {log} (minute, address, rule, was_let_in, hits, refused_at, method, path) VALUES (%d, %s, %s, %d, 1, %d, %s, %s)
			ON DUPLICATE KEY UPDATE hits = hits + 1, refused_at = VALUES(refused_at)',
			array_merge( $key, array( $now, $method, $path ) )
		);
		$id = $this->database->inserted_id();
		if ( 0 === $id % self::PRUNED_EVERY ) {
			$this->database->run( 'DELETE FROM {log} WHERE id <= %d', array( $id - self::MAXIMUM ) );
		}
	}

	/** @return array<int, array<string, string>> Newest first; empty if the database fails. */
	public function latest( int $maximum ): array {
		try {
			return $this->database->with_tables(
				fn() => $this->database->rows( 'SELECT refused_at, address, rule, was_let_in, hits, method, path FROM {log} ORDER BY refused_at DESC, id DESC LIMIT %d', array( $maximum ) )
			);
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	public function prune(): void {
		try {
			$this->database->with_tables( fn() => $this->database->run( 'DELETE FROM {log} WHERE refused_at < %d', array( $this->clock->now() - self::KEPT_FOR ) ) );
		} catch ( Storage_Error $error ) {
			return;
		}
	}
}
