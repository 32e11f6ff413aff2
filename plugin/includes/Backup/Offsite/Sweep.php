<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;

defined( 'ABSPATH' ) || exit;

/** Deletes backups at the storage, and the pieces that no backup there uses. */
final class Sweep {

	private Backups $backups;
	private Offsite_Backups $offsite;
	private Offsite_State $state;

	public function __construct( Backups $backups, Offsite_Backups $offsite, Offsite_State $state ) {
		$this->backups = $backups;
		$this->offsite = $offsite;
		$this->state   = $state;
	}

	/** @throws Backup_Error */
	public function delete( string ...$ids ): void {
		foreach ( $ids as $id ) {
			// Before, so that its pieces are deleted after a kill.
			$this->state->has_garbage = true;
			$this->state->swept       = 0;
			$this->state->save();
			$this->offsite->delete( $id );
			$this->state->ids = array_values( array_diff( $this->state->ids, array( $id ) ) );
		}
		$this->state->save();
	}

	/**
	 * Call it when no backup is being copied: its pieces are in no backup yet.
	 *
	 * @param float $deadline Seconds, as hrtime().
	 * @return bool Whether all were deleted.
	 * @throws Backup_Error
	 */
	public function run( float $deadline ): bool {
		if ( ! $this->state->has_garbage ) {
			return true;
		}
		try {
			$used = $this->used( $deadline );
		} catch ( Damaged_Backup $error ) {
			// What it uses isn't known, so all pieces stay.
			$this->end();
			return true;
		}
		if ( null === $used ) {
			return false;
		}
		while ( $this->state->swept < Offsite_Backups::LISTS ) {
			foreach ( array_keys( $this->offsite->pieces( $this->state->swept ) ) as $hash ) {
				if ( 1 === preg_match( '/^[0-9a-f]{64}$/D', (string) $hash ) && ! isset( $used[ (string) hex2bin( (string) $hash ) ] ) ) {
					$this->offsite->delete_piece( (string) $hash );
				}
			}
			++$this->state->swept;
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				break;
			}
		}
		if ( $this->state->swept < Offsite_Backups::LISTS ) {
			$this->state->save();
			return false;
		}
		$this->end();

		return true;
	}

	private function end(): void {
		$this->state->has_garbage = false;
		$this->state->swept       = 0;
		$this->state->save();
	}

	/**
	 * @return array<string, true>|null By hash, as 32 bytes; null if there was no time to read all backups.
	 * @throws Damaged_Backup If a backup at the storage is damaged.
	 */
	private function used( float $deadline ): ?array {
		$catalog = new Catalog( $this->backups, $this->offsite );
		if ( ! $catalog->refresh( $this->state->ids, $deadline ) ) {
			return null;
		}
		$here = $this->backups->ids();
		$used = array();
		foreach ( $this->state->ids as $id ) {
			try {
				foreach ( ( in_array( $id, $here, true ) ? $this->backups : $catalog->backups() )->hashes( $id ) as $hash ) {
					$used[ (string) hex2bin( $hash ) ] = true;
				}
			} catch ( Backup_Error $error ) {
				throw new Damaged_Backup( $error->getMessage() );
			}
		}

		return $used;
	}
}
