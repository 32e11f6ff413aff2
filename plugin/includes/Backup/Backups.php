<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * The backups in a folder. Each is a list of files (one JSON line per file, compressed) and a manifest, which is written last:
 * a backup without a manifest doesn't exist.
 *
 * @phpstan-import-type Entry from File_List
 */
final class Backups {

	/** Name of a manifest; the first group is the backup's id. */
	public const FILE = '/^(\d{8}-\d{6}-[0-9a-f]{6})\.json$/D';

	/** Names of locks. */
	private const LOCK   = 'lock';
	public const RESTORE = 'restore';

	private string $folder;
	private Pieces $pieces;
	private Site_Keys $keys;

	/**
	 * @param string $folder Prepared by Backup_Folder.
	 * @throws Backup_Error
	 */
	public function __construct( string $folder ) {
		$this->folder = $folder;
		$this->keys   = new Site_Keys();
		$this->pieces = new Pieces( $folder, $this->keys );
		foreach ( array( 'work', 'backups', 'pieces' ) as $name ) {
			if ( ! is_dir( "$folder/$name" ) && ! @mkdir( "$folder/$name", 0700 ) ) {
				throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
			}
		}
	}

	public function folder(): string {
		return $this->folder;
	}

	public function pieces(): Pieces {
		return $this->pieces;
	}

	public function keys(): Site_Keys {
		return $this->keys;
	}

	public function key_files(): Key_Files {
		return new Key_Files( $this->folder );
	}

	/**
	 * Runs work that no other process does at the same time. The system releases the lock if the process dies.
	 *
	 * @param callable(): mixed $work
	 * @param string            $name Of the lock, for work that may run beside a backup. RESTORE for a part of a restore, which keeps it in between.
	 * @return mixed
	 * @throws Backup_Error Backup_Busy if another process works on them.
	 */
	public function alone( callable $work, string $name = self::LOCK ) {
		$is_restore = self::RESTORE === $name;
		$name       = $is_restore ? self::LOCK : $name;
		$lock       = @fopen( "$this->folder/work/$name", 'cb' );
		if ( false === $lock ) {
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}
		@chmod( "$this->folder/work/$name", 0600 );
		$is_busy = 0;
		if ( ! function_exists( 'flock' ) || ! flock( $lock, LOCK_EX | LOCK_NB, $is_busy ) ) {
			throw $is_busy ? new Backup_Busy( __( 'Another backup or restore is running.', 'jetpack-dashboard' ) ) : new Backup_Error( __( 'The file system of the backup folder can’t lock files, so backups can’t be created or restored in it.', 'jetpack-dashboard' ) );
		}
		if ( function_exists( 'ignore_user_abort' ) ) {
			ignore_user_abort( true );
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- WP-CLI works in one go.
		}
		try {
			if ( self::LOCK === $name && ! $is_restore ) {
				$this->end_dead_restore();
			}
			return $work();
		} finally {
			flock( $lock, LOCK_UN );
			fclose( $lock );
		}
	}

	/**
	 * Refuses other work between the slices of a restore. A restore without a slice for an hour ends, so that it doesn't continue after that work.
	 *
	 * @throws Backup_Busy
	 */
	private function end_dead_restore(): void {
		$restore = Restore_Progress::load( $this->folder );
		if ( $restore->is_alive() ) {
			throw new Backup_Busy( __( 'Another backup or restore is running.', 'jetpack-dashboard' ) );
		}
		if ( $restore->is_running ) {
			Restorer::discard_loaded( $this->folder, $restore );
			$restore->end_dead();
		}
	}

	/** Unix time at which a backup was started. */
	public static function time( string $id ): int {
		return (int) strtotime( substr( $id, 0, 8 ) . 'T' . substr( $id, 9, 6 ) . 'Z' );
	}

