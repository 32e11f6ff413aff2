<?php
/**
 * Records which statements the plugin's own SQL runs, for each REST test file, and PHP's
 * CPU time.
 *
 * `npm run sql:trace` puts it into the mu-plugins of each site. Each line of `statements`: the test
 * file, the plugin's file that asks $wpdb or dbDelta(), the statement without its values.
 */

// phpcs:disable -- runs only in tests.

final class Sql_Trace {

	/** What differs between runs of one statement: values, their number, the site of a network, and the tables and columns of a backup. */
	private const VALUES = array(
		'/\bwp_\d+_/'                      => 'wp_',
		"/'(?:[^'\\\\]|\\\\.|'')*'/s"         => '?',
		'/-?\b\d+\b/'                      => '?',
		'/`[^`]*`/'                         => '`?`',
		'/\s+/'                             => ' ',
		'/\?(?:, ?\?)+/'                    => '?',
		'/`\?`(?:, ?`\?`)+/'                => '`?`',
		'/\(\?\)(?:, ?\(\?\))+/'            => '(?)',
	);

	/** @var array<string, true> */
	private static $lines = array();

	/** @var float CPU seconds of the process before this request. */
	private static $before = 0.0;

	public static function start(): void {
		// A process of the server has served other requests.
		self::$before = 'cli-server' === PHP_SAPI ? self::cpu_seconds() : 0.0;
		add_filter( 'query', array( self::class, 'record' ), PHP_INT_MIN );
		register_shutdown_function( array( self::class, 'write' ) );
	}

	private static function cpu_seconds(): float {
		$usage = getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}

	public static function record( $query ) {
		$file = self::plugin_file( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) );
		if ( null !== $file ) {
			$statement = preg_replace( array_keys( self::VALUES ), self::VALUES, $query );
			self::$lines[ $file . "\t" . substr( trim( $statement ), 0, 300 ) ] = true;
		}
		return $query;
	}

	/** The plugin's file that asks for the query; null when WordPress does, as its options API. */
	private static function plugin_file( array $frames ): ?string {
		$is_ours = false;
		foreach ( $frames as $frame ) {
			$from   = $frame['file'] ?? '';
			$is_sql = is_a( $frame['class'] ?? '', 'wpdb', true );
			$file   = preg_match( '#/(?:wp-content/plugins/jetpack-dashboard|plugin)/((?:includes|modules)/.+|[\w-]+\.php)$#', $from, $match ) && false === strpos( $from, '/wp-includes/' ) ? $match[1] : null;
			if ( null !== $file && ( $is_sql || 'dbDelta' === $frame['function'] ) ) {
				$is_ours = true;
			}
			// Database.php runs the statements of others.
			if ( $is_ours && null !== $file && 'Database.php' !== basename( $file ) ) {
				return $file;
			}
			// dbDelta() may be ours, and wpdb asks itself.
			if ( ! $is_ours && $is_sql && null === $file && ! preg_match( '#class-wpdb\.php|sqlite-database-integration|wp-admin/includes/upgrade\.php#', $from ) && '' !== $from ) {
				return null;
			}
		}
		return null;
	}

	/** Of the whole run: a test file may start sites of its own. */
	private static function folder(): string {
		return (string) getenv( 'SQL_TRACE_DIR' );
	}

	public static function write(): void {
		$test = trim( (string) @file_get_contents( self::folder() . '/test' ) );
		if ( '' === $test ) {
			return;
		}
		file_put_contents( self::folder() . '/seconds', sprintf( "%s\t%.4F\n", $test, self::cpu_seconds() - self::$before ), FILE_APPEND );
		$text = '';
		foreach ( array_keys( self::$lines ) as $line ) {
			$text .= "$test\t$line\n";
		}
		if ( '' !== $text ) {
			file_put_contents( self::folder() . '/statements', $text, FILE_APPEND );
		}
	}
}

Sql_Trace::start();
