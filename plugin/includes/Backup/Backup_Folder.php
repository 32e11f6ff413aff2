<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Private_Folder;

defined( 'ABSPATH' ) || exit;

/** The folder of the backups. */
final class Backup_Folder extends Private_Folder {

	public const OPTION = 'jetpack_dashboard_backup_folder';

	public function __construct() {
		parent::__construct( self::OPTION, 'jetpack-backups', 'Backups.' );
	}

	/** @throws Backup_Error */
	public function prepare(): string {
		$folder = $this->prepared();
		if ( '' === $folder ) {
			throw new Backup_Error( __( 'The backup folder could not be created, or is not writable.', 'jetpack-dashboard' ) );
		}

		return $folder;
	}
}
