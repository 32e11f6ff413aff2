<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Space;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Disk_Full;

defined( 'ABSPATH' ) || exit;

/** Brings a backup from the storage back to this server, where it can be restored. Only pieces that the server lacks are sent. */
final class Fetch {

	private Backups $backups;
	private Offsite_Backups $offsite;
	private Offsite_State $state;

	public function __construct( Backups $backups, Offsite_Backups $offsite, Offsite_State $state ) {
		$this->backups = $backups;
		$this->offsite = $offsite;
		$this->state   = $state;
	}

	/**
	 * Call it while no other process works on the backups.
	 *
	 * @param float $deadline Seconds, as hrtime().
	 * @return bool Whether the backup is complete.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	public function run( float $deadline ): bool {
		$id = $this->state->wanted;
		if ( in_array( $id, $this->backups->ids(), true ) ) {
			return true;
		}
		$catalog = new Catalog( $this->backups, $this->offsite );
		if ( ! $catalog->refresh( $this->state->ids, $deadline ) ) {
			return false;
		}
		$copies = $catalog->backups();
		try {
			if ( ! $this->state->has_space ) {
				$this->state->has_space = Backup_Space::check_fetch( $this->backups, $copies, $id, $this->state->needed, $this->state->counted, $deadline );
			}
			if ( ! $this->state->has_space || ! $this->fetch_pieces( $copies->hashes( $id ), $deadline ) ) {
				return false;
			}
			$this->take_key( $copies->manifest( $id )['key'] ?? '' );
			foreach ( array( "$id.list.gz", "$id.json" ) as $name ) {
				$this->backups->pieces()->write( "{$this->backups->folder()}/backups/$name", (string) file_get_contents( "{$copies->folder()}/backups/$name" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
			}
		} catch ( Disk_Full $error ) {
			$this->backups->forget_unfinished();
			throw $error;
		}
		$copies->delete( $id );

		return true;
	}

	/**
	 * The folder has the key of each backup in it.
	 *
	 * @param string $id Of the key; '' if the backup isn't encrypted.
	 * @throws Backup_Error
	 */
	private function take_key( string $id ): void {
		$wrapped = $this->backups->keys()->wrapped()[ $id ] ?? null;
		if ( $wrapped && ! $this->backups->key_files()->get( $id ) ) {
			$this->backups->key_files()->put( $wrapped );
		}
	}

	/**
	 * @param \Generator<string> $hashes
	 * @return bool Whether all are here.
	 * @throws Backup_Error
	 */
	private function fetch_pieces( \Generator $hashes, float $deadline ): bool {
		$pieces = $this->backups->pieces();
		$is_new = true;
		foreach ( $hashes as $hash ) {
			if ( $pieces->are_complete( array( $hash ) ) ) {
				continue;
			}
			// Finding the first one that is missing may have taken long.
			$deadline = $is_new ? max( $deadline, hrtime( true ) / 1e9 + 1 ) : $deadline;
			$is_new   = false;
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				return false;
			}
			$pieces->put_stored( $hash, $this->offsite->get_piece( $hash ) );
			++$this->state->received;
		}

		return true;
	}
}
