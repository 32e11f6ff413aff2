<?php
/**
 * Reads again the PHP files that tests change, if they have changed. The server
 * of a test doesn't check its other files (native-php.ts).
 */

// phpcs:disable -- runs outside WordPress.

( static function (): void {
	$root    = $_SERVER['DOCUMENT_ROOT'];
	$content = $root . '/wp-content';
	$files   = array_merge(
		// A plugin's own includes are as old as its main file.
		glob( "$content/{mu-plugins,plugins/*}/*.php", GLOB_BRACE | GLOB_NOSORT ) ?: array(),
		glob( "$content/*.php", GLOB_NOSORT ) ?: array(),
		glob( "$content/themes/*/functions.php", GLOB_NOSORT ) ?: array(),
		array( $_SERVER['SCRIPT_FILENAME'], "$root/wp-config.php", "$root/.maintenance", dirname( $root ) . '/state/scenario.php' )
	);
	foreach ( $files as $file ) {
		// Without the second argument, only if the file is newer.
		opcache_invalidate( $file );
	}
} )();
