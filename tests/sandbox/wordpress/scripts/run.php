<?php
/**
 * Runs PHP inside the site, from the command line:
 *
 *     php run.php <document root> [<argument as JSON>] < code.php
 *
 * The code comes by standard input and finds the argument in $argument. What
 * it prints goes to standard output, errors to standard error. Code of the form
 * `@file:<path>` runs that file, `@cron` the scheduled work that is due.
 */

// phpcs:disable -- runs outside WordPress.

$docroot  = $argv[1];
$argument = isset( $argv[2] ) ? json_decode( $argv[2], true ) : null;

$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
if ( getenv( 'SANDBOX_INSTALLING' ) ) {
	define( 'WP_INSTALLING', true );
}

register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) {
			fwrite( STDERR, "{$error['message']} in {$error['file']}:{$error['line']}\n" );
			exit( 255 );
		}
	}
);

$sandbox_code = preg_replace( '~^\s*<\?php~', '', stream_get_contents( STDIN ) );

if ( '@cron' === $sandbox_code ) {
	chdir( $docroot );
	require $docroot . '/wp-cron.php';
	exit;
}

require $docroot . '/wp-load.php';

if ( 0 === strpos( $sandbox_code, '@file:' ) ) {
	require substr( trim( $sandbox_code ), 6 );
} else {
	eval( $sandbox_code );
}
