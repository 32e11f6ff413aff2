<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** The size of the copies and its limit, and why none can be made or used. Written by cron. */
final class Usage {

	public const OPTION = 'jetpack_dashboard_static_copies';

	/** Setting: the limit in megabytes. */
	public const LIMIT = 'photon_cdn_limit';

	public const LIMITS = array( '20mb', '5mb', '10mb', '50mb', '100mb' );

	/** Why no copies are made or used. */
	public const LIMIT_REACHED = 'limit';
	public const DISK_FULL     = 'disk-full';
	public const UNWRITABLE    = 'unwritable';
	public const UNREACHABLE   = 'unreachable';

	/** @param array{files: int, bytes: int, used_bytes: int, is_cached: bool, problem: string} $figures */
	public static function store( array $figures ): void {
		update_option( self::OPTION, $figures, false );
	}

	/** @return array{files: int, bytes: int, used_bytes: int, is_cached: bool, problem: string} Files and their bytes in use, bytes of all copies. */
	public static function stored(): array {
		$stored = (array) get_option( self::OPTION, array() );

		return array(
			'files'      => (int) ( $stored['files'] ?? 0 ),
			'bytes'      => (int) ( $stored['bytes'] ?? 0 ),
			'used_bytes' => (int) ( $stored['used_bytes'] ?? 0 ),
			'is_cached'  => ! empty( $stored['is_cached'] ),
			'problem'    => (string) ( $stored['problem'] ?? '' ),
		);
	}

	/** What the copies use and save, as a text for the settings. */
	public static function summary(): string {
		$figures = self::stored();
		$reasons = array(
			self::LIMIT_REACHED => __( 'No more copies are made because the limit is reached.', 'jetpack-dashboard' ),
			self::DISK_FULL     => __( 'No more copies are made because the disk is almost full.', 'jetpack-dashboard' ),
			self::UNWRITABLE    => __( 'No copies are made because WordPress can’t write to the uploads folder.', 'jetpack-dashboard' ),
			self::UNREACHABLE   => __( 'Copies aren’t used because this site could not load a test file from its uploads folder. Ask your host whether it blocks scripts and styles there.', 'jetpack-dashboard' ),
		);
		$size    = (string) size_format( $figures['used_bytes'] );

		if ( 0 === $figures['files'] ) {
			$used = '';
		} elseif ( self::UNREACHABLE !== $figures['problem'] && $figures['is_cached'] ) {
			$used = sprintf(
				/* translators: 1: number of files, 2: size such as "300 KB". */
				_n( 'Browsers keep %1$d script or style (%2$s) for a year and load it again only when it changes.', 'Browsers keep %1$d scripts and styles (%2$s) for a year and load them again only when they change.', $figures['files'], 'jetpack-dashboard' ),
				$figures['files'],
				$size
			);
		} else {
			/* translators: 1: number of files, 2: size such as "300 KB". */
			$used = sprintf( _n( '%1$d script or style has a copy (%2$s).', '%1$d scripts and styles have copies (%2$s).', $figures['files'], 'jetpack-dashboard' ), $figures['files'], $size );
			if ( '' === $figures['problem'] ) {
				$used .= ' ' . __( 'Your server doesn’t tell browsers to keep them for a year. The documentation has the setting for nginx.', 'jetpack-dashboard' );
			}
		}

		return trim( $used . ' ' . ( $reasons[ $figures['problem'] ] ?? '' ) );
	}

	/** @return array<string, string> By value of the setting. */
	public static function limit_labels(): array {
		$labels = array();
		foreach ( self::LIMITS as $limit ) {
			/* translators: %s: number of megabytes. */
			$labels[ $limit ] = sprintf( __( '%s MB', 'jetpack-dashboard' ), (string) (int) $limit );
		}

		return $labels;
	}
}
