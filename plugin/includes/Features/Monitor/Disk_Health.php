<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether the disk with WordPress's content has space left, and whether the last self-check could store a file: PHP can't see quotas. */
final class Disk_Health implements Health_Test {

	public const ID = 'disk-space';

	private const LIMIT = 500 * 1048576;

	/** Below this part of the limit, uploads and updates fail. */
	private const CRITICAL_PART = 5;

	/** On a network: below these parts of the space that a site may use, it is running out, and almost used up. */
	private const SPACE_SOON_PART     = 10;
	private const SPACE_CRITICAL_PART = 50;

	/** Severity of a disk that stores nothing: worse than one that is almost full. */
	private const FULL = 3;

	private Server_Facts $server;

	public function __construct( Server_Facts $server ) {
		$this->server = $server;
	}

	public function label(): string {
		return __( 'Disk space', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return Self_Check_Log::can_store() !== null || null !== $this->server->free_bytes( WP_CONTENT_DIR ) || null !== $this->server->upload_space();
	}

	public function run(): Finding {
		$todo = __( 'Delete files that you don’t need, such as old backups and logs, or ask your hosting provider for more space.', 'jetpack-dashboard' );
		if ( false === Self_Check_Log::can_store() ) {
			return Finding::critical( __( 'No more files can be stored', 'jetpack-dashboard' ), __( 'The last self-check could not write a file of 4 KB to the uploads folder: the disk or the quota of your hosting account is full. Uploads and updates fail.', 'jetpack-dashboard' ), $todo )->with_severity( self::FULL );
		}
		$space = $this->server->upload_space();
		if ( $space && $space['left'] < $space['allowed'] / self::SPACE_SOON_PART ) {
			return self::upload_space( $space );
		}
		$free = $this->server->free_bytes( WP_CONTENT_DIR );
		if ( null === $free ) {
			return Finding::good( __( 'Files can be stored', 'jetpack-dashboard' ), __( 'Your hosting provider doesn’t let WordPress see how much space is left.', 'jetpack-dashboard' ) );
		}
		/**
		 * Filters from how many free bytes on the disk are too few.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes 500 MB by default. From a fifth of it, the problem counts as critical.
		 */
		$limit = max( 0, (int) apply_filters( 'jetpack_dashboard_disk_space_limit', self::LIMIT ) );
		/* translators: %s: a size, such as "320 MB". */
		$left = sprintf( __( '%s are free on the server’s disk. The quota of your hosting account may be smaller: WordPress can’t see it.', 'jetpack-dashboard' ), size_format( (int) $free ) ?: '0 B' );

		if ( $free >= $limit ) {
			return Finding::good( __( 'There is enough disk space', 'jetpack-dashboard' ), $left );
		}
		$why = $left . ' ' . __( 'When the disk is full, WordPress can’t store uploads and updates, and the database may stop.', 'jetpack-dashboard' );

		return $free < $limit / self::CRITICAL_PART
			? Finding::critical( __( 'The disk is almost full', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'Disk space is running out', 'jetpack-dashboard' ), $why, $todo );
	}

	/** @param array{left: int, allowed: int} $space */
	private static function upload_space( array $space ): Finding {
		/* translators: 1: a size, such as "8 MB". 2: a size, such as "100 MB". */
		$why  = sprintf( __( '%1$s of the %2$s that this site may use for uploads are left. When they are used up, no more files can be uploaded.', 'jetpack-dashboard' ), size_format( $space['left'] ) ?: '0 B', size_format( $space['allowed'] ) );
		$todo = __( 'Delete media that you don’t need, or ask the administrator of the network for more space.', 'jetpack-dashboard' );

		return $space['left'] < $space['allowed'] / self::SPACE_CRITICAL_PART
			? Finding::critical( __( 'The space for uploads is almost used up', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'The space for uploads is running out', 'jetpack-dashboard' ), $why, $todo );
	}
}
