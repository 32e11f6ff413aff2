<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** The notification that a scan found threats. */
final class Scan_Notes implements Note_Source {

	public const ID = 'scan';

	private Threats $threats;

	public function __construct( Threats $threats ) {
		$this->threats = $threats;
	}

	public function capability(): string {
		return Scan_Access::capability();
	}

	public function newest( int $since, int $limit ): array {
		$time  = Scan_State::load()->finished_at;
		$count = $time <= $since || $limit < 1 ? 0 : $this->threats->count_since( $since );

		return 0 === $count ? array() : array(
			new Note(
				/* translators: %s: number of threats. */
				sprintf( _n( 'The scan found %s new threat', 'The scan found %s new threats', $count, 'jetpack-dashboard' ), number_format_i18n( $count ) ),
				Subpage::url( Scan_Page::SLUG ),
				$time
			),
		);
	}
}
