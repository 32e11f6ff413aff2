<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Estimates how much free space a restore needs. */
final class Restore_Space {

	/** Bytes by which the files grow. */
	private int $growth = 0;

	/** Bytes of the largest file that is written: it is complete before the current one is deleted. */
	private int $largest = 0;

	/** Bytes for tables, which are loaded beside the current ones. */
	private int $tables = 0;

	/**
	 * @param array{s: int, m: int} $entry Of a backup's list.
	 * @param string                $file  Its full path.
	 */
	public function add_file( array $entry, string $file ): void {
		$stat = Site_Files::stat( $file );
		if ( null === $stat || array( $entry['s'], $entry['m'] ) !== array( $stat[0], $stat[1] ) ) {
			$this->growth += $entry['s'] - ( $stat[0] ?? 0 );
			$this->largest = max( $this->largest, $entry['s'] );
		}
	}

	/** @param string[] $pieces Of a table. */
	public function add_table( array $pieces ): void {
		$this->tables += Pieces::SIZE * count( $pieces );
	}

	/** Bytes. */
	public function needed(): int {
		return max( 0, $this->growth ) + $this->largest + $this->tables;
	}

	/** @throws Backup_Error If there is too little. */
	public function check(): void {
		$needed = $this->needed();
		$free   = function_exists( 'disk_free_space' ) ? @disk_free_space( WP_CONTENT_DIR ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Hosts may forbid it.
		if ( false !== $free && $free < $needed ) {
			/* translators: 1: size, such as '12 MB'. 2: size. */
			throw new Backup_Error( sprintf( __( 'The disk has too little free space to restore the backup: %1$s are needed, %2$s are free.', 'jetpack-dashboard' ), size_format( $needed ), size_format( (int) $free ) ?: '0 B' ) );
		}
	}
}
