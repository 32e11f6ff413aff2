<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * A file that views are appended to, one line each. Needs no WordPress: the direct endpoint writes it.
 *
 * Its name can't be guessed, and it is a PHP file that ends at once. Its text holds times, posts and hosts, and of senders
 * digests under a key that changes each day.
 *
 * A merge takes the file away under the same lock that writers hold, so that a writer either has written before, or
 * finds that its file has another name now, and takes the next one.
 */
class Buffer {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	/** Below uploads. */
	public const FOLDER = 'jetpack-dashboard';

	/** Body of a request that asks whether the endpoint finds its buffer, and the header of its answer. */
	public const CHECK        = 'check';
	public const CHECK_HEADER = 'X-Jetpack-Dashboard-Stats';

	/** Names of buffers that are written, and of those that are being merged. */
	private const ACTIVE  = 'views-';
	private const ROTATED = 'merge-';

	private const KEY_LENGTH    = 32;
	private const HEADER_LENGTH = 46;

	/** In bytes: some fifty thousand views. Cron empties it each minute. */
	private const LIMIT = 2097152;

	/** How often a writer looks for a buffer that stays. */
	private const MAX_TRIES = 10;

	private string $folder;

	/** @param string $folder Absolute path, without a slash at its end. */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Appends a view. The fuller the buffer is, the fewer views a sender may have sent within the hour, so that no sender
	 * can fill it for everybody.
	 *
	 * @param int $sent  How many views its sender sent before, within the hour.
	 * @param int $limit How many a sender may send within the hour.
	 * @return bool Whether it was written: there may be no buffer, or it is full.
	 */
	public function append( View $view, int $sent, int $limit ): bool {
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			$path   = $this->active()[0] ?? '';
			$handle = '' === $path ? false : @fopen( $path, 'r+b' );

			if ( false === $handle ) {
				// Taken away this very moment, or never made.
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

				// The line's end stands before it: one that was cut short spoils no other.
				$line = "\n" . $view->to_line();

				return strlen( $line ) === fwrite( $handle, $line );
			} finally {
				fclose( $handle );
			}
		}

		return false;
	}

	/**
	 * Makes what the endpoint needs and isn't there yet: a buffer, the senders' counts, its settings.
	 *
	 * @return bool Whether all of it is there now.
	 */
	public function open( Endpoint_Settings $settings ): bool {
		if ( array() === $this->active() && ! $this->create() ) {
			return false;
		}

		$owner = @stat( $this->active()[0] ?? '' ) ?: null;

		return Sender_Counts::prepare( $this->folder, $owner ) && $settings->write( $this->folder, $owner );
	}

	/**
	 * Takes away what was written.
	 *
	 * @param bool $keeps_open Whether writers find another buffer at once.
	 */
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

	/**
	 * The buffers that were taken away and are not merged yet.
	 *
	 * @return string[]
	 */
	public function rotated(): array {
		return glob( $this->folder . '/' . self::ROTATED . '*.php' ) ?: array();
	}

	/**
	 * The views of a buffer that was taken away. A writer that came too late has found the next one.
	 *
	 * @return View[]
	 */
	public function read( string $path ): array {
		$text = file_get_contents( $path );

		return array_values( array_filter( array_map( array( View::class, 'from_line' ), explode( "\n", (string) $text ) ) ) );
	}

	/**
	 * When the view was seen that waits longest.
	 *
	 * @return int Unix time; 0 when none waits.
	 */
	public function oldest(): int {
		$path = $this->active()[0] ?? '';
		$time = '' === $path ? '' : (string) file_get_contents( $path, false, null, self::HEADER_LENGTH, 11 );

		return (int) trim( $time );
	}

	/**
	 * A digest of the buffer's name, by which cron knows that the endpoint can use this buffer and its settings.
	 *
	 * @return string '' when something of it is missing.
	 */
	public function fingerprint(): string {
		$path = $this->active()[0] ?? '';

		return '' !== $path && is_writable( $path ) && Sender_Counts::is_writable( $this->folder ) && null !== Endpoint_Settings::read( $this->folder )
			? hash( 'sha256', basename( $path ) )
			: '';
	}

	/**
	 * The name of the buffer's file, and a part of its text that nobody else may read.
	 *
	 * @return array{string, string}|null
	 */
	public function secrets(): ?array {
		$path = $this->active()[0] ?? '';
		$text = '' === $path ? false : file_get_contents( $path, false, null, 0, self::HEADER_LENGTH );

		return is_string( $text ) ? array( basename( $path ), substr( $text, strlen( Guarded_File::GUARD ), self::KEY_LENGTH ) ) : null;
	}

	/**
	 * Makes a buffer.
	 *
	 * @param resource|null $before The buffer that it takes the place of: whoever writes that one has to be able to write this one.
	 */
	private function create( $before = null ): bool {
		return Guarded_File::write(
			$this->folder . '/' . self::ACTIVE . bin2hex( random_bytes( 16 ) ) . '.php',
			bin2hex( random_bytes( self::KEY_LENGTH / 2 ) ),
			null === $before ? null : (array) fstat( $before )
		);
	}

	/**
	 * The buffers that are written: one, or two when a merge died at the wrong moment.
	 *
	 * @return string[]
	 */
	private function active(): array {
		return glob( $this->folder . '/' . self::ACTIVE . '*.php' ) ?: array();
	}

	/**
	 * Whether a file that was opened still has its name.
	 *
	 * @param resource $handle The open file.
	 */
	private static function is_same_file( $handle, string $path ): bool {
		clearstatcache( true, $path );
		$there = @stat( $path );
		$here  = fstat( $handle );

		return $there && $here && $there['ino'] === $here['ino'] && $there['dev'] === $here['dev'];
	}

	/**
	 * The size of a file, in bytes.
	 *
	 * @param resource $handle The open file.
	 */
	private static function size( $handle ): int {
		return (int) ( ( fstat( $handle ) ?: array() )['size'] ?? 0 );
	}

	/**
	 * Whether an open file is a buffer.
	 *
	 * @param resource $handle The open file.
	 */
	private static function is_buffer( $handle ): bool {
		$header = (string) fread( $handle, self::HEADER_LENGTH );

		return self::HEADER_LENGTH === strlen( $header ) && 0 === strpos( $header, Guarded_File::GUARD );
	}
}
