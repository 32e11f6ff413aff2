<?php
/**
 * Takes views without loading WordPress: checks what came, and appends a line to a buffer that cron merges.
 *
 * It opens one file, which has to be there already, and writes nothing but a time, two numbers and a host's name of its own
 * making, up to the buffer's limit. Where it can't be reached, or finds no buffer, views go to jetpack/v4/stats/view.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

// phpcs:disable WordPress -- WordPress isn't there.

ini_set( 'display_errors', '0' );
header( 'Cache-Control: no-store' );

if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! isset( $_SERVER['SCRIPT_FILENAME'] ) ) {
	http_response_code( 405 );
	header( 'Allow: POST' );
	exit;
}

require_once __DIR__ . '/includes/Stats/View.php';
require_once __DIR__ . '/includes/Stats/Buffer.php';

// Not by __DIR__: the plugin's folder may be a link.
$jetpack_dashboard_buffer = new Buffer( dirname( $_SERVER['SCRIPT_FILENAME'], 3 ) . '/uploads/' . Buffer::FOLDER );
$jetpack_dashboard_body   = (string) file_get_contents( 'php://input', false, null, 0, 200 );

if ( Buffer::CHECK === $jetpack_dashboard_body ) {
	header( Buffer::CHECK_HEADER . ': ' . $jetpack_dashboard_buffer->fingerprint() );
	http_response_code( 204 );
	exit;
}

$jetpack_dashboard_seen = View::parse_body( $jetpack_dashboard_body );

if ( null === $jetpack_dashboard_seen ) {
	http_response_code( 400 );
	exit;
}

if ( View::is_seen( $_SERVER ) ) {
	$jetpack_dashboard_buffer->append( time(), $jetpack_dashboard_seen[0], $jetpack_dashboard_seen[1], $_SERVER );
}

http_response_code( 204 );
