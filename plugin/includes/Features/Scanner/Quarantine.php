<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress's functions may ask for FTP credentials. Results are checked.

/**
 * Files that were deleted or replaced, so that they can be put back. Their names don't end in .php, and the web can't reach their folder. Limited in
 * number, size and age.
 */
class Quarantine {

	public const KEPT_DAYS = 30;

	private const MAX_FILES = 100;

	/** Bytes of all files. */
	private const MAX_BYTES = 104857600;

	private const SUFFIX = '.quarantine';

	/** Seconds until a package isn't needed any more. */
	private const PACKAGE_S = HOUR_IN_SECONDS;

	private Scan_Database $database;
	private Quarantine_Folder $folder;
	private Clock $clock;

	public function __construct( Scan_Database $database, Quarantine_Folder $folder, Clock $clock ) {
		$this->database = $database;
		$this->folder   = $folder;
		$this->clock    = $clock;
	}

	/**
	 * The files, newest first.
	 *
	 * @return array<int, array{id: int, name: string, place: string, mode: int, sha256: string, replacement: string, bytes: int, threats: array<string, string>, taken_at: int}>
	 * @throws Storage_Error
	 */
	public function all(): array {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT * FROM {quarantine} ORDER BY id DESC LIMIT ' . self::MAX_FILES ) );

		return array_map( array( self::class, 'read' ), $rows );
	}

	/**
	 * @return array{id: int, name: string, place: string, mode: int, sha256: string, replacement: string, bytes: int, threats: array<string, string>, taken_at: int}|null
	 * @throws Storage_Error
	 */
	public function find( int $id ): ?array {
		return array_values( array_filter( $this->all(), static fn( array $item ): bool => $item['id'] === $id ) )[0] ?? null;
	}

	/**
	 * Moves a file into the quarantine, and may write another one to its place.
	 *
	 * @param string                $md5     Of the file when it was scanned.
	 * @param array<string, string> $threats What was found in it: details by code.
	 * @param string|null           $content Of the file that replaces it.
	 * @return int|WP_Error Id.
	 * @throws Storage_Error
	 */
	public function take( string $path, string $md5, array $threats, ?string $content = null ) {
		$folder = $this->folder->ready();
		$bytes  = (int) filesize( $path );
		$sha256 = (string) hash_file( 'sha256', $path );
		if ( '' === $folder ) {
			return self::error( 'no_quarantine', __( 'The folder for deleted files couldn’t be created.', 'jetpack-dashboard' ) );
		}
		if ( $bytes > self::MAX_BYTES ) {
			return self::error( 'too_large', __( 'This file is too large to be kept. Delete it with FTP or your host’s file manager.', 'jetpack-dashboard' ) );
		}

		if ( ! @is_writable( dirname( $path ) ) ) {
			return self::not_writable();
		}

		$this->prune( 1, $bytes );
		$name = bin2hex( random_bytes( 16 ) );
		$mode = (int) fileperms( $path ) & 0777;
		// First, so that the file can't be lost.
		$values = array( $name, Packages::place( $path ), $mode, $sha256, null === $content ? '' : hash( 'sha256', $content ), $bytes, (string) wp_json_encode( $threats, JSON_FORCE_OBJECT ), $this->clock->now() );
		$this->database->with_tables( fn() => $this->database->run( 'INSERT INTO {quarantine} (name, place, mode, sha256, replacement, bytes, threats, taken_at) VALUES (%s, %s, %d, %s, %s, %d, %s, %d)', $values ) );
		$id     = $this->database->inserted_id();
		$stored = $this->stored( $name );
		$is_out = null === $content ? @rename( $path, $stored ) : @copy( $path, $stored );
		clearstatcache();
		$is_out = $is_out && ( null !== $content || ! file_exists( $path ) ) && self::is_intact( $stored, $sha256 ) && md5_file( $stored ) === $md5;
		if ( $is_out && ( null === $content || self::replace( $path, $content, $mode ) ) ) {
			@chmod( $stored, 0600 );
			self::forget_code( $path );
			return $id;
		}

		// Between disks, PHP may have copied the file only; or another program has changed it at the last moment.
		if ( null !== $content || self::is_intact( $path, $sha256 ) || ( ! file_exists( $path ) && @rename( $stored, $path ) ) ) {
			$this->forget( $id, $name );
		}

		return self::not_writable();
	}

