<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The versions of a file of wp-content that the backups have. Reads only, and creates no folder. */
class File_Versions {

	/** Newest backups that are looked into, of those that may have the file. Each takes reading its list of files. */
	private const MAX_BACKUPS = 20;

	private Backup_Folder $folder;

	public function __construct( Backup_Folder $folder ) {
		$this->folder = $folder;
	}

	public function has_backups(): bool {
		$backups = $this->backups();

		return $backups && $backups->ids();
	}

	/**
	 * Different versions, newest first. Backups that can't be read are left out.
	 *
	 * @param string $path      From wp-content.
	 * @param int    $max_bytes Larger versions are left out.
	 * @return \Generator<string, string> Contents by id of the backup.
	 */
	public function of( string $path, int $max_bytes ): \Generator {
		$backups = $this->backups();
		$seen    = array();
		$read    = 0;
		foreach ( $backups ? array_reverse( $backups->ids() ) : array() as $id ) {
			try {
				if ( ! Scope::of_manifest( $backups->manifest( $id ) )->covers( $path ) ) {
					continue;
				}
				if ( ++$read > self::MAX_BACKUPS ) {
					return;
				}
				$hashes = self::hashes( $backups, $id, $path, $max_bytes );
				$key    = implode( ' ', $hashes ?? array() );
				if ( null === $hashes || isset( $seen[ $key ] ) ) {
					continue;
				}
				$seen[ $key ] = true;
				$content      = implode( '', array_map( array( $backups->pieces(), 'get' ), $hashes ) );
			} catch ( Backup_Error $error ) {
				continue;
			}
			yield $id => $content;
		}
	}

	/**
	 * @return list<string>|null Null if the backup doesn't have the file.
	 * @throws Backup_Error
	 */
	private static function hashes( Backups $backups, string $id, string $path, int $max_bytes ): ?array {
		// Its manifest has to be intact, or what the list says isn't known.
		if ( ! $backups->has_list( $id ) ) {
			return null;
		}
		foreach ( $backups->files( $id ) as $entry ) {
			if ( $entry['p'] === $path ) {
				return $entry['s'] <= $max_bytes ? $entry['h'] : null;
			}
		}

		return null;
	}

	private function backups(): ?Backups {
		$folder = $this->folder->path();
		try {
			return '' !== $folder && is_dir( "$folder/backups" ) ? new Backups( $folder ) : null;
		} catch ( Backup_Error $error ) {
			return null;
		}
	}
}
