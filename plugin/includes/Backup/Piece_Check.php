<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Compares the pieces of a backup with their hashes. */
final class Piece_Check {

	private Backups $backups;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
	}

	/**
	 * Reads every piece of a backup and compares it with its hash.
	 *
	 * @return array{files: int, tables: int, pieces: int}
	 * @throws Backup_Error
	 */
	public function all( string $id ): array {
		$manifest = $this->backups->manifest( $id );
		if ( ! $this->backups->has_list( $id ) ) {
			throw new Backup_Error( __( 'The list of files of the backup is damaged.', 'jetpack-dashboard' ) );
		}
		$seen  = array();
		$files = 0;
		foreach ( $this->backups->files( $id ) as $entry ) {
			if ( null !== $entry['h'] ) {
				++$files;
				$this->check( $entry['h'], $seen );
			}
		}
		foreach ( $manifest['tables'] as $table ) {
			$this->check( $table['pieces'], $seen );
		}

		return array(
			'files'  => $files,
			'tables' => count( $manifest['tables'] ),
			'pieces' => count( $seen ),
		);
	}

	/**
	 * As all(), in slices.
	 *
	 * @param int   $passed   Number of the first pieces to skip.
	 * @param float $deadline Seconds, as hrtime().
	 * @return int|null How many were passed by then; null if all were read.
	 * @throws Backup_Error
	 */
	public function part( string $id, int $passed, float $deadline ): ?int {
		$seen     = array();
		$position = 0;
		foreach ( $this->backups->hashes( $id ) as $hash ) {
			if ( ++$position <= $passed ) {
				continue;
			}
			// Finding the place may have taken long.
			$deadline = $seen ? $deadline : max( $deadline, hrtime( true ) / 1e9 + 1 );
			$this->check( array( $hash ), $seen );
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				return $position;
			}
		}

		return null;
	}

	/**
	 * @param string[]            $hashes
	 * @param array<string, true> $seen
	 */
	private function check( array $hashes, array &$seen ): void {
		foreach ( $hashes as $hash ) {
			$key = (string) hex2bin( $hash );
			if ( ! isset( $seen[ $key ] ) ) {
				$this->backups->pieces()->get( $hash );
				$seen[ $key ] = true;
			}
		}
	}
}
