<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether the disk with WordPress's content has space left. */
final class Disk_Health implements Health_Test {

	public const ID = 'disk-space';

	private const LIMIT = 500 * 1048576;

	/** Below this part of the limit, uploads and updates fail. */
	private const CRITICAL_PART = 5;

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
		return null !== $this->server->free_bytes( WP_CONTENT_DIR );
	}

	public function run(): Finding {
		$free = (float) $this->server->free_bytes( WP_CONTENT_DIR );
		/**
		 * Filters from how many free bytes on the disk are too few.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes 500 MB by default. From a fifth of it, the problem counts as critical.
		 */
		$limit = max( 0, (int) apply_filters( 'jetpack_dashboard_disk_space_limit', self::LIMIT ) );
		/* translators: %s: a size, such as "320 MB". */
		$left = sprintf( __( '%s are free on the disk with this site’s files.', 'jetpack-dashboard' ), (string) size_format( (int) $free ) );

		if ( $free >= $limit ) {
			return Finding::good( __( 'There is enough disk space', 'jetpack-dashboard' ), $left );
		}
		$why  = $left . ' ' . __( 'When the disk is full, WordPress can’t store uploads and updates, and the database may stop.', 'jetpack-dashboard' );
		$todo = __( 'Delete files that you don’t need, such as old backups and logs, or ask your hosting provider for more space.', 'jetpack-dashboard' );

		return $free < $limit / self::CRITICAL_PART
			? Finding::critical( __( 'The disk is almost full', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'Disk space is running out', 'jetpack-dashboard' ), $why, $todo );
	}
}
