<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * Restores a backup: checks all of it, backs up the site as it is, then restores the database and the files. Files are deleted only
 * if the safety backup has them. Restoring again after a kill, or restoring the safety backup, ends in a complete site.
 */
final class Restorer {

	private Backups $backups;
	private Site_Files $site;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
		$this->site    = new Site_Files( $backups->folder() );
	}

	/**
	 * @return string Id of the safety backup.
	 * @throws \Throwable If it stopped. If the files had begun, the site is in maintenance mode.
	 */
	public function restore( string $id ): string {
		$manifest = $this->check( $id );
		$safety   = (string) ( new Backup_Writer( $this->backups ) )->create( 'restore' )['id'];
		$this->backups->verify( $safety );
		$this->maintain();
		try {
			( new Database_Restore( $this->backups ) )->restore( $manifest['tables'] );
		} catch ( \Throwable $error ) {
			// Nothing has changed.
			wp_delete_file( ABSPATH . '.maintenance' );
			throw $error;
		}
		$this->restore_files( $id, $safety );
		wp_delete_file( ABSPATH . '.maintenance' );

		return $safety;
	}

	/**
	 * @return array<string, mixed>
	 * @throws Backup_Error
	 */
	private function check( string $id ): array {
		global $wpdb;
		$manifest = $this->backups->manifest( $id );
		if ( $manifest['prefix'] !== $wpdb->base_prefix || $manifest['sqlite'] !== Sql::is_sqlite() || site_url() !== $manifest['address'] ) {
			throw new Backup_Error( 'The backup is of a site with another address, database or table prefix.' );
		}
		$this->backups->verify( $id );
		foreach ( $this->backups->files( $id ) as $entry ) {
			if ( is_dir( $this->site->path( $entry['p'] ) ) ) {
				throw new Backup_Error( 'A folder has the name of a file of the backup. Rename it first: ' . $entry['p'] );
			}
		}
		$free = @disk_free_space( WP_CONTENT_DIR );
		if ( false !== $free && $free < $manifest['size'] ) {
			throw new Backup_Error( 'The disk has too little free space to restore the backup.' );
		}

		return $manifest;
	}

	private function restore_files( string $id, string $safety ): void {
		$current = $this->backups->files( $safety );
		$at      = time();
		foreach ( $this->backups->files( $id ) as $entry ) {
			while ( $current->valid() && Site_Files::order( $current->current()['p'], $entry['p'] ) < 0 ) {
				$this->delete( $current->current()['p'] );
				$current->next();
			}
			$now = $current->valid() && $current->current()['p'] === $entry['p'] ? $current->current() : null;
			if ( null === $now || $now['h'] !== $entry['h'] || array( $now['s'], $now['m'], $now['c'] ) !== Site_Files::stat( $this->site->path( $entry['p'] ) ) ) {
				$this->put( $entry );
			}
			if ( null !== $now ) {
				$current->next();
			}
			if ( time() - $at > MINUTE_IN_SECONDS ) {
				$this->maintain();
				$at = time();
			}
		}
		while ( $current->valid() ) {
			$this->delete( $current->current()['p'] );
			$current->next();
		}
	}

	/**
	 * @param array{p: string, s: int, m: int, c: int, h: list<string>} $entry
	 * @throws Backup_Error
	 */
	private function put( array $entry ): void {
		if ( $this->is_own( $entry['p'] ) ) {
			return;
		}
		$full   = $this->site->path( $entry['p'] );
		$new    = dirname( $full ) . '/.jetpack-restore';
		$handle = wp_mkdir_p( dirname( $full ) ) ? @fopen( $new, 'wb' ) : false;
		foreach ( $entry['h'] as $hash ) {
			$data = $this->backups->pieces()->get( $hash );
			if ( false === $handle || @fwrite( $handle, $data ) !== strlen( $data ) ) {
				throw new Backup_Error( 'A file could not be restored. The disk may be full, or the folder not writable: ' . $entry['p'] );
			}
		}
		if ( false === $handle || ! fflush( $handle ) || ! fclose( $handle ) || ! chmod( $new, (int) ( @fileperms( $full ) ?: 0644 ) & 0777 ) || ! touch( $new, $entry['m'] ) || ! @rename( $new, $full ) ) {
			throw new Backup_Error( 'A file could not be restored: ' . $entry['p'] );
		}
	}

	private function delete( string $path ): void {
		if ( ! $this->is_own( $path ) ) {
			wp_delete_file( $this->site->path( $path ) );
		}
	}

	/** The plugin's own files stay as they are: they are running. */
	private function is_own( string $path ): bool {
		return 0 === strpos( $this->site->path( $path ), (string) realpath( dirname( __DIR__, 2 ) ) . '/' );
	}

	/**
	 * WordPress ignores the file after ten minutes.
	 *
	 * @throws Backup_Error
	 */
	private function maintain(): void {
		if ( false === @file_put_contents( ABSPATH . '.maintenance', '<?php $upgrading = ' . time() . ';' ) ) {
			throw new Backup_Error( 'Maintenance mode could not be turned on.' );
		}
	}
}
