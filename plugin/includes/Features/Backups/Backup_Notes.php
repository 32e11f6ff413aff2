<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** The notification that a backup failed. */
final class Backup_Notes implements Note_Source {

	public const ID = 'backups';

	private Backups_Report $report;

	public function __construct( Backups_Report $report ) {
		$this->report = $report;
	}

	public function capability(): string {
		return Backups_Controller::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		$report = $this->report->get();
		if ( $limit < 1 || $report['failed_at'] <= $since ) {
			return array();
		}

		return array(
			new Note(
				/* translators: %s: why. */
				$report['is_partly_restored'] ? $report['error'] : sprintf( __( 'The backup of your site failed: %s', 'jetpack-dashboard' ), $report['error'] ),
				Subpage::url( Backups_Page::SLUG ),
				$report['failed_at']
			),
		);
	}
}
