<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The three ways to resolve an identity crisis. Until then, Client sends nothing: a copied site has the original's credentials and
 * would overwrite its data.
 */
class Identity_Crisis {

	private Connection_Store $store;
	private Connection_Status $status;
	private Site_Registration $registration;
	private Authorization $authorization;
	private Client $client;

	public function __construct( Connection_Store $store, Connection_Status $status, Site_Registration $registration, Authorization $authorization, Client $client ) {
		$this->store         = $store;
		$this->status        = $status;
		$this->registration  = $registration;
		$this->authorization = $authorization;
		$this->client        = $client;
	}

	public function is_active(): bool {
		return $this->status->is_in_identity_crisis();
	}

	/** Whether a manager confirmed safe mode for this URL. A copy of the copy is asked again. */
	public function is_safe_mode_confirmed(): bool {
		$url = $this->store->safe_mode_url();

		return $this->is_active() && '' !== $url && Connection_Status::is_same_site( $url, Connection_Status::current_url() );
	}

	/** @return array{registered: string, current: string} */
	public function urls(): array {
		return array(
			'registered' => $this->store->registered_url(),
			'current'    => Connection_Status::current_url(),
		);
	}

	/**
	 * Stay in safe mode: no requests to the provider.
	 *
	 * @return true|WP_Error
	 */
	public function confirm_safe_mode() {
		if ( ! $this->is_active() ) {
			return new WP_Error( 'error_setting_jetpack_safe_mode', __( 'The site’s address has not changed since it was connected, so it doesn’t need safe mode.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$this->store->set_safe_mode_url( Connection_Status::current_url() );

		return true;
	}

	/**
	 * The site has moved: updates the registered URL. A no-op if it is the same.
	 *
	 * @return true|WP_Error
	 */
	public function migrate() {
		return $this->is_active() ? $this->client->while_resolving_crisis( fn() => $this->registration->update_url() ) : true;
	}

	/**
	 * A new site: registers it again, and leaves the original's registration alone.
	 *
	 * @param string $redirect Admin-relative URL to go to afterwards; '' for the dashboard.
	 * @return string|WP_Error URL to link an account.
	 */
	public function start_fresh( string $redirect = '' ) {
		if ( $this->is_active() ) {
			$result = $this->client->while_resolving_crisis( fn() => $this->registration->replace_registration( false ) );

			if ( is_wp_error( $result ) ) {
				return $result;
			}
		}

		return $this->authorization->url( get_current_user_id(), $redirect );
	}
}