	/** Date and time at which a backup was started, as the site writes them. */
	public static function date( string $id ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), self::time( $id ) );
	}

	/** Warning for a site with encryption before it restores a backup that isn't encrypted. */
	public static function plain_warning(): string {
		return __( 'This backup isn’t encrypted. Restore it only if nobody else can write where it was kept: a changed one can run code of others on your site.', 'jetpack-dashboard' );
	}

	/** Why there are none on a network. */
	public static function network_text(): string {
		return __( 'Backups on this server are not available on a network of sites. Use the backups of your host, or a plugin that supports networks.', 'jetpack-dashboard' );
	}

	/** @return list<string> Ids, oldest first. */
	public function ids(): array {
		$ids = array();
		foreach ( Local_Folder::names_in( "$this->folder/backups" ) as $name ) {
			if ( 1 === preg_match( self::FILE, $name, $match ) ) {
				$ids[] = $match[1];
			}
		}
		sort( $ids, SORT_STRING );

		return $ids;
	}

	/**
	 * @return array<string, mixed> The manifest.
	 * @throws Backup_Error Locked_Backup if this site doesn't know its key.
	 */
	public function manifest( string $id ): array {
		if ( ! in_array( $id, $this->ids(), true ) ) {
			throw new Backup_Error( __( 'There is no such backup.', 'jetpack-dashboard' ) );
		}
		$manifest = Manifest::decode( (string) @file_get_contents( "$this->folder/backups/$id.json", false, null, 0, Backup_Json::MAX_BYTES + 1 ), $id, $this->keys );
		if ( null === $manifest ) {
			throw new Backup_Error( __( 'The manifest of the backup is damaged, or was written by a newer version.', 'jetpack-dashboard' ) );
		}

		return $manifest;
	}

	/**
	 * @param int $passed Number of the first files to skip.
	 * @return \Generator<Entry>
	 * @throws Backup_Error
	 */
	public function files( string $id, int $passed = 0 ): \Generator {
		foreach ( File_List::lines( "$this->folder/backups/$id.list.gz", $id, $this->keys ) as $line ) {
			if ( --$passed < 0 ) {
				yield File_List::decode( $line );
			}
		}
	}

	/**
	 * @return \Generator<string> Hashes of the pieces of a backup, some repeatedly.
	 * @throws Backup_Error If its list or manifest is damaged.
	 */
	public function hashes( string $id ): \Generator {
		$manifest = $this->manifest( $id );
		if ( ! $this->has_list( $id ) ) {
			throw new Backup_Error( __( 'The list of files of the backup is damaged.', 'jetpack-dashboard' ) );
		}
		foreach ( $this->files( $id ) as $entry ) {
			yield from array_values( $entry['h'] ?? array() );
		}
		foreach ( $manifest['tables'] as $table ) {
			yield from array_values( $table['pieces'] );
		}
	}

	/**
	 * Whether the list of files is as it was written.
	 *
	 * @throws Backup_Error
	 */
	public function has_list( string $id ): bool {
		return @hash_file( 'sha256', "$this->folder/backups/$id.list.gz" ) === ( $this->manifest( $id )['list'] ?? '' );
	}

	/**
	 * @param string[] $ids
	 * @return string[]
	 */
	private static function file_names( array $ids ): array {
		$names = array();
		foreach ( $ids as $id ) {
			array_push( $names, "$id.json", "$id.list.gz" );
		}

		return $names;
	}

	/**
	 * Deletes backups, and the pieces that no other uses.
	 *
	 * @throws Backup_Error If there is no such backup.
	 */
	public function delete( string ...$ids ): void {
		if ( array_diff( $ids, $this->ids() ) ) {
			throw new Backup_Error( __( 'There is no such backup.', 'jetpack-dashboard' ) );
		}
		if ( ! $ids ) {
			return;
		}
		foreach ( $ids as $id ) {
			self::unlink( "$this->folder/backups/$id.json" );
			self::unlink( "$this->folder/backups/$id.list.gz" );
		}
		$this->forget_unfinished();
	}

	/**
	 * Deletes an unfinished backup, and the pieces and files that no backup uses.
	 *
	 * @throws Backup_Error
	 */
	public function forget_unfinished(): void {
		// First, because it may use pieces that are deleted below.
		self::unlink( "$this->folder/work/backup.json" );
		self::unlink( "$this->folder/" . Dump_State::FILE );
		foreach ( array_diff( Local_Folder::names_in( "$this->folder/backups" ), self::file_names( $this->ids() ) ) as $left ) {
			self::unlink( "$this->folder/backups/$left" );
		}
		try {
			$used = $this->used_pieces();
		} catch ( Backup_Error $error ) {
			// What a damaged backup uses isn't known, so all pieces stay.
			return;
		}
		$this->pieces->collect_garbage( $used );
	}

	/** @throws Backup_Error */
	private static function unlink( string $file ): void {
		if ( ! @unlink( $file ) && file_exists( $file ) ) {
			throw new Backup_Error( __( 'A file of the backup could not be deleted.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * @return array<string, true> By hash, as 32 bytes. Without those of backups whose key isn't known.
	 * @throws Backup_Error If a backup is damaged.
	 */
	private function used_pieces(): array {
		$used = array();
		foreach ( $this->ids() as $id ) {
			try {
				foreach ( $this->hashes( $id ) as $hash ) {
					$used[ (string) hex2bin( $hash ) ] = true;
				}
			} catch ( Locked_Backup $locked ) {
				continue;
			}
		}

		return $used;
	}
}
