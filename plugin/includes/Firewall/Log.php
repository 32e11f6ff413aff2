<?php
/**
 * What was refused.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Storage\Database;
use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * Keeps when, whence, which rule and which path: never a query or a body, which may hold what is nobody's business. It stays
 * on this site.
 */
final class Log {

	private const KEPT_FOR = 30 * DAY_IN_SECONDS;

	/** Rows; an attack must not fill the disk. */
	private const MAXIMUM = 10000;

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * The database.
	 *
	 * @var Database
	 */
	private $database;

	/**
	 * Takes the time.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( Clock $clock ) {
		$this->clock    = $clock;
		$this->database = new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}

	/**
	 * Adds a request. A database that refuses changes nothing for whoever sent it.
	 *
	 * @param string $address    Visitor's address, or ''.
	 * @param string $rule       Rule that it broke.
	 * @param bool   $was_let_in Whether it was only noted.
	 * @param string $method     Its method.
	 * @param string $path       Its path.
	 */
	public function add( string $address, string $rule, bool $was_let_in, string $method, string $path ): void {
		// The path as it was sent holds escapes, and nothing that a database could refuse.
		$path = (string) preg_replace( '/[^\x21-\x7e]/', '?', substr( $path, 0, 200 ) );
		try {
			$this->database->with_tables(
				fn() => $this->database->run(
					'INSERT INTO {refusals} (refused_at, address, rule, was_let_in, method, path) VALUES (%d, %s, %s, %d, %s, %s)',
					array( $this->clock->now(), $address, substr( $rule, 0, 40 ), (int) $was_let_in, substr( (string) preg_replace( '/[^A-Z]/', '', $method ), 0, 10 ), $path )
				)
			);
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * The latest.
	 *
	 * @param int $maximum How many at most.
	 * @return array<int, array<string, string>> Rows, newest first; none while the database refuses.
	 */
	public function latest( int $maximum ): array {
		try {
			return $this->database->rows( 'SELECT refused_at, address, rule, was_let_in, method, path FROM {refusals} ORDER BY id DESC LIMIT %d', array( $maximum ) );
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	/**
	 * Removes what is old or too much.
	 */
	public function prune(): void {
		try {
			$this->database->run( 'DELETE FROM {refusals} WHERE refused_at < %d', array( $this->clock->now() - self::KEPT_FOR ) );
			$rows = $this->database->rows( 'SELECT id FROM {refusals} ORDER BY id DESC LIMIT 1 OFFSET %d', array( self::MAXIMUM ) );
			if ( $rows ) {
				$this->database->run( 'DELETE FROM {refusals} WHERE id <= %d', array( (int) $rows[0]['id'] ) );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}
}