	/**
	 * Puts a file back where it was.
	 *
	 * @param array{id: int, name: string, place: string, mode: int, sha256: string, replacement: string, bytes: int, threats: array<string, string>, taken_at: int} $item
	 * @return true|WP_Error
	 * @throws Storage_Error
	 */
	public function put_back( array $item, string $path ) {
		$stored = $this->stored( $item['name'] );
		if ( ! self::is_intact( $stored, $item['sha256'] ) ) {
			return self::error( 'lost', __( 'The deleted file was changed or removed on the server.', 'jetpack-dashboard' ) );
		}

		$is_free = '' === $item['replacement'] ? ! file_exists( $path ) && ! is_link( $path ) : self::is_intact( $path, $item['replacement'] );
		if ( ! $is_free ) {
			return self::error( 'occupied', __( 'Another file has this name now.', 'jetpack-dashboard' ) );
		}
		$new = self::new_name( $path );
		if ( ! @copy( $stored, $new ) || ! self::is_intact( $new, $item['sha256'] ) ) {
			@unlink( $new );
			return self::error( 'not_writable', __( 'WordPress isn’t allowed to write to this folder, or the disk is full.', 'jetpack-dashboard' ) );
		}
		@chmod( $new, $item['mode'] );
		// A link doesn't replace a file that another program has just created. Some disks have no links.
		$is_back = '' === $item['replacement'] && function_exists( 'link' ) && @link( $new, $path );
		if ( ! $is_back ) {
			clearstatcache();
			$is_free = '' === $item['replacement'] ? ! file_exists( $path ) && ! is_link( $path ) : self::is_intact( $path, $item['replacement'] );
			$is_back = $is_free && @rename( $new, $path );
		}
		@unlink( $new );
		if ( ! $is_back ) {
			return self::error( 'not_writable', __( 'WordPress isn’t allowed to write to this folder, or the disk is full.', 'jetpack-dashboard' ) );
		}
		self::forget_code( $path );
		$this->forget( $item['id'], $item['name'] );

		return true;
	}

	/**
	 * Deletes what is too old or too much, and what is left of interrupted requests.
	 *
	 * @param int $files Number of files to make room for.
	 * @param int $bytes Of these files.
	 * @throws Storage_Error
	 */
	private function prune( int $files = 0, int $bytes = 0 ): void {
		$folder = $this->folder->path();
		if ( '' === $folder || ! @is_readable( $folder ) ) {
			// Another user of the server, or a disk that isn't mounted: the files may still be there.
			return;
		}
		$kept_s = self::KEPT_DAYS * DAY_IN_SECONDS;
		$oldest = $this->clock->now() - $kept_s;
		$known  = array();
		foreach ( $this->all() as $item ) {
			++$files;
			$bytes += $item['bytes'];
			if ( $files > self::MAX_FILES || $bytes > self::MAX_BYTES || $item['taken_at'] < $oldest || ! is_file( $this->stored( $item['name'] ) ) ) {
				$this->forget( $item['id'], $item['name'] );
			} else {
				$known[ $item['name'] . self::SUFFIX ] = true;
			}
		}

		foreach ( Local_Folder::names_in( $folder ) as $name ) {
			// Without a row since a restore of the database, for example.
			$age_s = 1 === preg_match( '/\.quarantine$/D', $name ) && ! isset( $known[ $name ] ) ? $kept_s : ( '.zip' === substr( $name, -4 ) ? self::PACKAGE_S : INF );
			if ( (int) @filectime( "$folder/$name" ) < time() - $age_s ) {
				wp_delete_file( "$folder/$name" );
			}
		}
	}

	/** Runs once a day. */
	public function expire(): void {
		try {
			$this->prune();
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** @throws Storage_Error */
	private function forget( int $id, string $name ): void {
		$this->database->run( 'DELETE FROM {quarantine} WHERE id = %d', array( $id ) );
		if ( is_file( $this->stored( $name ) ) ) {
			wp_delete_file( $this->stored( $name ) );
		}
	}

	private function stored( string $name ): string {
		return $this->folder->path() . "/$name" . self::SUFFIX;
	}

	/** Atomically. */
	private static function replace( string $path, string $content, int $mode ): bool {
		$new = self::new_name( $path );
		if ( strlen( $content ) === @file_put_contents( $new, $content ) && @chmod( $new, $mode ) && @rename( $new, $path ) ) {
			return true;
		}
		@unlink( $new );

		return false;
	}

	/** In the same folder: a file can be renamed to another disk only by copying it. */
	private static function new_name( string $path ): string {
		return "$path." . bin2hex( random_bytes( 6 ) ) . '.new';
	}

	/** PHP must not run what it has compiled before. */
	private static function forget_code( string $path ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		wp_opcache_invalidate( $path, true );
	}

	private static function is_intact( string $file, string $sha256 ): bool {
		return is_file( $file ) && ! is_link( $file ) && hash_file( 'sha256', $file ) === $sha256;
	}

	/**
	 * @param array<string, string> $row
	 * @return array{id: int, name: string, place: string, mode: int, sha256: string, replacement: string, bytes: int, threats: array<string, string>, taken_at: int}
	 */
	private static function read( array $row ): array {
		$threats = json_decode( $row['threats'], true );

		return array(
			'id'          => (int) $row['id'],
			'name'        => $row['name'],
			'place'       => $row['place'],
			'mode'        => (int) $row['mode'],
			'sha256'      => $row['sha256'],
			'replacement' => $row['replacement'] ?? '',
			'bytes'       => (int) $row['bytes'],
			'threats'     => array_map( 'strval', is_array( $threats ) ? $threats : array() ),
			'taken_at'    => (int) $row['taken_at'],
		);
	}

	private static function not_writable(): WP_Error {
		return self::error( 'not_writable', __( 'WordPress isn’t allowed to change this file. Delete it with FTP or your host’s file manager.', 'jetpack-dashboard' ) );
	}

	private static function error( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 409 ) );
	}
}
