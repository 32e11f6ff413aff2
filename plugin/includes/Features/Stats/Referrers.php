<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Referrers, and in tables of their own the hosts of clicked links and downloaded files. Anyone can send a name, so rows are limited when written: 500 per day, and a limit per visitor. On a full day, a host from
 * several visitors replaces one from a single visitor, and a new visitor's host replaces one of the visitor with the most. What the
 * limits refuse is counted as others, except for referrers.
 */
final class Referrers {

	/** Tables. */
	public const HOSTS     = 'referrers';
	public const CLICKS    = 'clicks';
	public const DOWNLOADS = 'downloads';

	/** Row of what the limits refuse. */
	public const OTHERS = '';

	private const HOSTS_A_DAY = 500;

	/** Maximum new hosts per batch. */
	private const NEW_HOSTS = 1000;

	/** Rows per statement. */
	private const ROWS_AT_ONCE = 500;

	private Stats_Database $database;
	private Job_Locks $job_locks;

	/** One of HOSTS, CLICKS and DOWNLOADS; also the name of the lock that is held while rows are added or removed. */
	private string $table = self::HOSTS;

	public function __construct( Stats_Database $database, Job_Locks $job_locks ) {
		$this->database  = $database;
		$this->job_locks = $job_locks;
	}

	/** @param string $table CLICKS or DOWNLOADS. */
	public function in( string $table ): self {
		$other        = clone $this;
		$other->table = $table;

		return $other;
	}

	/**
	 * A known host needs one statement and no transaction.
	 *
	 * @throws Storage_Error
	 */
	public function add( int $day, View $view ): void {
		if ( array() !== $this->database->rows( "SELECT host FROM {{$this->table}} WHERE slot = %d AND host = %s", array( $day, $view->name() ) ) ) {
			$this->database->run(
				"UPDATE {{$this->table}} SET views = views + 1, is_shared = CASE WHEN sender = %d THEN is_shared ELSE 1 END WHERE slot = %d AND host = %s",
				array( $view->sender, $day, $view->name() )
			);
			return;
		}

		$sent = $this->database->rows( "SELECT COUNT(*) AS hosts FROM {{$this->table}} WHERE slot = %d AND sender = %d", array( $day, $view->sender ) );

		if ( (int) ( $sent[0]['hosts'] ?? 0 ) < self::hosts_per_sender() ) {
			$this->database->transaction( fn() => $this->add_all( $day, array( $view ) ) );
		} else {
			$this->add_others( $day, 1 );
		}
	}

	/**
	 * Requires a transaction.
	 *
	 * @param View[] $views Views with a host.
	 * @throws Storage_Error
	 */
	public function add_all( int $day, array $views ): void {
		$this->job_locks->lock( $this->table );

		$rows = array();
		foreach ( $this->database->rows( "SELECT host, views, sender, is_shared FROM {{$this->table}} WHERE slot = %d AND host <> ''", array( $day ) ) as $row ) {
			$rows[ $row['host'] ] = array( (int) $row['views'], (int) $row['sender'], 1 === (int) $row['is_shared'] );
		}

		$before = (int) array_sum( array_column( $rows, 0 ) );
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
		$this->add_others( $day, $before + count( $views ) - $choice->views() );
	}

	/**
	 * @return array<int|string, int> Counts by name, highest first. Others have the name OTHERS.
	 * @throws Storage_Error
	 */
	public function top( int $from, int $to, int $limit ): array {
		$rows = $this->database->with_tables(
			fn(): array => $this->database->rows( "SELECT host, SUM(views) AS total FROM {{$this->table}} WHERE slot BETWEEN %d AND %d GROUP BY host ORDER BY total DESC, host LIMIT %d", array( $from, $to, $limit ) )
		);

		return array_map( 'intval', array_column( $rows, 'total', 'host' ) );
	}

	/**
	 * Deletes old rows.
	 *
	 * @param int $oldest First day to keep.
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	public function delete( int $oldest, int $rows ): bool {
		$last = $this->database->rows( "SELECT slot, host FROM {{$this->table}} WHERE slot < %d ORDER BY slot, host LIMIT %d, 1", array( $oldest, $rows - 1 ) );

		if ( array() === $last ) {
			$this->database->run( "DELETE FROM {{$this->table}} WHERE slot < %d", array( $oldest ) );
			return false;
		}

		$this->database->run( "DELETE FROM {{$this->table}} WHERE slot <= %d AND (slot < %d OR host <= %s)", array( (int) $last[0]['slot'], (int) $last[0]['slot'], $last[0]['host'] ) );

		return true;
	}

	/** @throws Storage_Error */
	private function add_others( int $day, int $views ): void {
		if ( $views > 0 && self::HOSTS !== $this->table ) {
			$this->database->run( "INSERT INTO {{$this->table}} (slot, host, views) VALUES (%d, %s, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views)", array( $day, self::OTHERS, $views ) );
		}
	}

	/**
	 * Deletes visitors' hashes of past days.
	 *
	 * @return bool Whether there may be more.
	 * @throws Storage_Error
	 */
	public function forget_senders( int $today, int $rows ): bool {
		$last = $this->database->rows( "SELECT sender FROM {{$this->table}} WHERE sender > 0 AND slot < %d ORDER BY sender LIMIT %d, 1", array( $today, $rows - 1 ) );

		$this->database->run( "UPDATE {{$this->table}} SET sender = 0 WHERE sender BETWEEN 1 AND %d AND slot < %d", array( (int) ( $last[0]['sender'] ?? PHP_INT_MAX ), $today ) );

		return array() !== $last;
	}

	private static function hosts_per_sender(): int {
		/**
		 * Filters the number of new referrers, hosts of clicks, and files per address and day. The rest count without a referrer, or as others.
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
			$hosts[ $view->name() ][ $view->sender ] = ( $hosts[ $view->name() ][ $view->sender ] ?? 0 ) + 1;
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
				"DELETE FROM {{$this->table}} WHERE slot = %d AND host IN (" . implode( ', ', array_fill( 0, count( $chunk ), '%s' ) ) . ')',
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
				"INSERT INTO {{$this->table}} (slot, host, views, sender, is_shared) VALUES " . implode( ', ', array_fill( 0, count( $chunk ), '(%d, %s, %d, %d, %d)' ) ) . ' ON DUPLICATE KEY UPDATE views = VALUES(views), is_shared = VALUES(is_shared)',
				$values
			);
		}
	}
}
