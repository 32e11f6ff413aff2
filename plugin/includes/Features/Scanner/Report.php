<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The state of the scan, and how much was found. */
class Report {

	private Threats $threats;

	public function __construct( Threats $threats ) {
		$this->threats = $threats;
	}

	/**
	 * Times are Unix times, 0 if there was none. `files` are those that the running or the last scan has checked, `expected_files` those of
	 * the scan before, `unreadable` those that couldn't be read.
	 *
	 * @return array{is_running: bool, started_at: int, finished_at: int, files: int, expected_files: int, read: int, unreadable: int, has_core_list: bool, cpu_ms: int, threats: int, weaknesses: int, ignored: int}
	 * @throws Storage_Error
	 */
	public function get(): array {
		$state = Scan_State::load();

		return array(
			'is_running'     => $state->is_running,
			'started_at'     => $state->started_at,
			'finished_at'    => $state->finished_at,
			'files'          => $state->files,
			'expected_files' => $state->last_files,
			'read'           => $state->read,
			'unreadable'     => $state->unreadable,
			'has_core_list'  => $state->has_core_list,
			'cpu_ms'         => $state->cpu_ms,
		) + $this->threats->counts();
	}
}
