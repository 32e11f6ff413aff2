<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Anyone can send a host name, so rows are limited when written: 500 per day, and a limit per visitor. On a full day, a host from
 * several visitors replaces one from a single visitor, and a new visitor's host replaces one of the visitor with the most.
 */
final class Referrers {

	private const HOSTS_A_DAY = 500;

	/** Maximum new hosts per batch. */
	private const NEW_HOSTS = 1000;

	/** Rows per statement. */
	private const ROWS_AT_ONCE = 500;

	/** Held while rows are added or removed. */
	private const LOCK = 'referrers';

	private Stats_Database $database;
	private Job_Locks $job_locks;

	public function __construct( Stats_Database $database, Job_Locks $job_locks ) {
		$this->database  = $database;
		$this->job_locks = $job_locks;
	}

	/**
	 * A known host needs one statement and no transaction.
	 *
	 * @throws Storage_Error
	 */
	public function add( int $day, View $view ): void {
		if ( array() !== $this->database->rows( 'SELECT host FROM {referrers} WHERE slot = %d AND host = %s', array( $day, $view->host ) ) ) {
			$this->database->run(
				'UPDATE {referrers} SET views = views + 1, is_shared = CASE WHEN sender = %d THEN is_shared ELSE 1 END WHERE slot = %d AND host = %s',
				array( $view->sender, $day, $view->host )
			);
			return;
		}

		$sent = $this->database->rows( 'SELECT COUNT(*) AS hosts FROM {referrers} WHERE slot = %d AND sender = %d', array( $day, $view->sender ) );

		if ( (int) ( $sent[0]['hosts'] ?? 0 ) < self::hosts_per_sender() ) {
			$this->database->transaction( fn() => $this->add_all( $day, array( $view ) ) );
		}
	}

	/**
	 * Requires a transaction.
	 *
	 * @param View[] $views Views with a host.
	 * @throws Storage_Error
	 */
	public function add_all( int $day, array $views ): void {
		$this->job_locks->lock( self::LOCK );

		$rows = array();
		foreach ( $this->database->rows( 'SELECT host, views, sender, is_shared FROM {referrers} WHERE slot = %d', array( $day ) ) as $row ) {
			$rows[ $row['host'] ] = array( (int) $row['views'], (int) $row['sender'], 1 === (int) $row['is_shared'] );
		}

		$choice = new Referrer_Limits( $rows, self::HOSTS_A_DAY, self::hosts_per_sender() );
		$new    = array();

		foreach ( self::by_host( $views ) as $host => $senders ) {
			if ( isset( $rows[ $host ] ) ) {
				$choice->count( (string) $host, $senders );
			} else {
				$new[ $host ] = $senders;
			}
		}

		// Hosts from several visitors first, then by views.
		uasort( $new, static fn( array $one, array $other ): int => array( count( $other ) > 1, array_sum( $other ) ) <=> array( count( $one ) > 1, array_sum( $one ) ) );

		foreach ( array_slice( $new, 0, self::NEW_HOSTS, true ) as $host => $senders ) {
			$choice->offer( (string) $host, $senders );
		}

		$this->remove( $day, $choice->removed() );
		$this->write( $day, $choice->changed() );
	}

	/**
	 * Deletes visitors' hashes of past days.
	 *
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	public function forget_senders( int $today, int $rows ): bool {
		$last = $this->database->rows( 'SELECT sender FROM {referrers} WHERE sender > 0 AND slot < %d ORDER BY sender LIMIT %d, 1', array( $today, $rows - 1 ) );

		$this->database->run( 'UPDATE {referrers} SET sender = 0 WHERE sender BETWEEN 1 AND %d AND slot < %d', array( (int) ( $last[0]['sender'] ?? PHP_INT_MAX ), $today ) );

		return array() !== $last;
	}

	private static function hosts_per_sender(): int {
		/**
		 * Filters the number of new referrers per address and day. Further views count without a referrer.
		 *
		 * @since 1.0.0
		 *
		 * @param int $hosts
		 */
		return (int) apply_filters( 'jetpack_dashboard_stats_referrers_per_address', 50 );
	}

	/**
	 * @param View[] $views Views with a host.
	 * @return array<int|string, array<int, int>> Counts by visitor, by host.
	 */
	private static function by_host( array $views ): array {
		$hosts = array();

		foreach ( $views as $view ) {
			$hosts[ $view->host ][ $view->sender ] = ( $hosts[ $view->host ][ $view->sender ] ?? 0 ) + 1;
		}

		return $hosts;
	}

	/**
	 * @param string[] $hosts
	 * @throws Storage_Error
	 */
	private function remove( int $day, array $hosts ): void {
		foreach ( array_chunk( $hosts, self::ROWS_AT_ONCE ) as $chunk ) {
			$this->database->run(
				'DELETE FROM {referrers} WHERE slot = %d AND host IN (' . implode( ', ', array_fill( 0, count( $chunk ), '%s' ) ) . ')',
				array_merge( array( $day ), $chunk )
			);
		}
	}

	/**
	 * @param array<int|string, array{int, int, bool}> $rows Views, visitor, and whether several visitors sent it; by host.
	 * @throws Storage_Error
	 */
	private function write( int $day, array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_AT_ONCE, true ) as $chunk ) {
			$values = array();
			foreach ( $chunk as $host => list( $views, $sender, $is_shared ) ) {
				array_push( $values, $day, (string) $host, $views, $sender, (int) $is_shared );
			}
			$this->database->run(
				'INSERT INTO {referrers} (slot, host, views, sender, is_shared) VALUES ' . implode( ', ', array_fill( 0, count( $chunk ), '(%d, %s, %d, %d, %d)' ) ) . ' ON DUPLICATE KEY UPDATE views = VALUES(views), is_shared = VALUES(is_shared)',
				$values
			);
		}
	}
}
