<?php
/**
 * Router of PHP's built-in server: does what a real host's web server does for
 * WordPress, that is pretty permalinks, static files with types, validators
 * and gzip, and no access to hidden files.
 */

// phpcs:disable -- runs outside WordPress.

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( false !== strpos( $path, "\0" ) || preg_match( '~(^|/)\.(?!well-known/)~', $path ) || '/wp-config.php' === $path ) {
	http_response_code( 403 );
	exit( 'Forbidden' );
}

$file = $root . $path;

if ( is_dir( $file ) && '/' !== $path ) {
	if ( '/' !== substr( $path, -1 ) ) {
		$query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
		header( 'Location: ' . $path . '/' . ( '' === $query ? '' : '?' . $query ), true, 301 );
		exit;
	}
	if ( is_file( $file . 'index.php' ) ) {
		return false;
	}
}

if ( is_file( $file ) ) {
	if ( '.php' === substr( $file, -4 ) ) {
		return false;
	}
	require __DIR__ . '/static-file.php';
	sandbox_send_file( $file );
	exit;
}

// A file of WordPress below the path of a network's site, as the rewrite rules of WordPress for such networks say.
if ( preg_match( '~^/[_0-9a-zA-Z-]+(/(?:wp-(?:admin|content|includes)/.*|[^/]+\.php))$~D', $path, $match ) ) {
	$inner = is_dir( $root . $match[1] ) ? rtrim( $match[1], '/' ) . '/index.php' : $match[1];
	$file  = $root . $inner;
	if ( is_file( $file ) && '.php' === substr( $file, -4 ) ) {
		$_SERVER['SCRIPT_NAME']     = $inner;
		$_SERVER['PHP_SELF']        = $inner;
		$_SERVER['SCRIPT_FILENAME'] = $file;
		unset( $_SERVER['PATH_INFO'] );
		chdir( dirname( $file ) );
		require __DIR__ . '/gzip.php';
		require $file;
		exit;
	}
	if ( is_file( $file ) ) {
		require __DIR__ . '/static-file.php';
		sandbox_send_file( $file );
		exit;
	}
}

// Everything else is WordPress's own: posts, feeds, the REST API, or a 404.
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
unset( $_SERVER['PATH_INFO'] );
chdir( $root );
// PHP prepends it to scripts, but not to a router.
require __DIR__ . '/gzip.php';
require $root . '/index.php';
