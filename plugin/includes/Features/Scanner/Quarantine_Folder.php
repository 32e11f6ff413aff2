<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Private_Folder;

defined( 'ABSPATH' ) || exit;

/** The folder of deleted files. */
final class Quarantine_Folder extends Private_Folder {

	private const OPTION = 'jetpack_dashboard_scan_quarantine';

	public function __construct() {
		parent::__construct( self::OPTION, 'jetpack-quarantine', 'Files that the scanner of Jetpack Dashboard has moved away.' );
	}

	/** @return string '' if it can't be created. A site that was moved to another server gets a new one. */
	public function ready(): string {
		$folder = $this->prepared();
		if ( '' !== $folder || file_exists( $this->path() ) ) {
			return $folder;
		}
		delete_option( self::OPTION );

		return $this->prepared();
	}
}
