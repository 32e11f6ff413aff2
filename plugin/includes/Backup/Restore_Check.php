<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** What is checked before a restore changes anything. */
final class Restore_Check {

	private Backups $backups;
	private Site_Files $site;

	public function __construct( Backups $backups, Site_Files $site ) {
		$this->backups = $backups;
		$this->site    = $site;
	}

	/**
	 * What can be told at once: whether the backup is of a site like this one, and has what was chosen.
	 *
	 * @return array<string, mixed> The manifest.
	 * @throws Backup_Error
	 */
	public function choice( string $id, Restore_Parts $parts ): array {
		global $wpdb, $wp_version;
		$manifest = $this->backups->manifest( $id );
		if ( $manifest['prefix'] !== $wpdb->base_prefix ) {
			/* translators: 1: prefix of database tables. 2: prefix of database tables. */
			throw new Backup_Error( sprintf( __( 'The backup has tables with the prefix %1$s, this site with %2$s. Set $table_prefix in wp-config.php.', 'jetpack-dashboard' ), $manifest['prefix'], $wpdb->base_prefix ) );
		}
		if ( $manifest['sqlite'] !== Sql::is_sqlite() ) {
			throw new Backup_Error( __( 'The backup is of a site with another kind of database. A backup of SQLite can’t be restored in MySQL or MariaDB, nor the other way round.', 'jetpack-dashboard' ) );
		}
		$release = self::release( $manifest['wordpress'] ?? '' );
		if ( $parts->database && version_compare( $release, self::release( $wp_version ), '>' ) ) {
			/* translators: 1: version of WordPress. 2: version of WordPress. */
			throw new Backup_Error( sprintf( __( 'Nothing was restored, because the backup is of WordPress %1$s, and this site has %2$s. Update WordPress first.', 'jetpack-dashboard' ), $release, self::release( $wp_version ) ) );
		}
		$this->check_parts( $id, self::own_tables( $manifest['tables'], $parts ), $parts );

		return $manifest;
	}

	/**
	 * A version of WordPress without suffixes such as -alpha; '' if it isn't known. A storage could add a manifest with another text.
	 *
	 * @param mixed $version
	 */
	private static function release( $version ): string {
		return is_string( $version ) && 1 === preg_match( '/^\d{1,4}(?:\.\d{1,4}){1,2}/', $version, $match ) ? $match[0] : '';
	}

	/**
	 * Whether the files and tables have room.
	 *
	 * @param array<string, mixed> $manifest
	 * @throws Backup_Error
	 */
	public function space( array $manifest, Restore_Parts $parts ): void {
		$space = new Restore_Space();
		foreach ( $parts->files ? $this->backups->files( $manifest['id'] ) : array() as $entry ) {
			if ( null === $entry['h'] || ! $parts->covers( $entry['p'] ) ) {
				continue;
			}
			$file = $this->site->path( $entry['p'] );
			if ( is_dir( $file ) ) {
				throw new Backup_Error( __( 'A folder has the name of a file of the backup. Rename it first:', 'jetpack-dashboard' ) . ' ' . $entry['p'] );
			}
			$space->add_file( $entry, $file );
		}
		foreach ( $parts->database ? self::own_tables( $manifest['tables'], $parts ) : array() as $table ) {
			$space->add_table( $table['pieces'] );
		}
		$space->check();
	}

	/**
	 * Whether the backup has the file, folder or table that was chosen.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables That are restored.
	 * @throws Backup_Error
	 */
	private function check_parts( string $id, array $tables, Restore_Parts $parts ): void {
		$has = '' === $parts->table || $tables;
		if ( '' !== $parts->path ) {
			$has = false;
			foreach ( $this->backups->files( $id ) as $entry ) {
				$has = $has || ( null !== $entry['h'] && $parts->covers( $entry['p'] ) );
			}
		}
		if ( ! $has ) {
			/* translators: %s: path of a file or folder, or name of a database table. */
			throw new Backup_Error( sprintf( __( 'The backup doesn’t have %s.', 'jetpack-dashboard' ), $parts->describe() ) );
		}
		if ( '' !== $parts->table && ! Sql::is_sqlite() && Foreign_Keys::of( $tables[0]['create'] ?? '' ) ) {
			/* translators: %s: name of a database table. */
			throw new Backup_Error( sprintf( __( '%s refers to another table with a foreign key, so it can’t be restored alone. Restore the database.', 'jetpack-dashboard' ), $parts->table ) );
		}
		if ( '' !== $parts->table && Sql::is_referenced( $parts->table ) ) {
			/* translators: %s: name of a database table. */
			throw new Backup_Error( sprintf( __( 'Another table refers to %s with a foreign key, so it can’t be restored alone. Restore the database.', 'jetpack-dashboard' ), $parts->table ) );
		}
		if ( '' === $parts->path ) {
			return;
		}
		if ( $this->site->is_own( $parts->path ) ) {
			throw new Backup_Error( __( 'The files of this plugin can’t be restored while it is running.', 'jetpack-dashboard' ) );
		}
		for ( $folder = dirname( $parts->path ); '.' !== $folder; $folder = dirname( $folder ) ) {
			if ( is_file( $this->site->path( $folder ) ) ) {
				throw new Backup_Error( __( 'A file has the name of a folder of the backup. Rename it first:', 'jetpack-dashboard' ) . ' ' . Restore_Parts::shown( $folder ) );
			}
		}
	}

	/**
	 * The tables to restore. A backup may have some that another site with a longer prefix has now, and the list of quarantined files, which it doesn't have.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @return list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}>
	 */
	public static function own_tables( array $tables, Restore_Parts $parts ): array {
		global $wpdb;
		$existing = array_map( static fn( array $row ): string => (string) array_values( $row )[0], Sql::rows( 'SHOW TABLES' ) );
		$others   = Sql::of_other_sites( array_merge( array_column( $tables, 'name' ), $existing ) );
		$others[] = $wpdb->base_prefix . Database_Restore::QUARANTINE;

		return array_values( array_filter( $tables, static fn( array $table ): bool => ! in_array( $table['name'], $others, true ) && in_array( $parts->table, array( '', $table['name'] ), true ) ) );
	}
}
