<?php
/**
 * Sends resized copies of images without loading WordPress.
 *
 * It makes no file and reads only copies that exist, at an address that the site has signed. Anything else is redirected to the
 * original or refused. Where it can't be reached, WordPress responds instead (Features\Photon\Addresses).
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

// phpcs:disable WordPress -- WordPress isn't there.

ini_set( 'display_errors', '0' ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- A warning must not become part of the image.

if ( ! isset( $_SERVER['SCRIPT_FILENAME'], $_GET['i'] ) ) {
	http_response_code( 404 );
	exit;
}

// Lets these classes load without WordPress.
define( 'JETPACK_DASHBOARD_IMAGE', true );

foreach ( array( 'Signature', 'Copies', 'Image_Response', 'Key_File' ) as $jetpack_dashboard_class ) {
	require_once __DIR__ . "/includes/Features/Photon/$jetpack_dashboard_class.php";
}

// Not by __DIR__: the plugin's folder may be a link.
$jetpack_dashboard_folder = dirname( $_SERVER['SCRIPT_FILENAME'], 3 ) . '/uploads/' . Copies::FOLDER;
$jetpack_dashboard_key    = Key_File::read( $jetpack_dashboard_folder );

if ( null === $jetpack_dashboard_key ) {
	http_response_code( 404 );
	exit;
}

( new Image_Response( new Signature( $jetpack_dashboard_key[0] ), new Copies( $jetpack_dashboard_folder ), $jetpack_dashboard_key[1] ) )->send( $_GET[ Image_Response::COPY ], $_SERVER );
