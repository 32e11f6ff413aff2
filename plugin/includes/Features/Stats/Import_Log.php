<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Activity\Activity_Log;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Event;

defined( 'ABSPATH' ) || exit;

/** Entries of the activity log. An import or undo is logged when it starts, by the user who starts it. */
class Import_Log {

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	public function started( Import_State $state ): void {
		$this->add( $state->is_undo ? 'undone' : 'started', $state, array( 'rows' => $state->rows ) );
	}

	public function failed( Import_State $state ): void {
		$this->add( 'failed', $state, array( 'error' => Import_Job::failed( $state )->get_error_message() ) );
	}

	/** @param array<string, int|string> $details */
	private function add( string $action, Import_State $state, array $details ): void {
		$this->log->add( ( new Event( Entry::IMPORT, $action ) )->about( $state->batch, $state->source )->changed( null, $details ) );
	}
}
