<?php
/**
 * Gzips pages, prepended to every script.
 *
 * PHP's own zlib.output_compression would do, but WordPress flushes every
 * buffer when it ends, and PHP then notes in the log that this one can't be
 * flushed: a log full of that hides what a test looks for.
 */

// phpcs:disable -- runs outside WordPress.

// Files are checked for changes on each request, except on the server of a test.
if ( 'cli-server' === PHP_SAPI && (int) ini_get( 'opcache.revalidate_freq' ) > 60 ) {
	require_once __DIR__ . '/changed-files.php';
}

if (
	'cli-server' === PHP_SAPI
	&& isset( $_SERVER['HTTP_ACCEPT_ENCODING'] )
	&& false !== strpos( $_SERVER['HTTP_ACCEPT_ENCODING'], 'gzip' )
	&& 'HEAD' !== $_SERVER['REQUEST_METHOD']
	// These show their progress: they end every buffer first, ours too, and go on in plain text.
	&& ! in_array( basename( $_SERVER['SCRIPT_NAME'] ), array( 'update.php', 'update-core.php' ), true )
) {
	ob_start(
		static function ( string $output, int $phase ) {
			static $deflater = null;

			if ( $phase & PHP_OUTPUT_HANDLER_START ) {
				// Scripts that compress or measure their response themselves are not changed.
				$is_packed = (bool) preg_grep( '/^Content-Encoding:/i', headers_list() );
				$is_empty  = '' === $output && ( $phase & PHP_OUTPUT_HANDLER_FINAL );
				if ( $is_packed || $is_empty || headers_sent() || in_array( http_response_code(), array( 204, 304 ), true ) ) {
					$deflater = false;
				} else {
					$deflater = deflate_init( ZLIB_ENCODING_GZIP, array( 'level' => 6 ) );
					header_remove( 'Content-Length' );
					header( 'Content-Encoding: gzip' );
					header( 'Vary: Accept-Encoding', false );
				}
			}
			if ( ! $deflater ) {
				return $output;
			}
			return deflate_add( $deflater, $output, $phase & PHP_OUTPUT_HANDLER_FINAL ? ZLIB_FINISH : ZLIB_SYNC_FLUSH );
		}
	);
}
