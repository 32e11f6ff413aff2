<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** A failed database statement, with the database's message and error code (0 if unknown). The message may be in any language. */
final class Storage_Error extends \RuntimeException {

	/**
	 * MySQL and MariaDB: too many connections, record changed, lock wait timeout, deadlock, interrupted, statement timeout (two codes),
	 * server gone, connection lost.
	 */
	private const BUSY = array( 1040, 1020, 1205, 1213, 1317, 1969, 3024, 2006, 2013 );

	private const NO_SUCH_TABLE  = 1146;
	private const UNKNOWN_COLUMN = 1054;

	/** Whether a retry may help. */
	public function is_busy(): bool {
		return in_array( $this->getCode(), self::BUSY, true )
			|| 1 === preg_match( '/deadlock|lock wait|is locked|record has changed/i', $this->getMessage() );
	}

	/** Whether a table or column is missing: the module was enabled without activation, or tables are from a backup or an older version. */
	public function is_missing_table(): bool {
		return in_array( $this->getCode(), array( self::NO_SUCH_TABLE, self::UNKNOWN_COLUMN ), true )
			|| 1 === preg_match( '/doesn\'t exist|no such (table|column)|has no column named|unknown column/i', $this->getMessage() );
	}
}
