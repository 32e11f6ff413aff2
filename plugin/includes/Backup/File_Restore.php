<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** Puts the files of a backup in place of the site's. */
final class File_Restore {

	private Backups $backups;
	private Site_Files $site;
	private Maintenance $maintenance;

	public function __construct( Backups $backups, Site_Files $site, Maintenance $maintenance ) {
		$this->backups     = $backups;
		$this->site        = $site;
		$this->maintenance = $maintenance;
	}

	/**
	 * Replaces files that differ, and deletes those that the backup doesn't have. Keeps to the backup's scope.
	 *
	 * @param string $safety Id of the backup of the site as it is now.
	 * @throws Backup_Error
	 */
	public function restore( string $id, string $safety, Restore_Parts $parts ): void {
		$parts   = $parts->of( $this->backups->manifest( $id ) );
		$current = $this->covered( $safety, $parts );
		$unread  = '';
		foreach ( $this->covered( $id, $parts ) as $entry ) {
			while ( $current->valid() && Site_Files::order( $current->current()['p'], $entry['p'] ) < 0 ) {
				$this->delete( $current->current(), $unread );
				$current->next();
			}
			$now = $current->valid() && $current->current()['p'] === $entry['p'] ? $current->current() : null;
			if ( null === $entry['h'] ) {
				$unread = $entry['p'];
			} elseif ( null === $now || $now['h'] !== $entry['h'] || array( $now['s'], $now['m'], $now['c'] ) !== Site_Files::stat( $this->site->path( $entry['p'] ) ) ) {
				$this->put( $entry );
			}
			if ( null !== $now ) {
				$current->next();
			}
			$this->maintenance->renew();
		}
		while ( $current->valid() ) {
			$this->delete( $current->current(), $unread );
			$current->next();
		}
	}

	/** @return \Generator<array{p: string, s: int, m: int, c: int, h: list<string>|null}> Files of a backup that are restored. */
	private function covered( string $id, Restore_Parts $parts ): \Generator {
		foreach ( $this->backups->files( $id ) as $entry ) {
			if ( $parts->covers( $entry['p'] ) ) {
				yield $entry;
			}
		}
	}

	/**
	 * @param array{p: string, s: int, m: int, c: int, h: list<string>|null} $entry
	 * @throws Backup_Error
	 */
	private function put( array $entry ): void {
		if ( $this->site->is_own( $entry['p'] ) ) {
			return;
		}
		$full   = $this->site->path( $entry['p'] );
		$new    = dirname( $full ) . '/.jetpack-restore';
		$handle = wp_mkdir_p( dirname( $full ) ) ? @fopen( $new, 'wb' ) : false;
		foreach ( $entry['h'] ?? array() as $hash ) {
			$data = $this->backups->pieces()->get( $hash );
			if ( false === $handle || @fwrite( $handle, $data ) !== strlen( $data ) ) {
				throw new Backup_Error( __( 'A file could not be restored. The disk may be full, or the folder not writable:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
			}
		}
		if ( false === $handle || ! fflush( $handle ) || ! fclose( $handle ) || ! chmod( $new, (int) ( @fileperms( $full ) ?: 0644 ) & 0777 ) || ! touch( $new, $entry['m'] ) || ! @rename( $new, $full ) ) {
			throw new Backup_Error( __( 'A file could not be restored:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
		}
		self::forget_compiled( $full );
	}

	/**
	 * Deletes a file that the backup doesn't have. It stays if the safety backup doesn't have it either, or if the backup may have missed it.
	 *
	 * @param array{p: string, s: int, m: int, c: int, h: list<string>|null} $entry
	 * @param string                                                         $unread What the backup could not read, as in its list. Folders end with a slash.
	 * @throws Backup_Error
	 */
	private function delete( array $entry, string $unread ): void {
		$is_missed = '/' === substr( $unread, -1 ) && 0 === strpos( $entry['p'], $unread );
		if ( null !== $entry['h'] && ! $is_missed && ! $this->site->is_own( $entry['p'] ) ) {
			$full = $this->site->path( $entry['p'] );
			if ( ! @unlink( $full ) && file_exists( $full ) ) {
				throw new Backup_Error( __( 'A file that the backup doesn’t have could not be deleted:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
			}
			self::forget_compiled( $full );
		}
	}

	/** PHP may not look at the time of a file that it has compiled. */
	private static function forget_compiled( string $file ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		wp_opcache_invalidate( $file, true );
	}
}
