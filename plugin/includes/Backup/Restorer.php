<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Restores a backup: checks all of it, backs up the site as it is, then restores the database, the files, or both. Files are deleted only
 * if the safety backup has them. Restoring again after a kill, or restoring the safety backup, ends in a complete site.
 */
final class Restorer {

	private Backups $backups;
	private Site_Files $site;
	private Maintenance $maintenance;

	public function __construct( Backups $backups ) {
		$this->backups     = $backups;
		$this->site        = new Site_Files( $backups->folder() );
		$this->maintenance = new Maintenance();
		// The safety backup, its check, and the tables take long on a large site.
		$backups->pieces()->before_each( array( $this->maintenance, 'renew' ) );
	}

	/**
	 * @return string Id of the safety backup.
	 * @throws \Throwable If it stopped. Restore_State says whether the site has changed.
	 */
	public function restore( string $id, ?Restore_Parts $parts = null ): string {
		$parts    = $parts ?? new Restore_Parts();
		$manifest = $this->check( $id, $parts );
		// First, so that nothing is written between the safety backup and the restore.
		$this->maintenance->begin();
		try {
			$safety = (string) ( new Backup_Writer( $this->backups ) )->create( 'restore' )['id'];
			$this->backups->verify( $safety );
			if ( $parts->files ) {
				$this->check_folders( $id, $safety );
			}
			$this->replace( $manifest, $safety, $parts );
		} finally {
			$this->maintenance->end();
		}

		return $safety;
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @throws \Throwable   If nothing has changed.
	 * @throws Backup_Error If the site is partly restored.
	 */
	private function replace( array $manifest, string $safety, Restore_Parts $parts ): void {
		$folder   = $this->backups->folder();
		$previous = Restore_State::unfinished( $folder );
		$state    = new Restore_State( $manifest['id'], $safety, time() );
		$sessions = new Session_Tokens();
		$state->save( $folder );
		try {
			$this->maintenance->begin();
			if ( $parts->database ) {
				( new Database_Restore( $this->backups, Address_Replacer::to_this_site( $manifest ) ) )->restore( self::own_tables( $manifest['tables'] ) );
			}
		} catch ( \Throwable $error ) {
			// Nothing has changed. What an earlier restore left is still so.
			$previous ? $previous->save( $folder ) : $state->forget( $folder );
			throw $error;
		}
		try {
			if ( $parts->database ) {
				$sessions->put_back();
			}
			if ( $parts->files ) {
				( new File_Restore( $this->backups, $this->site, $this->maintenance ) )->restore( $manifest['id'], $safety );
			}
		} catch ( \Throwable $error ) {
			$state->error = $error->getMessage();
			$state->save( $folder );
			throw new Backup_Error( $state->message() );
		}
		$state->is_done = true;
		$state->save( $folder );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Backup_Error
	 */
	private function check( string $id, Restore_Parts $parts ): array {
		global $wpdb;
		$manifest = $this->backups->manifest( $id );
		if ( $manifest['prefix'] !== $wpdb->base_prefix ) {
			/* translators: 1: prefix of database tables. 2: prefix of database tables. */
			throw new Backup_Error( sprintf( __( 'The backup has tables with the prefix %1$s, this site with %2$s. Set $table_prefix in wp-config.php.', 'jetpack-dashboard' ), $manifest['prefix'], $wpdb->base_prefix ) );
		}
		if ( $manifest['sqlite'] !== Sql::is_sqlite() ) {
			throw new Backup_Error( __( 'The backup is of a site with another kind of database. A backup of SQLite can’t be restored in MySQL or MariaDB, nor the other way round.', 'jetpack-dashboard' ) );
		}
		$this->backups->verify( $id );
		$space = new Restore_Space();
		foreach ( $parts->files ? $this->backups->files( $id ) : array() as $entry ) {
			if ( null === $entry['h'] ) {
				continue;
			}
			$file = $this->site->path( $entry['p'] );
			if ( is_dir( $file ) ) {
				throw new Backup_Error( __( 'A folder has the name of a file of the backup. Rename it first:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
			}
			$space->add_file( $entry, $file );
		}
		foreach ( $parts->database ? $manifest['tables'] : array() as $table ) {
			$space->add_table( $table['pieces'] );
		}
		$space->check();

		return $manifest;
	}

	/**
	 * Files can't be put into a folder that can't be read.
	 *
	 * @throws Backup_Error
	 */
	private function check_folders( string $id, string $safety ): void {
		$unread = array();
		foreach ( $this->backups->files( $safety ) as $entry ) {
			if ( '/' === substr( $entry['p'], -1 ) ) {
				$unread[] = $entry['p'];
			}
		}
		foreach ( $unread ? $this->backups->files( $id ) : array() as $entry ) {
			foreach ( $unread as $folder ) {
				if ( null !== $entry['h'] && 0 === strpos( $entry['p'], $folder ) ) {
					throw new Backup_Error( __( 'The backup has files in a folder that can’t be read. Nothing was restored:', 'jetpack-dashboard' ) . ' ' . $folder );
				}
			}
		}
	}

	/**
	 * A backup may have tables that another site with a longer prefix has now.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @return list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}>
	 */
	private static function own_tables( array $tables ): array {
		$existing = array_map( static fn( array $row ): string => (string) array_values( $row )[0], Sql::rows( 'SHOW TABLES' ) );
		$others   = Sql::of_other_sites( array_merge( array_column( $tables, 'name' ), $existing ) );

		return array_values( array_filter( $tables, static fn( array $table ): bool => ! in_array( $table['name'], $others, true ) ) );
	}
}
