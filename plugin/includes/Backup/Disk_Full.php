<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The disk of the backup folder has no room for more. */
final class Disk_Full extends Backup_Error {

	/** @param string $text Why; '' if the disk became too full while a backup was stored. */
	public function __construct( string $text = '' ) {
		/* translators: %s: size, such as '16 MB'. */
		parent::__construct( '' !== $text ? $text : sprintf( __( 'The backup didn’t fit: the disk would have less than %s left. Delete files or old backups, or keep fewer of them, and try again.', 'jetpack-dashboard' ), size_format( Pieces::RESERVE ) ) );
	}

	/**
	 * Before anything is stored.
	 *
	 * @param int   $needed Bytes.
	 * @param float $free   Bytes, without the reserve.
	 */
	public static function for_estimate( int $needed, float $free ): self {
		/* translators: 1: size, such as '2 GB'. 2: size. */
		return new self( sprintf( __( 'The disk has too little space, so nothing was stored: the backup needs about %1$s, and %2$s can be used. Delete files or old backups, or keep fewer of them, and try again.', 'jetpack-dashboard' ), size_format( $needed ), size_format( (int) $free ) ?: '0 B' ) );
	}
}
