<?php
/**
 * The site's registration at the account service.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

/**
 * Makes, moves and deletes it (RFC 7591, RFC 7592). Whatever fails leaves the stored registration as it was, so that it can be tried again.
 */
class Site_Registration {

	public const TERMS_OPTION = 'jetpack_dashboard_tos_agreed';

	private const LOCK    = 'registration';
	private const LOCK_S  = 20;
	private const WAIT_S  = 3;
	private const SECRETS = array( 'client_id', 'client_secret', 'registration_access_token', 'registration_client_uri' );

	/**
	 * What is stored.
	 *
	 * @var Connection_Store
	 */
	private $store;

	/**
	 * The state.
	 *
	 * @var Connection_Status
	 */
	private $status;

	/**
	 * Calls to the service.
	 *
	 * @var Client
	 */
	private $client;

	/**
	 * Where the service's endpoints are.
	 *
	 * @var Discovery
	 */
	private $discovery;

	/**
	 * The site API.
	 *
	 * @var Site_Api
	 */
	private $api;

	/**
	 * One at a time.
	 *
	 * @var Lock
	 */
	private $lock;

	/**
	 * What can go wrong.
	 *
	 * @var Failure
	 */
	private $failure;

	/**
	 * Takes its sources.
	 *
	 * @param Connection_Store  $store     What is stored.
	 * @param Connection_Status $status    The state.
	 * @param Client            $client    Calls to the service.
	 * @param Discovery         $discovery Where the service's endpoints are.
	 * @param Site_Api          $api       The site API.
	 * @param Lock              $lock      One at a time.
	 * @param Failure           $failure   What can go wrong.
	 */
	public function __construct( Connection_Store $store, Connection_Status $status, Client $client, Discovery $discovery, Site_Api $api, Lock $lock, Failure $failure ) {
		$this->store     = $store;
		$this->status    = $status;
		$this->client    = $client;
		$this->discovery = $discovery;
		$this->api       = $api;
		$this->lock      = $lock;
		$this->failure   = $failure;
	}

	/**
	 * Registers the site. If it is registered already, nothing happens.
	 *
	 * @return true|WP_Error
	 */
	public function register() {
		if ( $this->status->is_registered() ) {
			return true;
		}

		$result = $this->exclusively( fn() => $this->status->is_registered() ? true : $this->replace() );

		if ( null !== $result ) {
			return $result;
		}

		return $this->status->is_registered() ? true : $this->in_progress();
	}

	/**
	 * Registers the site though it is registered. Users' links go with the old registration.
	 *
	 * @param bool $deletes_old Whether the old one is deleted at the service. Never true for a copy of a site: the old one is the original's.
	 * @return true|WP_Error
	 */
	public function register_anew( bool $deletes_old ) {
		return $this->exclusively(
			function () use ( $deletes_old ) {
				$old    = $this->store->credentials();
				$result = $this->replace();

				// If that fails the service has one registration more, which nobody uses.
				if ( true === $result && $deletes_old ) {
					$this->delete_registration( $old );
				}

				return $result;
			}
		) ?? $this->in_progress();
	}

	/**
	 * Tells the service the URL that the site has now.
	 *
	 * @return true|WP_Error
	 */
	public function update_url() {
		return $this->exclusively( fn() => $this->move() ) ?? $this->in_progress();
	}

	/**
	 * Deletes the registration at the service. What the site remembers stays.
	 *
	 * @return true|WP_Error
	 */
	public function delete() {
		return $this->delete_registration( $this->store->credentials() );
	}

	/**
	 * Makes a registration and puts it in the place of the stored one, if there is one.
	 *
	 * @return true|WP_Error
	 */
	private function replace() {
		/**
		 * Filters whether the site may be registered.
		 *
		 * @param WP_Error|null $error An error keeps it from that.
		 */
		$objection = apply_filters( 'jetpack_pre_register', null );

		if ( is_wp_error( $objection ) ) {
			return $objection;
		}

		// Who sets up the connection has agreed, however it ends.
		update_option( self::TERMS_OPTION, true, false );

		$answer = $this->discovery->call( 'POST', 'registration_endpoint', array( 'json' => $this->metadata() ) );

		if ( is_wp_error( $answer ) ) {
			return Failure::of_step( $answer, 'register' );
		}

		$credentials = $this->credentials( $answer );
		$site_id     = $answer['site_id'] ?? null;

		if ( is_wp_error( $credentials ) ) {
			return $credentials;
		}

		if ( ! is_int( $site_id ) || $site_id <= 0 ) {
			return $this->failure->bad_response( 201, 'jetpack_id' );
		}

		return $this->keep( $site_id, $credentials );
	}

