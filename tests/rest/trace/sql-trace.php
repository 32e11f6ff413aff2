<?php
/**
 * Records which statements the plugin's own SQL runs, for each REST test file.
 *
 * `npm run sql:trace` puts it into the site's mu-plugins. Each line of its log: the test
 * file, the plugin's file that asks $wpdb or dbDelta(), the statement without its values.
 */

// phpcs:disable -- runs only in tests.

final class Sql_Trace {

	/** @var array<string, true> */
	private static $lines = array();

	public static function record( $query ) {
		$file = self::plugin_file( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) );
		if ( null !== $file ) {
			$statement = preg_replace( array( "/'(?:[^'\\\\]|\\\\.|'')*'/s", '/\b\d+\b/', '/\s+/', '/\?(?:,\s*\?)+/' ), array( '?', '?', ' ', '?' ), $query );
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

	public static function write(): void {
		$test = trim( (string) @file_get_contents( SANDBOX_STATE_DIR . '/sql-trace-test' ) );
		$text = '';
		foreach ( array_keys( self::$lines ) as $line ) {
			$text .= "$test\t$line\n";
		}
		if ( '' !== $test && '' !== $text ) {
			file_put_contents( SANDBOX_STATE_DIR . '/sql-trace.log', $text, FILE_APPEND );
		}
	}
}

add_filter( 'query', array( 'Sql_Trace', 'record' ), PHP_INT_MIN );
register_shutdown_function( array( 'Sql_Trace', 'write' ) );
