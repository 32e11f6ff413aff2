<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Registration_Endpoint;
use Throwable;

/**
 * Deletes registrations at the account service when the plugin is uninstalled, which also revokes every token (RFC 7592). Best effort:
 * a slow or failing service must not block uninstalling.
 */
final class Unregistration {

	/** Time limit per site. */
	private const SITE_S = 3.0;

	/** Time limit for a whole network. */
	private const TOTAL_S = 10.0;

	/** Minimum time left to start a request. */
	private const MIN_CALL_S = 1.0;

	private float $left_s;

	/** @param float $total_s Time limit of run(). */
	public function __construct( float $total_s = self::TOTAL_S ) {
		$this->left_s = $total_s;
	}

	/** Skips copied sites, whose registration belongs to the original. */
	public function run(): void {
		$limit_s = min( self::SITE_S, $this->left_s );

		if ( $limit_s < self::MIN_CALL_S ) {
			return;
		}

		$start = hrtime( true );

		try {
			$services = new Container();

			if ( $services->get( Connection_Status::class )->is_registered() ) {
				$services->get( Client::class )->within( $limit_s, static fn() => $services->get( Registration_Endpoint::class )->delete( $services->get( Connection_Store::class )->credentials() ) );
			}
		} catch ( Throwable $error ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement.DetectedCatch -- Another plugin's filter may throw; uninstalling continues.
		}

		$this->left_s -= ( hrtime( true ) - $start ) / 1e9;
	}
}
