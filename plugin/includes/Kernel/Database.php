<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * $wpdb with exceptions, transactions and table repair. Restricted to SQL that works on MySQL, MariaDB and WordPress's SQLite
 * integration. Never uses affected rows, since SQLite always reports 1.
 */
class Database {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- Tables of our own; prepare() fills in the values.

	/** Attempts per transaction. */
	private const TRIES = 5;

	/** Prefix of table names, after the site's prefix. */
	private string $prefix;

	/**
	 * Table names as in statements.
	 *
	 * @var string[]
	 */
	private array $tables;

	/** @var callable(): void */
	private $create;

	/**
	 * @param string           $prefix Prefix of table names, after the site's prefix.
	 * @param string[]         $tables Names used in statements as `{subjects}`.
	 * @param callable(): void $create Creates missing tables.
	 */
	public function __construct( string $prefix, array $tables, callable $create ) {
		$this->prefix = $prefix;
		$this->tables = $tables;
		$this->create = $create;
	}

	/**
	 * @param string                 $sql With placeholders, and table names in braces.
	 * @param array<int, string|int> $args
	 * @return array<int, array<string, string>>
	 * @throws Storage_Error
	 */
	public function rows( string $sql, array $args = array() ): array {
		global $wpdb;
		return (array) $this->attempt(
			static function ( string $statement ) use ( $wpdb ) {
				return $wpdb->get_results( $statement, ARRAY_A );
			},
			$this->prepare( $sql, $args )
		);
	}

	/**
	 * @param array<int, string|int> $args
	 * @throws Storage_Error
	 */
	public function run( string $sql, array $args = array() ): void {
		global $wpdb;
		$this->attempt(
			static function ( string $statement ) use ( $wpdb ) {
				return $wpdb->query( $statement );
			},
			$this->prepare( $sql, $args )
		);
	}

	/** The insert id of the last run(). */
	public function inserted_id(): int {
		global $wpdb;
		return (int) $wpdb->insert_id;
	}

	/**
	 * Runs work in a transaction, and retries it if the database is busy.
	 *
	 * @param callable $work Must start with a write, which locks the row, so that later reads are current.
	 * @return mixed The result of the work.
	 * @throws Storage_Error
	 */
	public function transaction( callable $work ) {
		for ( $try = 1; ; $try++ ) {
			try {
				$this->run( 'START TRANSACTION' );
				$result = $work();
				$this->run( 'COMMIT' );
				return $result;
			} catch ( Storage_Error $error ) {
				$this->roll_back();
				if ( ! $error->is_busy() || $try >= self::TRIES ) {
					throw $error;
				}
				// A random delay, so that two transactions don't deadlock again.
				usleep( wp_rand( 10000, 50000 ) * $try );
			}
		}
	}

	/**
	 * Runs work, and retries it once after creating missing tables.
	 *
	 * @return mixed The result of the work.
	 * @throws Storage_Error
	 */
	public function with_tables( callable $work ) {
		try {
			return $work();
		} catch ( Storage_Error $error ) {
			if ( ! $error->is_missing_table() ) {
				throw $error;
			}
			$this->create_quietly();
			return $work();
		}
	}

	/** Suppresses errors, which a site with WP_DEBUG_DISPLAY would show to visitors. */
	private function create_quietly(): void {
		global $wpdb;
		$was_suppressed = $wpdb->suppress_errors();
		( $this->create )();
		$wpdb->suppress_errors( $was_suppressed );
	}

	/** The server may have ended the transaction already. */
	private function roll_back(): void {
		try {
			$this->run( 'ROLLBACK' );
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Replaces table names and placeholders.
	 *
	 * @param array<int, string|int> $args
	 */
	private function prepare( string $sql, array $args ): string {
		global $wpdb;
		foreach ( $this->tables as $name ) {
			$sql = str_replace( '{' . $name . '}', $wpdb->prefix . $this->prefix . $name, $sql );
		}
		return array() === $args ? $sql : (string) $wpdb->prepare( $sql, $args );
	}

	/**
	 * Runs a statement without printing errors.
	 *
	 * @return mixed
	 * @throws Storage_Error
	 */
	private function attempt( callable $statement, string $sql ) {
		global $wpdb;
		$was_suppressed = $wpdb->suppress_errors();
		$result         = $statement( $sql );
		$message        = (string) $wpdb->last_error;
		$wpdb->suppress_errors( $was_suppressed );
		if ( false === $result || '' !== $message ) {
			// Reset, so that other code doesn't take it for its own error.
			$wpdb->last_error = '';
			throw new Storage_Error( $message, $wpdb->dbh instanceof \mysqli ? $wpdb->dbh->errno : 0 ); // phpcs:ignore WordPress.Security.EscapeOutput -- Caught by us, never printed.
		}
		return $result;
	}
}
