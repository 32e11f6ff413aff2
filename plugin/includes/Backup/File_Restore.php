<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * Puts the files of a backup in place of the site's.
 *
 * @phpstan-import-type Entry from File_List
 */
final class File_Restore {

	private Backups $backups;
	private Site_Files $site;
	private Maintenance $maintenance;

	public function __construct( Backups $backups, Site_Files $site, Maintenance $maintenance ) {
		$this->backups     = $backups;
		$this->site        = $site;
		$this->maintenance = $maintenance;
	}

	/** @throws Backup_Error If not all files can be written. Changes nothing. */
	public function check( Restore_Progress $progress, Restore_Parts $parts ): void {
		$start = clone $progress;
		$start->restart_step();
		$this->walk( $start, $parts, INF, array( $this, 'check_folder' ), array( $this, 'check_folder' ) );
	}

	/**
	 * Replaces files that differ, and deletes those that the backup doesn't have. Keeps to the backup's scope. Continues where the last part
	 * ended. After a kill, what was done since then is done again.
	 *
	 * @param Restore_Progress $progress Its safety backup is of the site as it was before.
	 * @param float            $deadline Seconds, as hrtime().
	 * @return bool Whether all files are restored.
	 * @throws Backup_Error
	 */
	public function restore( Restore_Progress $progress, Restore_Parts $parts, float $deadline ): bool {
		return $this->walk( $progress, $parts, $deadline, array( $this, 'put' ), array( $this, 'delete' ) );
	}

	/**
	 * Finds the files that differ, and those that the backup doesn't have.
	 *
	 * @param Restore_Progress      $progress As restore().
	 * @param float                 $deadline As restore().
	 * @param callable(Entry): void $put      Gets a file as it is in the backup.
	 * @param callable(Entry): void $delete   Gets a file as it is in the safety backup.
	 * @return bool As restore().
	 * @throws Backup_Error
	 */
	private function walk( Restore_Progress $progress, Restore_Parts $parts, float $deadline, callable $put, callable $delete ): bool {
		$current   = $this->backups->files( $progress->safety, $progress->count_now );
		$unread    = '';
		$unit      = '';
		$count     = $progress->count;
		$count_now = $progress->count_now;
		foreach ( $this->backups->files( $progress->id, $progress->count ) as $entry ) {
			// Finding the place may have taken long.
			$deadline = '' === $unit ? max( $deadline, hrtime( true ) / 1e9 + 1 ) : $deadline;
			if ( hrtime( true ) / 1e9 >= $deadline && self::unit( $entry['p'] ) !== $unit && ! ( $current->valid() && self::is_in( $current->current()['p'], $unread ) ) ) {
				$progress->count     = $count;
				$progress->count_now = $count_now;
				return false;
			}
			$unit = self::unit( $entry['p'] );
			while ( $current->valid() && Site_Files::order( $current->current()['p'], $entry['p'] ) < 0 ) {
				if ( $this->is_surplus( $current->current(), $unread, $parts ) ) {
					$delete( $current->current() );
				}
				$current->next();
				++$count_now;
			}
			$now = $current->valid() && $current->current()['p'] === $entry['p'] ? $current->current() : null;
			if ( null === $entry['h'] ) {
				$unread = $entry['p'];
			} elseif ( $parts->covers( $entry['p'] ) && ! $this->site->is_own( $entry['p'] ) && ( null === $now || $now['h'] !== $entry['h'] || array( $now['s'], $now['m'], $now['c'] ) !== Site_Files::stat( $this->site->path( $entry['p'] ) ) ) ) {
				$put( $entry );
			}
			if ( null !== $now ) {
				$current->next();
				++$count_now;
			}
			++$count;
			$this->maintenance->renew();
		}
		while ( $current->valid() ) {
			if ( $this->is_surplus( $current->current(), $unread, $parts ) ) {
				$delete( $current->current() );
			}
			$current->next();
			$this->maintenance->renew();
		}

		return true;
	}

