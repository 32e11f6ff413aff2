<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Activity\Activity_Log;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Event;

defined( 'ABSPATH' ) || exit;

/** Entries of the activity log. */
class Scan_Log {

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/** @param array{threats: int, weaknesses: int, ignored: int} $counts */
	public function finished( array $counts, int $files ): void {
		$this->log->add(
			( new Event( Entry::SCAN, 'finished' ) )->changed(
				null,
				array(
					'threats' => $counts['threats'],
					'weak'    => $counts['weaknesses'],
					'files'   => $files,
				)
			)
		);
	}

	/**
	 * @param string $action An action of Activity_Texts.
	 * @param string $code   Of the threat; '' if there may be several.
	 */
	public function handled( string $action, string $kind, string $place, string $code = '' ): void {
		// The log has more readers in a network: see Scan_Access.
		$label = is_multisite() || Threat::POST === $kind ? '' : $place;
		$this->log->add( ( new Event( Entry::SCAN, $action ) )->about( $code, $label )->changed( null, '' === $code ? null : array( 'threat' => Threat_Texts::title( $code ) ) ) );
	}

	/** The address may contain a key, so it isn't logged. */
	public function feed_set( bool $is_on ): void {
		$this->log->add( new Event( Entry::SCAN, $is_on ? 'list-set' : 'list-removed' ) );
	}
}