	/**
	 * Stores a new registration.
	 *
	 * @param int                   $site_id     The site's id at the service.
	 * @param array<string, string> $credentials Its secrets.
	 * @return true|WP_Error
	 */
	private function keep( int $site_id, array $credentials ) {
		$this->store->clear();
		$this->store->save_site( $site_id, Connection_Status::current_url(), $credentials );
		$this->store->reload();

		if ( $this->store->credentials() !== $credentials || $this->store->site_id() !== $site_id ) {
			$this->store->clear();
			$this->delete_registration( $credentials );

			return new WP_Error( 'cannot_save_secrets', __( 'The site could not store its connection. Check that its database can be written to, then try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}

		/**
		 * The site has been registered with the account service.
		 *
		 * @param int $site_id The site's id there.
		 */
		do_action( 'jetpack_site_registered', $site_id );

		return true;
	}

	/**
	 * Puts the site's URL into the registration. The service may answer with new secrets (RFC 7592 §2.2).
	 *
	 * @return true|WP_Error
	 */
	private function move() {
		$old    = $this->store->credentials();
		$answer = $this->client->request(
			'PUT',
			$old['registration_client_uri'] ?? '',
			array(
				'token' => $old['registration_access_token'] ?? '',
				'json'  => array(
					'client_id'     => $old['client_id'] ?? '',
					'client_secret' => $old['client_secret'] ?? '',
				) + $this->metadata(),
			)
		);

		if ( is_wp_error( $answer ) ) {
			return in_array( Failure::http_code( $answer ), array( 401, 403 ), true ) && $this->has_moved() ? $this->moved() : Failure::of_step( $answer, 'register' );
		}

		$credentials = $this->credentials( $answer + $old );

		if ( is_wp_error( $credentials ) || $credentials['client_id'] !== $old['client_id'] ) {
			return $this->failure->bad_response( 200 );
		}

		$this->store->save_credentials( $credentials );

		return $this->moved();
	}

	/**
	 * Whether the service knows the new URL already: an earlier try may have reached it, while its answer with the new token was lost.
	 */
	private function has_moved(): bool {
		$site = $this->api->get( 'sites/{id}' );
		$url  = is_array( $site ) ? $site['URL'] ?? null : null;

		return is_string( $url ) && Connection_Status::is_same_site( $url, Connection_Status::current_url() );
	}

	/**
	 * Remembers that the service knows the new URL.
	 *
	 * @return true
	 */
	private function moved(): bool {
		$this->store->save_registered_url( Connection_Status::current_url() );

		return true;
	}

	/**
	 * Deletes a registration at the service.
	 *
	 * @param array<string, string> $credentials Its secrets.
	 * @return true|WP_Error
	 */
	private function delete_registration( array $credentials ) {
		$answer = $this->client->request(
			'DELETE',
			$credentials['registration_client_uri'] ?? '',
			array(
				'token'          => $credentials['registration_access_token'] ?? '',
				'expects_empty'  => true,
				'expects_status' => 204,
			)
		);

		return is_wp_error( $answer ) ? $answer : true;
	}

	/**
	 * What the site says of itself (RFC 7591 §2).
	 *
	 * @return array<string, mixed>
	 */
	private function metadata(): array {
		$url  = Connection_Status::current_url();
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );

		return array(
			'client_name'                => '' !== $name ? $name : (string) wp_parse_url( $url, PHP_URL_HOST ),
			'client_uri'                 => $url,
			'redirect_uris'              => array( Authorization::redirect_uri() ),
			'grant_types'                => array( 'authorization_code', 'refresh_token', 'client_credentials' ),
			'response_types'             => array( 'code' ),
			'token_endpoint_auth_method' => 'client_secret_basic',
			'software_id'                => 'jetpack-dashboard',
			'software_version'           => JETPACK_DASHBOARD_VERSION,
		);
	}

	/**
	 * The secrets of an answer.
	 *
	 * @param array<mixed> $answer Answer.
	 * @return array<string, string>|WP_Error
	 */
	private function credentials( array $answer ) {
		$credentials = array();

		foreach ( self::SECRETS as $name ) {
			$value = $answer[ $name ] ?? null;

			if ( ! is_string( $value ) || ! preg_match( '/^[\x20-\x7e]{1,4096}$/D', $value ) ) {
				return $this->failure->bad_response( 0, 'client_secret' === $name ? 'jetpack_secret' : Failure::BAD_RESPONSE );
			}

			$credentials[ $name ] = $value;
		}

		return $this->client->is_own( $credentials['registration_client_uri'] ) ? $credentials : $this->failure->bad_response();
	}

	/**
	 * Does something while no other request does anything to the registration.
	 *
	 * @param callable(): (true|WP_Error) $work What to do.
	 * @return true|WP_Error|null Null when another request was at it; it has ended by now, or takes very long.
	 */
	private function exclusively( callable $work ) {
		if ( $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			try {
				$this->store->reload();

				return $work();
			} finally {
				$this->lock->release( self::LOCK );
			}
		}

		for ( $quarter = 0; $quarter < 4 * self::WAIT_S; $quarter++ ) {
			usleep( 250000 );

			if ( $this->lock->acquire( self::LOCK, 1 ) ) {
				$this->lock->release( self::LOCK );
				break;
			}
		}

		$this->store->reload();

		return null;
	}

	/**
	 * Another request is at it.
	 */
	private function in_progress(): WP_Error {
		return new WP_Error( 'registration_in_progress', __( 'The site’s connection is being set up already, perhaps in another tab. Wait a moment, then try again.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
	}
}
