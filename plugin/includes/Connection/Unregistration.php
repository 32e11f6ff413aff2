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
 * Deletes registrations at the account service while the plugin is uninstalled, so that every token ends there too (RFC 7592).
 *
 * Best effort: an account service that is slow or down must not keep the plugin on the site.
 */
final class Unregistration {

	/** How long one site may take. */
	private const SITE_S = 3.0;

	/** How long all sites of a network may take together. */
	private const TOTAL_S = 10.0;

	/** Less than this is not worth a call. */
	private const MIN_CALL_S = 1.0;

	/** Seconds that are left. */
	private float $left_s;

	/** @param float $total_s Seconds for all calls of run() together. */
	public function __construct( float $total_s = self::TOTAL_S ) {
		$this->left_s = $total_s;
	}

	/** Deletes the current site's registration, if it has one and there is time. A copy of a site deletes nothing: the registration is the original's. */
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
		} catch ( Throwable $error ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement.DetectedCatch -- Another plugin's filter may throw; uninstalling goes on.
		}

		$this->left_s -= ( hrtime( true ) - $start ) / 1e9;
	}
}
