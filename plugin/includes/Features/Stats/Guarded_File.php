<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Writes and locks the files of the direct endpoint. Works without WordPress. */
final class Guarded_File {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	/** PHP code that exits, at the start of each file. */
	public const GUARD = '<?php exit; ?>';

	/** Writers hold the lock for less than a millisecond. */
	private const LOCK_WAIT_S = 1.0;

	private const POLL_US = 1500;

	/**
	 * Writes a file atomically.
	 *
	 * @param array<mixed>|null $owner stat() of a file with the required owner, since system cron may run as another user; null for any.
	 */
	public static function write( string $path, string $text, ?array $owner = null ): bool {
		$new = $path . '.' . bin2hex( random_bytes( 8 ) ) . '.new';

		if ( strlen( self::GUARD . $text ) !== @file_put_contents( $new, self::GUARD . $text ) ) {
			@unlink( $new );
			return false;
		}
		@chmod( $new, 0640 );

		if ( ( null !== $owner && ! self::copy_owner( $new, $owner ) ) || ! rename( $new, $path ) ) {
			@unlink( $new );
			return false;
		}

		return true;
	}

	/** @return string|null Null if the file is missing or has no guard. */
	public static function read( string $path ): ?string {
		$text = @file_get_contents( $path );

		return is_string( $text ) && 0 === strpos( $text, self::GUARD ) ? (string) substr( $text, strlen( self::GUARD ) ) : null;
	}

	/**
	 * Locks an open file, with a timeout of one second.
	 *
	 * @param resource $handle
	 */
	public static function lock( $handle ): bool {
		$end = microtime( true ) + self::LOCK_WAIT_S;

		while ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			if ( microtime( true ) > $end ) {
				return false;
			}
			usleep( random_int( 1, self::POLL_US ) );
		}

		return true;
	}

	/** @param array<mixed> $stat stat() of the other file. */
	private static function copy_owner( string $path, array $stat ): bool {
		if ( fileowner( $path ) === ( $stat['uid'] ?? null ) ) {
			return true;
		}

		return function_exists( 'chown' ) && function_exists( 'chgrp' ) && @chown( $path, $stat['uid'] ?? 0 ) && @chgrp( $path, $stat['gid'] ?? 0 );
	}
}
