<?php
/**
 * Lets tests say how much of the disk is free: pieces ask for it without a leading backslash.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

/** Bytes; null for what PHP says. A test sets it in setUp(). */
$GLOBALS['test_free_space'] = null;

/** @return float|false */
function disk_free_space( string $folder ) {
	return $GLOBALS['test_free_space'] ?? \disk_free_space( $folder );
}
