<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\File_List;
use Jetpack_Dashboard\Backup\Locked_Backup;
use Jetpack_Dashboard\Backup\Wrapped_Key;

defined( 'ABSPATH' ) || exit;

/** Manifests and lists of the backups that are only at the storage, in a folder of this server, so that a page can show them without a request. */
final class Catalog {

	/** Keys that are taken at once. */
	private const MAX_KEYS = 8;

	private Backups $backups;
	private Offsite_Backups $offsite;
	private Backups $copies;

	/** @throws Backup_Error */
	public function __construct( Backups $backups, Offsite_Backups $offsite ) {
		$this->backups = $backups;
		$this->offsite = $offsite;
		$this->copies  = self::of( $backups );
	}

	/**
	 * What is known without a request.
	 *
	 * @throws Backup_Error
	 */
	public static function of( Backups $backups ): Backups {
		$folder = "{$backups->folder()}/offsite";
		if ( ! is_dir( $folder ) && ! wp_mkdir_p( $folder ) ) {
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}

		return new Backups( $folder );
	}

	public function backups(): Backups {
		return $this->copies;
	}

	/**
	 * @param string[] $ids      Of the backups at the storage.
	 * @param float    $deadline Seconds, as hrtime().
	 * @return bool Whether all are here.
	 * @throws Backup_Error
	 */
	public function refresh( array $ids, float $deadline ): bool {
		$missing = array_diff( $ids, $this->backups->ids() );
		$this->copies->delete( ...array_diff( $this->copies->ids(), $missing ) );
		$is_late = false;
		foreach ( array_reverse( array_diff( $missing, $this->copies->ids() ) ) as $id ) {
			if ( $is_late ) {
				return false;
			}
			$this->write( "$id.list.gz", $this->offsite->list_of_files( $id ) );
			if ( File_List::is_too_large( "{$this->copies->folder()}/backups/$id.list.gz" ) ) {
				// The backup is then a damaged one.
				$this->write( "$id.list.gz", '' );
			}
			$this->write( "$id.json", $this->offsite->manifest( $id ) );
			// At least one in each slice.
			$is_late = hrtime( true ) / 1e9 >= $deadline;
		}

		return true;
	}

	/**
	 * Takes the keys of the backups that this site can't read, so that their passphrase is enough. Again each time: the other site may have changed the passphrase.
	 *
	 * @throws Backup_Error
	 */
	public function take_keys(): void {
		$ids = array();
		foreach ( $this->copies->ids() as $id ) {
			try {
				$this->copies->manifest( $id );
			} catch ( Locked_Backup $locked ) {
				$ids[] = (string) $locked->summary()['key'];
			} catch ( Backup_Error $damaged ) {
				continue;
			}
		}
		foreach ( array_slice( array_unique( $ids ), -self::MAX_KEYS ) as $id ) {
			$key = Wrapped_Key::decode( (string) $this->offsite->key( $id ) );
			if ( $key && $key->id() === $id ) {
				$this->copies->key_files()->put( $key );
			}
		}
	}

	/** @throws Backup_Error */
	private function write( string $name, string $bytes ): void {
		$this->copies->pieces()->write( "{$this->copies->folder()}/backups/$name", $bytes );
	}
}
