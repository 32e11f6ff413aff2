<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * The backups in a folder. Each is a list of files (one JSON line per file, compressed) and a manifest, which is written last:
 * a backup without a manifest doesn't exist.
 */
final class Backups {

	public const FORMAT = 1;

	private string $folder;
	private Pieces $pieces;

	/**
	 * @param string $folder Prepared by Backup_Folder.
	 * @throws Backup_Error
	 */
	public function __construct( string $folder ) {
		$this->folder = $folder;
		$this->pieces = new Pieces( $folder );
		foreach ( array( 'work', 'backups', 'pieces' ) as $name ) {
			if ( ! is_dir( "$folder/$name" ) && ! @mkdir( "$folder/$name", 0700 ) ) {
				throw new Backup_Error( 'The backup folder is not writable.' );
			}
		}
	}

	public function folder(): string {
		return $this->folder;
	}

	public function pieces(): Pieces {
		return $this->pieces;
	}

	/**
	 * Runs work that no other process does at the same time. The system releases the lock if the process dies.
	 *
	 * @param callable(): mixed $work
	 * @return mixed
	 * @throws Backup_Error
	 */
	public function alone( callable $work ) {
		$lock = @fopen( "$this->folder/work/lock", 'cb' );
		if ( false === $lock || ! flock( $lock, LOCK_EX | LOCK_NB ) ) {
			throw new Backup_Error( 'Another backup or restore is running.' );
		}
		try {
			return $work();
		} finally {
			flock( $lock, LOCK_UN );
			fclose( $lock );
		}
	}

	/** @return list<string> Ids, oldest first. */
	public function ids(): array {
		$ids = array();
		foreach ( Local_Folder::names_in( "$this->folder/backups" ) as $name ) {
			if ( 1 === preg_match( '/^(\d{8}-\d{6}-[0-9a-f]{6})\.json$/D', $name, $match ) ) {
				$ids[] = $match[1];
			}
		}
		sort( $ids, SORT_STRING );

		return $ids;
	}

	/**
	 * @return array<string, mixed> The manifest.
	 * @throws Backup_Error
	 */
	public function manifest( string $id ): array {
		if ( ! in_array( $id, $this->ids(), true ) ) {
			throw new Backup_Error( 'There is no such backup.' );
		}
		$manifest = json_decode( (string) file_get_contents( "$this->folder/backups/$id.json" ), true );
		if ( ! is_array( $manifest ) || self::FORMAT !== ( $manifest['format'] ?? 0 ) || ! is_array( $manifest['tables'] ?? null ) ) {
			throw new Backup_Error( 'The manifest of the backup is damaged, or was written by a newer version.' );
		}

		return $manifest;
	}

	/**
	 * @return \Generator<array{p: string, s: int, m: int, c: int, h: list<string>}>
	 * @throws Backup_Error
	 */
	public function files( string $id ): \Generator {
		$handle = @gzopen( "$this->folder/backups/$id.list.gz", 'rb' );
		if ( false === $handle ) {
			throw new Backup_Error( 'The list of files of the backup is missing.' );
		}
		try {
			while ( true ) {
				$line = gzgets( $handle );
				if ( false === $line ) {
					break;
				}
				yield self::entry( $line );
			}
		} finally {
			gzclose( $handle );
		}
	}

	/**
	 * @return array{p: string, s: int, m: int, c: int, h: list<string>}
	 * @throws Backup_Error
	 */
	public static function entry( string $line ): array {
		$entry = json_decode( $line, true );
		$path  = is_array( $entry ) ? base64_decode( (string) ( $entry['p'] ?? '' ), true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Names needn't be UTF-8.
		if ( ! is_array( $entry ) || false === $path || ! is_array( $entry['h'] ?? null ) ) {
			throw new Backup_Error( 'The list of files of the backup is damaged.' );
		}

		return array(
			'p' => $path,
			's' => (int) $entry['s'],
			'm' => (int) $entry['m'],
			'c' => (int) $entry['c'],
			'h' => array_values( array_filter( $entry['h'], array( Pieces::class, 'is_hash' ) ) ),
		);
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
	 * Reads every piece of a backup and compares it with its hash.
	 *
	 * @return array{files: int, tables: int, pieces: int}
	 * @throws Backup_Error
	 */
	public function verify( string $id ): array {
		$manifest = $this->manifest( $id );
		if ( ! $this->has_list( $id ) ) {
			throw new Backup_Error( 'The list of files of the backup is damaged.' );
		}
		$seen  = array();
		$files = 0;
		foreach ( $this->files( $id ) as $entry ) {
			++$files;
			$this->check( $entry['h'], $seen );
		}
		foreach ( $manifest['tables'] as $table ) {
			$this->check( $table['pieces'], $seen );
		}

		return array(
			'files'  => $files,
			'tables' => count( $manifest['tables'] ),
			'pieces' => count( $seen ),
		);
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
	 * @param string[]            $hashes
	 * @param array<string, true> $seen
	 */
	private function check( array $hashes, array &$seen ): void {
		foreach ( $hashes as $hash ) {
			$key = (string) hex2bin( $hash );
			if ( ! isset( $seen[ $key ] ) ) {
				$this->pieces->get( $hash );
				$seen[ $key ] = true;
			}
		}
	}

	/** Deletes a backup, and the pieces that no other uses. */
	public function delete( string $id ): void {
		$this->manifest( $id );
		wp_delete_file( "$this->folder/backups/$id.json" );
		wp_delete_file( "$this->folder/backups/$id.list.gz" );
		// An unfinished backup may use pieces that are deleted below.
		wp_delete_file( "$this->folder/work/backup.json" );
		foreach ( array_diff( Local_Folder::names_in( "$this->folder/backups" ), self::file_names( $this->ids() ) ) as $left ) {
			wp_delete_file( "$this->folder/backups/$left" );
		}
		$used = array();
		foreach ( $this->ids() as $other ) {
			foreach ( $this->files( $other ) as $entry ) {
				foreach ( $entry['h'] as $hash ) {
					$used[ (string) hex2bin( $hash ) ] = true;
				}
			}
			foreach ( $this->manifest( $other )['tables'] as $table ) {
				foreach ( $table['pieces'] as $hash ) {
					$used[ (string) hex2bin( $hash ) ] = true;
				}
			}
		}
		$this->pieces->collect_garbage( $used );
	}
}
