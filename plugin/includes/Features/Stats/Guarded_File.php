<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Writes and locks the files that the direct endpoint uses. Needs no WordPress. */
final class Guarded_File {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	/** What every such file begins with. */
	public const GUARD = '<?php exit; ?>';

	/** How long a writer waits for a lock. A writer holds it for a fraction of a millisecond. */
	private const LOCK_WAIT_S = 1.0;

	private const POLL_US = 1500;

	/**
	 * Writes a whole file in one step.
	 *
	 * @param array<mixed>|null $owner stat() of a file whose owner has to own this one: the system's cron may run as another user than the web server. Null for any.
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

	/**
	 * Reads what follows the guard.
	 *
	 * @return string|null Null for a file that is not there, or not one of these.
	 */
	public static function read( string $path ): ?string {
		$text = @file_get_contents( $path );

		return is_string( $text ) && 0 === strpos( $text, self::GUARD ) ? (string) substr( $text, strlen( self::GUARD ) ) : null;
	}

	/**
	 * Locks an open file for writing, and gives up after a second.
	 *
	 * @param resource $handle The open file.
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

	/**
	 * Gives a new file to the owner of another one, if they differ.
	 *
	 * @param array<mixed> $stat stat() of the other file.
	 */
	private static function copy_owner( string $path, array $stat ): bool {
		if ( fileowner( $path ) === ( $stat['uid'] ?? null ) ) {
			return true;
		}

		return function_exists( 'chown' ) && function_exists( 'chgrp' ) && @chown( $path, $stat['uid'] ?? 0 ) && @chgrp( $path, $stat['gid'] ?? 0 );
	}
}
