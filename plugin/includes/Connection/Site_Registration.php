<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Registration_Endpoint;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Provider\Time_Budget;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates and deletes the registration (RFC 7591, RFC 7592). On failure the stored registration stays as it was, so that the
 * call can be retried.
 */
class Site_Registration {

	public const TERMS_OPTION = 'jetpack_dashboard_tos_agreed';

	private const LOCK   = 'registration';
	private const LOCK_S = 20;
	private const WAIT_S = 3;

	private Connection_Store $store;
	private Connection_Status $status;
	private Registration_Endpoint $endpoint;
	private Site_Api $api;
	private Lock $lock;
	private Time_Budget $budget;

	public function __construct( Connection_Store $store, Connection_Status $status, Registration_Endpoint $endpoint, Site_Api $api, Lock $lock, Time_Budget $budget ) {
		$this->store    = $store;
		$this->status   = $status;
		$this->endpoint = $endpoint;
		$this->api      = $api;
		$this->lock     = $lock;
		$this->budget   = $budget;
	}

	/**
	 * A no-op if the site is registered.
	 *
	 * @return true|WP_Error
	 */
	public function register() {
		if ( $this->status->is_registered() ) {
			return true;
		}

		$result = $this->try_with_lock( fn() => $this->status->is_registered() ? true : $this->replace() );

		if ( null !== $result ) {
			return $result;
		}

		return $this->status->is_registered() ? true : $this->in_progress();
	}

	/**
	 * Registers the site again. Users' links belong to the old registration and are lost.
	 *
	 * @param bool $deletes_old Whether to delete the old registration at the service. Never for a copied site, since it belongs to the original.
	 * @return true|WP_Error
	 */
	public function replace_registration( bool $deletes_old ) {
		return $this->with_lock(
			function () use ( $deletes_old ) {
				$old    = $this->store->credentials();
				$result = $this->replace();

				// On failure the service keeps an unused registration.
				if ( true === $result && $deletes_old ) {
					$this->endpoint->delete( $old );
				}

				return $result;
			}
		);
	}

	/**
	 * Sends the site's current URL to the service.
	 *
	 * @return true|WP_Error
	 */
	public function update_url() {
		return $this->with_lock( fn() => $this->update_registration() );
	}

	/**
	 * Deletes the registration at the service only.
	 *
	 * @return true|WP_Error
	 */
	public function delete() {
		return $this->endpoint->delete( $this->store->credentials() );
	}

	/**
	 * Creates a registration and replaces the stored one.
	 *
	 * @return true|WP_Error
	 */
	private function replace() {
		/**
		 * Filters whether the site may be registered.
		 *
		 * @since 1.0.0
		 *
		 * @param WP_Error|null $error Return an error to prevent it.
		 */
		$objection = apply_filters( 'jetpack_pre_register', null );

		if ( is_wp_error( $objection ) ) {
			return $objection;
		}

		// Connecting means accepting the terms, even if the connection fails.
		update_option( self::TERMS_OPTION, true, false );

		$registration = $this->endpoint->create();

		return is_wp_error( $registration ) ? $registration : $this->store( $registration['site_id'], $registration['credentials'] );
	}

	/**
	 * @param array<string, string> $credentials
	 * @return true|WP_Error
	 */
	private function store( int $site_id, array $credentials ) {
		$this->store->clear();
		$this->store->save_site( $site_id, Connection_Status::current_url(), $credentials );
		$this->store->reload();

		if ( $this->store->credentials() !== $credentials || $this->store->site_id() !== $site_id ) {
			$this->store->clear();
			$this->endpoint->delete( $credentials );

			return new WP_Error( 'cannot_save_secrets', __( 'The site could not save the connection. Check that its database is writable, then try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}

		/**
		 * Fires after the site was registered.
		 *
		 * @since 1.0.0
		 *
		 * @param int $site_id
		 */
		do_action( 'jetpack_site_registered', $site_id );

		return true;
	}

	/** @return true|WP_Error */
	private function update_registration() {
		$credentials = $this->endpoint->update( $this->store->credentials() );

		if ( ! is_wp_error( $credentials ) ) {
			$this->store->save_credentials( $credentials );
		} elseif ( ! in_array( Failure::http_code( $credentials ), array( 401, 403 ), true ) || ! $this->is_url_updated() ) {
			return $credentials;
		}

		$this->store->save_registered_url( Connection_Status::current_url() );

		return true;
	}

	/** Whether the service has the new URL: an earlier update may have succeeded although its response, with the new token, was lost. */
	private function is_url_updated(): bool {
		$site = $this->api->get( 'sites/{id}' );
		$url  = is_array( $site ) ? $site['URL'] ?? null : null;

		return is_string( $url ) && Connection_Status::is_same_site( $url, Connection_Status::current_url() );
	}

	/**
	 * Runs work while no other request changes the registration.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T|WP_Error registration_in_progress (409) if the lock is taken.
	 */
	public function with_lock( callable $work ) {
		return $this->try_with_lock( $work ) ?? $this->in_progress();
	}

	/**
	 * @param callable(): T $work
	 * @template T
	 * @return T|null Null if another request has held the lock for too long.
	 */
	private function try_with_lock( callable $work ) {
		if ( $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			try {
				$this->store->reload();

				return $work();
			} finally {
				$this->lock->release( self::LOCK );
			}
		}

		for ( $quarter = 0; $quarter < 4 * self::WAIT_S; $quarter++ ) {
			if ( ! $this->budget->pause( 250000 ) ) {
				break;
			}

			if ( $this->lock->acquire( self::LOCK, 1 ) ) {
				$this->lock->release( self::LOCK );
				break;
			}
		}

		$this->store->reload();

		return null;
	}

	private function in_progress(): WP_Error {
		return new WP_Error( 'registration_in_progress', __( 'Another request is changing the site’s connection. Wait a moment, then try again.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
	}
}