	/** What isn't left half restored between two parts: a plugin or theme; else the file. */
	private static function unit( string $path ): string {
		$names = explode( '/', $path );

		return in_array( $names[0], array( 'plugins', 'themes' ), true ) && isset( $names[2] ) ? "$names[0]/$names[1]" : $path;
	}

	/**
	 * @param Entry $entry
	 * @throws Backup_Error If a file can't be written to its folder, or deleted there.
	 */
	private function check_folder( array $entry ): void {
		$folder = dirname( $this->site->path( $entry['p'] ) );
		while ( ! is_dir( $folder ) ) {
			$folder = dirname( $folder );
		}
		if ( ! wp_is_writable( $folder ) || ! @lstat( "$folder/." ) ) {
			throw new Backup_Error( __( 'Nothing was restored, because PHP can’t read and change this folder. Correct its permissions:', 'jetpack-dashboard' ) . ' ' . $folder );
		}
	}

	/**
	 * @param Entry $entry
	 * @throws Backup_Error If it can't be written.
	 * @throws \Throwable   As Pieces::get().
	 */
	private function put( array $entry ): void {
		$full = $this->site->path( $entry['p'] );
		$new  = $this->new_file( $full );
		// A file that a killed process left, or a link in its place.
		@unlink( $new );
		$handle = wp_mkdir_p( dirname( $full ) ) ? @fopen( $new, 'xb' ) : false;
		try {
			foreach ( $entry['h'] ?? array() as $hash ) {
				$data = $this->backups->pieces()->get( $hash );
				if ( false === $handle || @fwrite( $handle, $data ) !== strlen( $data ) ) {
					throw new Backup_Error( __( 'A file could not be restored. The disk may be full, or the folder not writable:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
				}
			}
			if ( false === $handle || ! fflush( $handle ) || ! fclose( $handle ) || ! chmod( $new, (int) ( @fileperms( $full ) ?: 0644 ) & 0777 ) || ! touch( $new, $entry['m'] ) || ! @rename( $new, $full ) ) {
				throw new Backup_Error( __( 'A file could not be restored:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
			}
		} catch ( \Throwable $error ) {
			if ( is_resource( $handle ) ) {
				fclose( $handle );
			}
			@unlink( $new );
			throw $error;
		}
		self::forget_compiled( $full );
	}

	/**
	 * Where a file is written first. Web servers show it, also the code of a PHP file, so its name can't be guessed. It is
	 * the same after a kill, so that nothing is left.
	 */
	private function new_file( string $full ): string {
		return dirname( $full ) . '/' . Site_Files::NEW_FILE . '-' . substr( hash_hmac( 'sha256', basename( $full ), $this->backups->folder() ), 0, 32 );
	}

	/**
	 * Whether a file is deleted, because the backup doesn't have it. It stays if the safety backup doesn't have it either, or if the backup may have missed it.
	 *
	 * @param Entry  $entry
	 * @param string $unread What the backup could not read, as in its list. Folders end with a slash.
	 */
	private function is_surplus( array $entry, string $unread, Restore_Parts $parts ): bool {
		return null !== $entry['h'] && $parts->covers( $entry['p'] ) && ! self::is_in( $entry['p'], $unread ) && ! $this->site->is_own( $entry['p'] );
	}

	/**
	 * @param Entry $entry
	 * @throws Backup_Error
	 */
	private function delete( array $entry ): void {
		$full = $this->site->path( $entry['p'] );
		if ( ! @unlink( $full ) && file_exists( $full ) ) {
			throw new Backup_Error( __( 'A file that the backup doesn’t have could not be deleted:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
		}
		self::forget_compiled( $full );
	}

	/** @param string $unread As is_surplus(). */
	private static function is_in( string $path, string $unread ): bool {
		return '/' === substr( $unread, -1 ) && 0 === strpos( $path, $unread );
	}

	/** PHP may not look at the time of a file that it has compiled. */
	private static function forget_compiled( string $file ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		wp_opcache_invalidate( $file, true );
	}
}
