<?php
/**
 * Sends a static file as a well-kept web server does.
 */

// phpcs:disable -- runs outside WordPress.

/**
 * The type of a file by its extension, and whether gzip makes it smaller.
 */
function sandbox_file_type( string $file ): array {
	$types     = json_decode( file_get_contents( __DIR__ . '/file-types.json' ), true );
	$extension = strtolower( pathinfo( $file, PATHINFO_EXTENSION ) );
	return isset( $types[ $extension ] ) ? $types[ $extension ] : array( 'application/octet-stream', false );
}

/**
 * The gzipped content, kept beside the site so that each version is packed once.
 */
function sandbox_gzipped( string $file, string $tag ): string {
	$folder = getenv( 'SANDBOX_GZIP_DIR' );
	if ( ! $folder ) {
		return gzencode( file_get_contents( $file ), 6 );
	}
	$gzip_path = $folder . '/' . md5( $file . $tag ) . '.gz';
	if ( is_file( $gzip_path ) ) {
		return file_get_contents( $gzip_path );
	}
	$packed = gzencode( file_get_contents( $file ), 6 );
	is_dir( $folder ) || @mkdir( $folder, 0777, true );
	// Another worker may write the same file: the rename makes either whole.
	$temporary = $gzip_path . '.' . getmypid();
	if ( false !== @file_put_contents( $temporary, $packed ) ) {
		rename( $temporary, $gzip_path );
	}
	return $packed;
}

function sandbox_send_file( string $file ): void {
	list( $type, $shrinks ) = sandbox_file_type( $file );
	$size = filesize( $file );
	$time = filemtime( $file );
	$tag  = sprintf( '"%x-%x"', $time, $size );

	header( 'Content-Type: ' . $type );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' );
	header( 'ETag: ' . $tag );
	// A versioned address never changes its content; another is asked for again. The second is the rule that docs/modules.md has for nginx.
	$is_versioned = isset( $_GET['ver'] ) || false !== strpos( $_SERVER['REQUEST_URI'], '/jetpack-dashboard-static/' );
	header( 'Cache-Control: ' . ( $is_versioned ? 'public, max-age=31536000' : 'no-cache' ) );
	if ( $shrinks ) {
		header( 'Vary: Accept-Encoding' );
	}

	if ( isset( $_SERVER['HTTP_IF_NONE_MATCH'] ) && false !== strpos( $_SERVER['HTTP_IF_NONE_MATCH'], $tag ) ) {
		http_response_code( 304 );
		return;
	}

	$accepts = isset( $_SERVER['HTTP_ACCEPT_ENCODING'] ) && false !== strpos( $_SERVER['HTTP_ACCEPT_ENCODING'], 'gzip' );
	$is_head = 'HEAD' === $_SERVER['REQUEST_METHOD'];
	if ( $shrinks && $accepts && $size > 512 ) {
		$packed = sandbox_gzipped( $file, $tag );
		header( 'Content-Encoding: gzip' );
		header( 'Content-Length: ' . strlen( $packed ) );
		echo $is_head ? '' : $packed;
		return;
	}
	header( 'Content-Length: ' . $size );
	if ( ! $is_head ) {
		readfile( $file );
	}
}
