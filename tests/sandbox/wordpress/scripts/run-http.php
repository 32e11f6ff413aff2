<?php
/**
 * Does by the site's server what run.php does from the command line: takes
 * { code, argument, installing } as base64-encoded JSON and responds with the
 * output of the code. Required by a file in the document root; responds with
 * 404 to requests without the key of this start.
 */

// phpcs:disable -- runs outside WordPress.

$sandbox_key = dirname( $_SERVER['DOCUMENT_ROOT'] ) . '/state/run-key';
if (
	! is_file( $sandbox_key )
	|| ! isset( $_SERVER['HTTP_X_SANDBOX_KEY'] )
	|| ! hash_equals( file_get_contents( $sandbox_key ), $_SERVER['HTTP_X_SANDBOX_KEY'] )
) {
	http_response_code( 404 );
	exit;
}

$sandbox_call = json_decode( base64_decode( file_get_contents( 'php://input' ) ), true );
$argument     = $sandbox_call['argument'];

// Scripts tell errors as on the command line; here they become a status.
define( 'STDERR', fopen( 'php://temp', 'w+' ) );
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
if ( $sandbox_call['installing'] ) {
	define( 'WP_INSTALLING', true );
}
$_POST                     = array();
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
unset( $_SERVER['HTTP_X_SANDBOX_KEY'], $_SERVER['CONTENT_TYPE'], $_SERVER['CONTENT_LENGTH'], $_SERVER['HTTP_CONTENT_TYPE'], $_SERVER['HTTP_CONTENT_LENGTH'] );
set_time_limit( 0 );

ob_start();
register_shutdown_function(
	static function (): void {
		$error  = error_get_last();
		$errors = $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR )
			? "{$error['message']} in {$error['file']}:{$error['line']}"
			: stream_get_contents( STDERR, -1, 0 );
		if ( '' === $errors ) {
			// The code may have set another one.
			headers_sent() || header( 'HTTP/1.1 200 OK', true, 200 );
			return;
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		headers_sent() || http_response_code( 500 );
		echo $errors;
	}
);

require $_SERVER['DOCUMENT_ROOT'] . '/wp-load.php';
header( 'Content-Type: text/plain; charset=utf-8' );

if ( 0 === strpos( $sandbox_call['code'], '@file:' ) ) {
	require substr( trim( $sandbox_call['code'] ), 6 );
} else {
	eval( preg_replace( '~^\s*<\?php~', '', $sandbox_call['code'] ) );
}
