<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * $wpdb with exceptions, transactions and one repair. Keeps to SQL that MySQL, MariaDB and
 * WordPress's SQLite drop-in all do; affected rows are never looked at, since the last one always says 1.
 */
class Database {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- Tables of our own; prepare() fills in the values.

	/** How often a busy transaction is tried. */
	private const TRIES = 5;

	/** What the tables' names begin with, behind the site's prefix. */
	private string $prefix;

	/**
	 * The tables, as statements name them.
	 *
	 * @var string[]
	 */
	private array $tables;

	/**
	 * Creates missing tables.
	 *
	 * @var callable(): void
	 */
	private $create;

	/**
	 * @param string           $prefix What the tables' names begin with, behind the site's prefix.
	 * @param string[]         $tables The tables, as statements name them: `{subjects}`.
	 * @param callable(): void $create Creates missing tables.
	 */
	public function __construct( string $prefix, array $tables, callable $create ) {
		$this->prefix = $prefix;
		$this->tables = $tables;
		$this->create = $create;
	}

	/**
	 * Reads rows.
	 *
	 * @param string                 $sql  With placeholders; a table's name in braces stands for the table.
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
	 * Runs a statement that writes.
	 *
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

	/** The id of the row that the last run() inserted. */
	public function inserted_id(): int {
		global $wpdb;
		return (int) $wpdb->insert_id;
	}

	/**
	 * Runs work as one transaction, again when the database was busy.
	 *
	 * @param callable $work Must begin with a write, which takes the row's lock; what it reads after that is current.
	 * @return mixed What the work gives.
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
				// Two that met in a deadlock would meet again if they waited equally long.
				usleep( wp_rand( 10000, 50000 ) * $try );
			}
		}
	}

	/**
	 * Runs work, and once more with the tables made anew if one was missing.
	 *
	 * @return mixed What the work gives.
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

	/** Creates missing tables. A site that shows errors would show them to whoever came by, if it may not create any. */
	private function create_quietly(): void {
		global $wpdb;
		$was_suppressed = $wpdb->suppress_errors();
		( $this->create )();
		$wpdb->suppress_errors( $was_suppressed );
	}

	/** Ends a failed transaction; the server may have ended it already. */
	private function roll_back(): void {
		try {
			$this->run( 'ROLLBACK' );
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Fills in tables and values.
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
	 * Runs one statement without printing its error.
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
			// Cleared, so that nobody takes it for the failure of a query of their own.
			$wpdb->last_error = '';
			throw new Storage_Error( $message, $wpdb->dbh instanceof \mysqli ? $wpdb->dbh->errno : 0 ); // phpcs:ignore WordPress.Security.EscapeOutput -- Caught by us, never printed.
		}
		return $result;
	}
}
