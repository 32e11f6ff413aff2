<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * A file with one line per view. Works without WordPress, for the direct endpoint.
 * It has a random name, and starts with PHP code that exits. It contains times, posts, hosts, and hashes of visitors' addresses with a
 * key that changes daily.
 * Merging renames the file under the lock that writers hold, so a writer either has finished, or notices the new name and uses the
 * next file.
 */
class Buffer {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	/** Below the uploads folder. */
	public const FOLDER = 'jetpack-dashboard';

	/** Request body and response header of the self-test. The header also marks responses to views that no buffer could take. */
	public const CHECK        = 'check';
	public const CHECK_HEADER = 'X-Jetpack-Dashboard-Stats';

	/** Names of buffers that are written, and of those that are being merged. */
	private const ACTIVE  = 'views-';
	private const ROTATED = 'merge-';

	private const KEY_LENGTH    = 32;
	private const HEADER_LENGTH = 46;

	/** In bytes: about 50,000 views. Cron merges it every minute. */
	private const LIMIT = 2097152;

	/** How often a writer retries after a rotation. */
	private const MAX_TRIES = 10;

	private string $folder;

	/** @param string $folder Absolute path without a trailing slash. */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Appends a view. The limit per visitor shrinks as the buffer fills, so that nobody can fill it alone.
	 *
	 * @param int $sent  The visitor's views within the last hour.
	 * @param int $limit Maximum views per visitor and hour.
	 * @return bool False if there is no buffer, it is full, or the limit is reached.
	 */
	public function append( View $view, int $sent, int $limit ): bool {
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			$path   = $this->active()[0] ?? '';
			$handle = '' === $path ? false : @fopen( $path, 'r+b' );

			if ( false === $handle ) {
				// Just rotated, or missing.
				usleep( 1000 );
				continue;
			}

			try {
				if ( ! Guarded_File::lock( $handle ) ) {
					return false;
				}
				if ( ! self::is_same_file( $handle, $path ) ) {
					continue;
				}

				$free = 1 - self::size( $handle ) / self::LIMIT;

				if ( ! self::is_buffer( $handle ) || $free <= 0 || $sent > $limit * $free * $free || 0 !== fseek( $handle, 0, SEEK_END ) ) {
					return false;
				}

				// The newline comes first, so that a truncated line doesn't spoil the next one.
				$line = "\n" . $view->to_line();

				return strlen( $line ) === fwrite( $handle, $line );
			} finally {
				fclose( $handle );
			}
		}

		return false;
	}

	/**
	 * Creates missing files of the endpoint: buffer, visitor counts, settings.
	 *
	 * @return bool Whether all of them exist.
	 */
	public function open( Endpoint_Settings $settings ): bool {
		if ( array() === $this->active() && ! $this->create() ) {
			return false;
		}

		$owner = @stat( $this->active()[0] ?? '' ) ?: null;

		return Sender_Counts::prepare( $this->folder, $owner ) && $settings->write( $this->folder, $owner );
	}

	/** @param bool $keeps_open Whether to create a new buffer. */
	public function rotate( bool $keeps_open = true ): void {
		if ( ! $keeps_open ) {
			Endpoint_Settings::delete( $this->folder );
			Sender_Counts::delete( $this->folder );
		}

		foreach ( $this->active() as $path ) {
			$handle = @fopen( $path, 'r+b' );

			if ( false === $handle ) {
				continue;
			}
			if ( flock( $handle, LOCK_EX ) && self::is_same_file( $handle, $path ) ) {
				$is_empty = self::size( $handle ) <= self::HEADER_LENGTH;

				if ( $is_empty && ! $keeps_open ) {
					unlink( $path );
				} elseif ( ! $is_empty && ( ! $keeps_open || $this->create( $handle ) ) ) {
					rename( $path, $this->folder . '/' . self::ROTATED . bin2hex( random_bytes( 16 ) ) . '.php' );
				}
			}
			fclose( $handle );
		}
	}

	/** @return string[] Rotated files that aren't merged yet. */
	public function rotated(): array {
		return glob( $this->folder . '/' . self::ROTATED . '*.php' ) ?: array();
	}

	/**
	 * Reads a rotated file. Late writers use the next one.
	 *
	 * @return View[]
	 */
	public function read( string $path ): array {
		$text = file_get_contents( $path );

		return array_values( array_filter( array_map( array( View::class, 'from_line' ), explode( "\n", (string) $text ) ) ) );
	}

	/**
	 * When the oldest view in the buffer was counted.
	 *
	 * @return int Unix time; 0 if it is empty.
	 */
	public function oldest(): int {
		$path = $this->active()[0] ?? '';
		$time = '' === $path ? '' : (string) file_get_contents( $path, false, null, self::HEADER_LENGTH, 11 );

		return (int) trim( $time );
	}

	/**
	 * A hash of the buffer's name, which tells cron that the endpoint can use this buffer and its settings.
	 *
	 * @return string '' if files are missing.
	 */
	public function fingerprint(): string {
		$path = $this->active()[0] ?? '';

		return '' !== $path && is_writable( $path ) && Sender_Counts::is_writable( $this->folder ) && null !== Endpoint_Settings::read( $this->folder )
			? hash( 'sha256', basename( $path ) )
			: '';
	}

	/** @return array{string, string}|null The file's name and part of its content, to test whether the web server serves it. */
	public function secrets(): ?array {
		$path = $this->active()[0] ?? '';
		$text = '' === $path ? false : file_get_contents( $path, false, null, 0, self::HEADER_LENGTH );

		return is_string( $text ) ? array( basename( $path ), substr( $text, strlen( Guarded_File::GUARD ), self::KEY_LENGTH ) ) : null;
	}

	/** @param resource|null $before The buffer to replace: the same user must be able to write the new one. */
	private function create( $before = null ): bool {
		return Guarded_File::write(
			$this->folder . '/' . self::ACTIVE . bin2hex( random_bytes( 16 ) ) . '.php',
			bin2hex( random_bytes( self::KEY_LENGTH / 2 ) ),
			null === $before ? null : (array) fstat( $before )
		);
	}

	/** @return string[] The current files: one, or two after an interrupted merge. */
	private function active(): array {
		return glob( $this->folder . '/' . self::ACTIVE . '*.php' ) ?: array();
	}

	/**
	 * Whether an open file still has this path.
	 *
	 * @param resource $handle
	 */
	private static function is_same_file( $handle, string $path ): bool {
		clearstatcache( true, $path );
		$path_stat   = @stat( $path );
		$handle_stat = fstat( $handle );

		return $path_stat && $handle_stat && $path_stat['ino'] === $handle_stat['ino'] && $path_stat['dev'] === $handle_stat['dev'];
	}

	/** @param resource $handle */
	private static function size( $handle ): int {
		return (int) ( ( fstat( $handle ) ?: array() )['size'] ?? 0 );
	}

	/** @param resource $handle */
	private static function is_buffer( $handle ): bool {
		$header = (string) fread( $handle, self::HEADER_LENGTH );

		return self::HEADER_LENGTH === strlen( $header ) && 0 === strpos( $header, Guarded_File::GUARD );
	}
}
