<?php
/** Minimal stand-ins for WordPress's functions of files and their sizes. */

declare( strict_types=1 );

// phpcs:disable -- These are WordPress's names.

function wp_delete_file( $file ) {
	return @unlink( $file );
}

function wp_mkdir_p( $folder ) {
	return is_dir( $folder ) || mkdir( $folder, 0777, true );
}

function number_format_i18n( $number ) {
	return number_format( $number );
}

function size_format( $bytes ) {
	return $bytes > 0 ? number_format( round( $bytes / MB_IN_BYTES ) ) . ' MB' : false;
}
