<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * The last backup, if its pieces can be used in the next one.
 *
 * @phpstan-import-type Entry from File_List
 * @phpstan-import-type Unfinished from Unfinished_Backup
 */
final class Previous_Backup {

	private Backups $backups;

	/** @var array<string, mixed> Its manifest; empty if there is none that can be used. */
	private array $manifest = array();

	/** @param string $key_id Of the next backup; '' if it isn't encrypted. */
	public function __construct( Backups $backups, string $key_id ) {
		$this->backups = $backups;
		$ids           = $backups->ids();
		$id            = (string) end( $ids );
		try {
			$manifest       = '' !== $id && $backups->has_list( $id ) ? $backups->manifest( $id ) : array();
			$this->manifest = ( $manifest['key'] ?? '' ) === $key_id ? $manifest : array();
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/** Bytes of the database then; null if they aren't known, 0 if there is no backup. */
	public function database(): ?int {
		$bytes = $this->manifest['database'] ?? null;

		return $this->manifest ? ( is_int( $bytes ) ? $bytes : null ) : 0;
	}

	/**
	 * @param Unfinished $state Of the next backup. If another backup was the last one before, it begins with the first file.
	 * @return \Iterator<Entry> Without the first files, whose number `passed` is.
	 * @throws Backup_Error
	 */
	public function files( array &$state ): \Iterator {
		$id = (string) ( $this->manifest['id'] ?? '' );
		if ( $state['previous'] !== $id ) {
			$state['previous'] = $id;
			$state['passed']   = 0;
		}

		return '' === $id ? new \EmptyIterator() : $this->backups->files( $id, $state['passed'] );
	}
}
