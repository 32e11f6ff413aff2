<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the test of the stored provider: one at a time, and a limited number per minute, since each sends requests to somebody's server.
 *
 * @phpstan-import-type Step from Sign_On_Test
 */
class Sign_On_Test_Run {

	private const NAME       = 'sso_test';
	private const PER_MINUTE = 10;

	/** Three requests with their time limit, and looking up their names. */
	private const LOCK_S = 45;

	private Own_Provider_Store $store;
	private Sign_On_Test $test;
	private Lock $lock;
	private Rate_Limiter $limiter;

	public function __construct( Own_Provider_Store $store, Sign_On_Test $test, Lock $lock, Rate_Limiter $limiter ) {
		$this->store   = $store;
		$this->test    = $test;
		$this->lock    = $lock;
		$this->limiter = $limiter;
	}

	/** @return array<int, Step>|WP_Error no_identity_provider (404), too_many_tests (429), test_running (409), storage_failed (500). */
	public function start() {
		$provider = $this->store->get();
		if ( ! $provider ) {
			return new WP_Error( 'no_identity_provider', __( 'There is no identity provider yet.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}

		try {
			if ( $this->limiter->hit( self::NAME, 'site', MINUTE_IN_SECONDS ) > self::PER_MINUTE ) {
				return new WP_Error( 'too_many_tests', __( 'Too many tests. Try again in a minute.', 'jetpack-dashboard' ), array( 'status' => 429 ) );
			}
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'storage_failed', __( 'The database could not be written.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}
		if ( ! $this->lock->acquire( self::NAME, self::LOCK_S ) ) {
			return new WP_Error( 'test_running', __( 'Another test is running. Try again in a minute.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
		}

		try {
			return $this->test->run( $provider );
		} finally {
			$this->lock->release( self::NAME );
		}
	}
}
