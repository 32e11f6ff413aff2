<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The disk of the backup folder has no room for more. */
final class Disk_Full extends Backup_Error {

	public function __construct() {
		/* translators: %s: size, such as '16 MB'. */
		parent::__construct( sprintf( __( 'The backup didn’t fit: the disk would have less than %s left. Delete files or old backups, or keep fewer of them, and try again.', 'jetpack-dashboard' ), size_format( Pieces::RESERVE ) ) );
	}
}
