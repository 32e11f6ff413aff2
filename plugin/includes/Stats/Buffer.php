<?php
/**
 * The buffer of views that wait to be merged.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

/**
 * A file that views are appended to, one line each. Needs no WordPress: the direct endpoint writes it.
 *
 * Whoever can guess its name and reaches it gets nothing: it is a PHP file that ends at once. Whoever gets its text on a
 * server that doesn't run it finds times, posts and hosts, and of senders numbers under a key that is gone in a minute.
 *
 * A merge takes the file away under the same lock that writers hold, so that a writer either has written before, or
 * finds that its file has another name now, and takes the next one.
 */
final class Buffer {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	/** Below uploads. */
	public const FOLDER = 'jetpack-dashboard';

	/** Body of a request that asks whether the endpoint finds its buffer, and the header of its answer. */
	public const CHECK        = 'check';
	public const CHECK_HEADER = 'X-Jetpack-Dashboard-Stats';

	/** Names of buffers that are written, and of those that are being merged. */
	private const WRITTEN = 'views-';
	private const TAKEN   = 'merge-';

	private const GUARD         = '<?php exit; ?>';
	private const KEY_LENGTH    = 32;
	private const HEADER_LENGTH = 46;

	/** In bytes: some fifty thousand views. Cron empties it each minute. */
	private const LIMIT = 2097152;

	/** How often a writer looks for a buffer that stays. */
	private const TRIES = 10;

	/** Headers by which a proxy on the site's own network gives itself away. */
	private const PROXY_HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP' );

	/**
	 * The folder.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * Takes the folder.
	 *
	 * @param string $folder Absolute path, without a slash at its end.
	 */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Appends a view.
	 *
	 * @param int                  $time   Unix time.
	 * @param int                  $post   A post's id, or 0.
	 * @param string               $host   Host of the page that led there, or ''.
	 * @param array<string, mixed> $server The request's $_SERVER.
	 * @return bool Whether it was written: there may be no buffer, or it is full.
	 */
	public function append( int $time, int $post, string $host, array $server ): bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$path   = $this->written()[0] ?? '';
			$handle = '' === $path ? false : @fopen( $path, 'r+b' );

			if ( false === $handle ) {
				// Taken away this very moment, or never made.
				usleep( 1000 );
				continue;
			}

