<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Prevents concurrent writes of the same setting, so that a check of its value stays valid until the write. One lock per setting. */
class Settings_Lock {

	/** Longer than saving takes, including requests to the provider. Only matters after a crash. */
	private const LIFETIME_S = 30;

	private const WAIT_S = 10;

	/** Bounds of the random pause between attempts. */
	private const MIN_PAUSE_US = 10000;
	private const MAX_PAUSE_US = 40000;

	private Lock $lock;

	public function __construct( Lock $lock ) {
		$this->lock = $lock;
	}

	/**
	 * @param string[] $keys
	 * @param callable $work Must read settings itself, since cached values may be stale.
	 * @return mixed|WP_Error The result of work, or settings_busy (503).
	 */
	public function run( array $keys, callable $work ) {
		// In the same order in every request, to avoid deadlocks.
		sort( $keys );
		$until    = microtime( true ) + self::WAIT_S;
		$acquired = array();

		// Fatal errors skip `finally`.
		$release = function () use ( &$acquired ): void {
			array_map( array( $this->lock, 'release' ), $acquired );
			$acquired = array();
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
				$acquired[] = $name;
			}

			return $work();
		} finally {
			$release();
		}
	}
}
