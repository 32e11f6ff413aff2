<?php
/**
 * Writes the files that are generated from PHP declarations. Part of `npm run docs:tables`.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

require_once __DIR__ . '/module-files.php';
require_once __DIR__ . '/part-files.php';
require_once __DIR__ . '/settings-files.php';

foreach ( array( Module_Files::class, Part_Files::class, Settings_Files::class ) as $files ) {
	foreach ( $files::all() as $path => $contents ) {
		file_put_contents( dirname( __DIR__ ) . '/' . $path, $contents );
	}
}
