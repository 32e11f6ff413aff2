<?php
/**
 * Takes views without loading WordPress: checks what came, and appends a line to a buffer that cron merges.
 *
 * It makes no file. What it writes is a time, up to three numbers and a host's name or a path that match a pattern, up to the limits of the sender
 * and of the buffer. Where it can't be reached, or finds no buffer, views go to jetpack/v4/stats/view (see Beacon).
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Net\Visit;

// phpcs:disable WordPress -- WordPress isn't there.

ini_set( 'display_errors', '0' ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- The response has no body.
header( 'Cache-Control: no-store' );

if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! isset( $_SERVER['SCRIPT_FILENAME'] ) ) {
	http_response_code( 405 );
	header( 'Allow: POST' );
	exit;
}

// Lets these classes load without WordPress.
define( 'JETPACK_DASHBOARD_STATS_VIEW', true );

require_once __DIR__ . '/includes/Kernel/Net/Visit.php';

foreach ( array( 'View', 'Guarded_File', 'Endpoint_Settings', 'Sender_Counts', 'Buffer', 'View_Receiver' ) as $jetpack_dashboard_class ) {
	require_once __DIR__ . "/includes/Features/Stats/$jetpack_dashboard_class.php";
}

// Not by __DIR__: the plugin's folder may be a link.
$jetpack_dashboard_folder = dirname( $_SERVER['SCRIPT_FILENAME'], 3 ) . '/uploads/' . Buffer::FOLDER;
$jetpack_dashboard_body   = (string) file_get_contents( 'php://input', false, null, 0, 300 );

if ( Buffer::CHECK === $jetpack_dashboard_body ) {
	header( Buffer::CHECK_HEADER . ': ' . ( new Buffer( $jetpack_dashboard_folder ) )->fingerprint() );
	http_response_code( 204 );
	exit;
}

$jetpack_dashboard_seen = View::parse_body( $jetpack_dashboard_body );

if ( null === $jetpack_dashboard_seen ) {
	http_response_code( 400 );
	exit;
}

$jetpack_dashboard_response = Visit::is_seen( $_SERVER )
	? ( new View_Receiver( $jetpack_dashboard_folder ) )->receive( time(), $jetpack_dashboard_seen[0], $jetpack_dashboard_seen[1], $jetpack_dashboard_seen[2], $_SERVER, $jetpack_dashboard_seen[3] )
	: array( 204, 0 );

if ( $jetpack_dashboard_response[1] > 0 ) {
	header( 'Retry-After: ' . $jetpack_dashboard_response[1] );
}

if ( 503 === $jetpack_dashboard_response[0] && '' === ( new Buffer( $jetpack_dashboard_folder ) )->fingerprint() ) {
	// Tells the page's script to send the view to WordPress. Not if the buffer is full or locked: that would load WordPress for each view of
	// a traffic peak.
	header( Buffer::CHECK_HEADER . ': none' );
}

http_response_code( $jetpack_dashboard_response[0] );
