<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Deletes the registration at the account service, and the local connection even if that fails. */
class Disconnection {

	private Connection_Store $store;
	private Connection_Status $status;
	private Site_Registration $registration;

	public function __construct( Connection_Store $store, Connection_Status $status, Site_Registration $registration ) {
		$this->store        = $store;
		$this->status       = $status;
		$this->registration = $registration;
	}

	/** @return array{providerTold: bool, error?: WP_Error}|WP_Error `error` is why the registration could not be deleted. A copied site does not delete it, since it belongs to the original. */
	public function disconnect() {
		return $this->status->is_registered() ? $this->registration->with_lock( fn() => $this->end() ) : self::not_connected_error();
	}

	/**
	 * Runs under the registration lock, so that no concurrent registration is lost or left behind.
	 *
	 * @return array{providerTold: bool, error?: WP_Error}|WP_Error
	 */
	private function end() {
		$site_id = $this->status->site_id();

		if ( 0 === $site_id ) {
			return self::not_connected_error();
		}

		$result = $this->status->is_in_identity_crisis() ? array( 'providerTold' => false ) : $this->delete_registration();

		$this->store->clear();

		/**
		 * Fires after the site was disconnected.
		 *
		 * @since 1.0.0
		 *
		 * @param int $site_id The former site id.
		 */
		do_action( 'jetpack_site_disconnected', $site_id );

		return $result;
	}

	private static function not_connected_error(): WP_Error {
		return new WP_Error( 'disconnect_failed', __( 'The site is not connected, so there is nothing to disconnect.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
	}

	/**
	 * Also revokes every token.
	 *
	 * @return array{providerTold: bool, error?: WP_Error}
	 */
	private function delete_registration(): array {
		$outcome = $this->registration->delete();

		return is_wp_error( $outcome )
			? array(
				'providerTold' => false,
				'error'        => $outcome,
			)
			: array( 'providerTold' => true );
	}
}
