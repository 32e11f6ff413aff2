<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Where the next row of a table in a backup begins. */
final class Table_Position {

	/** Number of the piece, from 0. */
	public int $piece;

	/** Bytes before the row in that piece. A row may end in a later one. */
	public int $offset;

	/** Rows before it. */
	public int $rows;

	public function __construct( int $piece = 0, int $offset = 0, int $rows = 0 ) {
		$this->piece  = $piece;
		$this->offset = $offset;
		$this->rows   = $rows;
	}

	public function reset(): void {
		$this->piece  = 0;
		$this->offset = 0;
		$this->rows   = 0;
	}
}
