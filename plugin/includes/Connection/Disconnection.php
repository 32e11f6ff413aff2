<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Deletes the registration at the account service, and forgets the connection whether that worked or not. */
class Disconnection {

	private Connection_Store $store;
	private Connection_Status $status;
	private Site_Registration $registration;

	public function __construct( Connection_Store $store, Connection_Status $status, Site_Registration $registration ) {
		$this->store        = $store;
		$this->status       = $status;
		$this->registration = $registration;
	}

	/**
	 * Disconnects the site and everybody on it.
	 *
	 * @return array{providerTold: bool, error?: WP_Error}|WP_Error The error of the array is why the service was not told; a copy of a site doesn't tell it, since the registration is the original's.
	 */
	public function disconnect() {
		return $this->status->is_registered() ? $this->registration->with_lock( fn() => $this->end() ) : self::not_connected_error();
	}

	/**
	 * Disconnects while no other request makes a registration, which would be forgotten unused, or would outlive this.
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
		 * The site has been disconnected from the account service.
		 *
		 * @param int $site_id The id that it had there.
		 */
		do_action( 'jetpack_site_disconnected', $site_id );

		return $result;
	}

	/** The error of a site that is not connected. */
	private static function not_connected_error(): WP_Error {
		return new WP_Error( 'disconnect_failed', __( 'The site is not connected, so there is nothing to disconnect.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
	}

	/**
	 * Deletes the registration at the service, with it every token.
	 *
	 * @return array{providerTold: bool, error?: WP_Error}
	 */
	private function delete_registration(): array {
		$told = $this->registration->delete();

		return is_wp_error( $told )
			? array(
				'providerTold' => false,
				'error'        => $told,
			)
			: array( 'providerTold' => true );
	}
}
