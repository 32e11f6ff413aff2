<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps two requests from writing the same setting at once, so that nothing is stored between a request's check of a value and
 * its own write. Each setting has its own lock: requests for different settings don't wait for each other.
 */
class Settings_Lock {

	/** Longer than a save takes, the provider's answer included; it only matters after a crash. */
	private const LIFETIME_S = 30;

	/** How long a request waits for the others. */
	private const WAIT_S = 10;

	/** Bounds of the pause between two tries, in microseconds. */
	private const MIN_PAUSE_US = 10000;
	private const MAX_PAUSE_US = 40000;

	private Lock $lock;

	public function __construct( Lock $lock ) {
		$this->lock = $lock;
	}

	/**
	 * Runs work while no other request can write these settings.
	 *
	 * @param string[] $keys
	 * @param callable $work Must read the settings itself: cached values may be out of date by then.
	 * @return mixed|WP_Error What the work returns; settings_busy (503) when the lock could not be had.
	 */
	public function run( array $keys, callable $work ) {
		// The same order in every request, so that no two wait for each other.
		sort( $keys );
		$until = microtime( true ) + self::WAIT_S;
		$held  = array();

		// A fatal error skips `finally`.
		$release = function () use ( &$held ): void {
			array_map( array( $this->lock, 'release' ), $held );
			$held = array();
		};
		register_shutdown_function( $release );

		try {
			foreach ( $keys as $key ) {
				$name = "setting_$key";
				while ( ! $this->lock->acquire( $name, self::LIFETIME_S ) ) {
					if ( microtime( true ) > $until ) {
						return new WP_Error(
							'settings_busy',
							sprintf(
								/* translators: %d: number of seconds. */
								__( 'This setting is being saved by another request. Try again in %d seconds.', 'jetpack-dashboard' ),
								self::LIFETIME_S
							),
							array(
								'status'     => 503,
								'retryAfter' => self::LIFETIME_S,
							)
						);
					}
					usleep( wp_rand( self::MIN_PAUSE_US, self::MAX_PAUSE_US ) );
				}
				$held[] = $name;
			}

			return $work();
		} finally {
			$release();
		}
	}
}
