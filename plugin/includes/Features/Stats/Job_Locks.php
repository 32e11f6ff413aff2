<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A mark is a row that the work's transaction writes first: it is the lock, which ends with the transaction, however that
 * ends, and the note that the work is done, which is there if and only if its results are.
 */
final class Job_Locks {

	private Stats_Database $database;
	private Clock $clock;

	public function __construct( Stats_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Does work that nobody else does at the same time.
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
	 * Does work that is never done again.
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
	 * Forgets work that can't come again.
	 *
	 * @throws Storage_Error
	 */
	public function forget( string $name ): void {
		$this->database->run( 'DELETE FROM {marks} WHERE name = %s', array( $name ) );
	}

	/**
	 * Forgets all that is old.
	 *
	 * @throws Storage_Error
	 */
	public function prune(): void {
		$this->database->run( 'DELETE FROM {marks} WHERE marked_at < %d', array( $this->clock->now() - MONTH_IN_SECONDS ) );
	}

	/**
	 * Writes the mark within a transaction, and waits for another one that has it.
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