			try {
				if ( ! flock( $handle, LOCK_EX ) ) {
					return false;
				}
				if ( ! self::is_still( $handle, $path ) ) {
					continue;
				}

				$key = self::read_key( $handle );

				if ( null === $key || self::size( $handle ) > self::LIMIT || 0 !== fseek( $handle, 0, SEEK_END ) ) {
					return false;
				}

				// The line's end stands before it: one that was cut short spoils no other.
				$line = "\n" . ( new View( $time, $post, $host, View::sender( self::address( $server ), $key ) ) )->to_line();

				return strlen( $line ) === fwrite( $handle, $line );
			} finally {
				fclose( $handle );
			}
		}

		return false;
	}

	/**
	 * Makes an empty buffer, if there is none.
	 *
	 * @return bool Whether there is one now.
	 */
	public function open(): bool {
		return array() !== $this->written() || $this->create();
	}

	/**
	 * Takes away what was written.
	 *
	 * @param bool $reopens Whether writers find another buffer at once.
	 */
	public function take( bool $reopens = true ): void {
		foreach ( $this->written() as $path ) {
			$handle = @fopen( $path, 'r+b' );

			if ( false === $handle ) {
				continue;
			}
			if ( flock( $handle, LOCK_EX ) && self::is_still( $handle, $path ) ) {
				$is_empty = self::size( $handle ) <= self::HEADER_LENGTH;

				if ( $is_empty && ! $reopens ) {
					unlink( $path );
				} elseif ( ! $is_empty && ( ! $reopens || $this->create( $handle ) ) ) {
					rename( $path, $this->folder . '/' . self::TAKEN . bin2hex( random_bytes( 16 ) ) . '.php' );
				}
			}
			fclose( $handle );
		}
	}

	/**
	 * The buffers that were taken away and are not merged yet.
	 *
	 * @return string[] Paths.
	 */
	public function taken(): array {
		return glob( $this->folder . '/' . self::TAKEN . '*.php' ) ?: array();
	}

	/**
	 * The views of a buffer that was taken away. A writer that came too late has found the next one.
	 *
	 * @param string $path Path.
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
		$path = $this->written()[0] ?? '';
		$time = '' === $path ? '' : (string) file_get_contents( $path, false, null, self::HEADER_LENGTH, 11 );

		return (int) trim( $time );
	}

	/**
	 * What tells that somebody knows the buffer, and doesn't tell its name.
	 *
	 * @return string '' when there is no buffer.
	 */
	public function fingerprint(): string {
		$path = $this->written()[0] ?? '';

		return '' === $path || ! is_writable( $path ) ? '' : hash( 'sha256', basename( $path ) );
	}

	/**
	 * The name of the buffer's file, and a part of its text that nobody else may read.
	 *
	 * @return array{string, string}|null
	 */
	public function secrets(): ?array {
		$path = $this->written()[0] ?? '';
		$text = '' === $path ? false : file_get_contents( $path, false, null, 0, self::HEADER_LENGTH );

		return is_string( $text ) ? array( basename( $path ), substr( $text, strlen( self::GUARD ), self::KEY_LENGTH ) ) : null;
	}

	/**
	 * Makes a buffer: whole from its first moment on.
	 *
	 * @param resource|null $before The buffer that it takes the place of. Whoever writes that one has to be able to write this
	 *                              one: the system's cron may run as another user than the web server.
	 */
	private function create( $before = null ): bool {
		$name = bin2hex( random_bytes( 16 ) );
		$path = $this->folder . '/' . self::WRITTEN . $name . '.php';
		$text = self::GUARD . bin2hex( random_bytes( self::KEY_LENGTH / 2 ) );

		if ( strlen( $text ) !== @file_put_contents( $path . '.new', $text ) ) {
			return false;
		}
		@chmod( $path . '.new', 0640 );

		if ( null !== $before && ! self::has_owner( $path . '.new', (array) fstat( $before ) ) ) {
			@unlink( $path . '.new' );
			return false;
		}

		return rename( $path . '.new', $path );
	}

	/**
	 * Whether a new file belongs to whom it should, maybe now.
	 *
	 * @param string       $path Path.
	 * @param array<mixed> $stat What is known of a file of theirs.
	 */
	private static function has_owner( string $path, array $stat ): bool {
		if ( fileowner( $path ) === ( $stat['uid'] ?? null ) ) {
			return true;
		}

		return function_exists( 'chown' ) && function_exists( 'chgrp' ) && @chown( $path, $stat['uid'] ?? 0 ) && @chgrp( $path, $stat['gid'] ?? 0 );
	}

	/**
	 * The buffers that are written: one, or two when a merge died at the wrong moment.
	 *
	 * @return string[] Paths.
	 */
	private function written(): array {
		return glob( $this->folder . '/' . self::WRITTEN . '*.php' ) ?: array();
	}

	/**
	 * Whether a file that was opened still has its name.
	 *
	 * @param resource $handle The open file.
	 * @param string   $path   Its path when it was opened.
	 */
	private static function is_still( $handle, string $path ): bool {
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
	 * The key of a buffer's senders.
	 *
	 * @param resource $handle The open file.
	 * @return string|null Null for a file that is no buffer.
	 */
	private static function read_key( $handle ): ?string {
		$header = (string) fread( $handle, self::HEADER_LENGTH );

		return self::HEADER_LENGTH === strlen( $header ) && 0 === strpos( $header, self::GUARD ) ? (string) substr( $header, strlen( self::GUARD ) ) : null;
	}

	/**
	 * The sender's address; '' behind a proxy, where all would look like one.
	 *
	 * @param array<string, mixed> $server The request's $_SERVER.
	 */
	private static function address( array $server ): string {
		$address   = is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '';
		$is_public = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );

		return ! $is_public && array_intersect_key( $server, array_flip( self::PROXY_HEADERS ) ) ? '' : $address;
	}
}
