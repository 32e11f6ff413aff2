<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown by Database when a statement fails; its message and its code are the database's. The code
 * is 0 where there is none; the message may be in any language that the server speaks.
 */
final class Storage_Error extends \RuntimeException {

	/**
	 * MySQL's and MariaDB's: too many connections, record changed, lock wait, deadlock, interrupted,
	 * took too long (either's number), and the server gone before or during a statement.
	 */
	private const BUSY = array( 1040, 1020, 1205, 1213, 1317, 1969, 3024, 2006, 2013 );

	private const NO_SUCH_TABLE  = 1146;
	private const UNKNOWN_COLUMN = 1054;

	/** Whether trying again may help: a deadlock, or another request held the row for too long. */
	public function is_busy(): bool {
		return in_array( $this->getCode(), self::BUSY, true )
			|| 1 === preg_match( '/deadlock|lock wait|is locked|record has changed/i', $this->getMessage() );
	}

	/**
	 * Whether a table isn't there, or lacks a column: the module was switched on without being
	 * activated, or a restored backup or an older version made the tables.
	 */
	public function is_missing_table(): bool {
		return in_array( $this->getCode(), array( self::NO_SUCH_TABLE, self::UNKNOWN_COLUMN ), true )
			|| 1 === preg_match( '/doesn\'t exist|no such (table|column)|has no column named|unknown column/i', $this->getMessage() );
	}
}
