<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** The notifications that a backup, or a copy of one, failed. */
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
		$copies = $this->report->copies();
		$notes  = array();
		if ( $report['failed_at'] > $since ) {
			/* translators: %s: why. */
			$notes[] = self::note( $report['is_partly_restored'] ? $report['error'] : sprintf( __( 'The backup of your site failed: %s', 'jetpack-dashboard' ), $report['error'] ), $report['failed_at'] );
		}
		if ( $copies['failed_at'] > $since ) {
			/* translators: %s: why. */
			$notes[] = self::note( sprintf( __( 'Backups can’t be copied to the storage: %s', 'jetpack-dashboard' ), $copies['error'] ), $copies['failed_at'] );
		}

		return array_slice( $notes, 0, max( 0, $limit ) );
	}

	private static function note( string $text, int $time ): Note {
		return new Note( $text, Subpage::url( Backups_Page::SLUG ), $time );
	}
}
