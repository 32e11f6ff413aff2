<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Runs jobs in a transaction that first inserts a row. The row is the lock, released when the transaction ends, and it is committed
 * together with the job's results, so it also records that the job is done.
 */
final class Job_Locks {

	private Stats_Database $database;
	private Clock $clock;

	public function __construct( Stats_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Runs work exclusively.
	 *
	 * @throws Storage_Error
	 */
	public function with_lock( string $name, callable $work ): void {
		$this->database->transaction(
			function () use ( $name, $work ): void {
				$this->lock( $name );
				$work();
			}
		);
	}

	/**
	 * Runs work unless it was done before.
	 *
	 * @throws Storage_Error
	 */
	public function run_once( string $name, callable $work ): void {
		$this->with_lock(
			$name,
			function () use ( $name, $work ): void {
				$rows = $this->database->rows( 'SELECT is_done FROM {marks} WHERE name = %s', array( $name ) );

				if ( 1 !== (int) ( $rows[0]['is_done'] ?? 0 ) ) {
					$work();
					$this->database->run( 'UPDATE {marks} SET is_done = 1 WHERE name = %s', array( $name ) );
				}
			}
		);
	}

	/**
	 * Marks a job as done.
	 *
	 * @return bool True for the first call only.
	 * @throws Storage_Error
	 */
	public function claim( string $name ): bool {
		$is_first = false;

		$this->run_once(
			$name,
			static function () use ( &$is_first ): void {
				$is_first = true;
			}
		);

		return $is_first;
	}

	/** @throws Storage_Error */
	public function is_done( string $name ): bool {
		return array() !== $this->database->rows( 'SELECT name FROM {marks} WHERE name = %s AND is_done = 1', array( $name ) );
	}

	/**
	 * Deletes the row of a job that can't recur.
	 *
	 * @throws Storage_Error
	 */
	public function forget( string $name ): void {
		$this->database->run( 'DELETE FROM {marks} WHERE name = %s', array( $name ) );
	}

	/** @throws Storage_Error */
	public function prune(): void {
		$this->database->run( 'DELETE FROM {marks} WHERE marked_at < %d', array( $this->clock->now() - MONTH_IN_SECONDS ) );
	}

	/**
	 * Inserts the row, and waits for concurrent transactions.
	 *
	 * @throws Storage_Error
	 */
	public function lock( string $name ): void {
		$this->database->run(
			'INSERT INTO {marks} (name, is_done, marked_at) VALUES (%s, 0, %d) ON DUPLICATE KEY UPDATE marked_at = VALUES(marked_at)',
			array( $name, $this->clock->now() )
		);
	}
}
