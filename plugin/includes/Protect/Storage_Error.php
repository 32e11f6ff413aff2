<?php
/**
 * A query that failed.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Protect;

/**
 * Thrown by Database when a statement fails; its message is the database's.
 */
final class Storage_Error extends \RuntimeException {

	/**
	 * Whether trying again may help: a deadlock, or another request held the row for too long.
	 */
	public function is_busy(): bool {
		return 1 === preg_match( '/deadlock|lock wait|is locked|record has changed/i', $this->getMessage() );
	}

	/**
	 * Whether a table isn't there: the module was switched on without being activated, or a
	 * restored backup lacks it.
	 */
	public function is_missing_table(): bool {
		return 1 === preg_match( '/doesn\'t exist|no such table/i', $this->getMessage() );
	}
}
