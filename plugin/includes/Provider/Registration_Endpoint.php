<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Creates, updates and deletes registrations (RFC 7591, RFC 7592). Validates responses; stores nothing. */
class Registration_Endpoint {

	private const SECRETS = array( 'client_id', 'client_secret', 'registration_access_token', 'registration_client_uri' );

	private Discovery $discovery;
	private Client $client;
	private Failure $failure;

	public function __construct( Discovery $discovery, Client $client, Failure $failure ) {
		$this->discovery = $discovery;
		$this->client    = $client;
		$this->failure   = $failure;
	}

	/** @return array{site_id: int, credentials: array<string, string>}|WP_Error Credentials in the format of Connection_Store. */
	public function create() {
		$response = $this->discovery->call( 'POST', 'registration_endpoint', array( 'json' => $this->metadata() ) );

		if ( is_wp_error( $response ) ) {
			return Failure::of_step( $response, 'register' );
		}

		$credentials = $this->credentials( $response );
		$site_id     = $response['site_id'] ?? null;

		if ( is_wp_error( $credentials ) ) {
			return $credentials;
		}

		if ( ! is_int( $site_id ) || $site_id <= 0 ) {
			return $this->failure->bad_response( 201, 'jetpack_id' );
		}

		return array(
			'site_id'     => $site_id,
			'credentials' => $credentials,
		);
	}

	/**
	 * @param array<string, string> $old Current credentials.
	 * @return array<string, string>|WP_Error The service may issue new credentials (RFC 7592, section 2.2).
	 */
	public function update( array $old ) {
		$response = $this->client->request(
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

		if ( is_wp_error( $response ) ) {
			return Failure::of_step( $response, 'register' );
		}

		$credentials = $this->credentials( $response + $old );

		return is_wp_error( $credentials ) || $credentials['client_id'] !== $old['client_id'] ? $this->failure->bad_response( 200 ) : $credentials;
	}

	/**
	 * Also revokes every token.
	 *
	 * @param array<string, string> $credentials
	 * @return true|WP_Error
	 */
	public function delete( array $credentials ) {
		$response = $this->client->request(
			'DELETE',
			$credentials['registration_client_uri'] ?? '',
			array(
				'token'          => $credentials['registration_access_token'] ?? '',
				'expects_empty'  => true,
				'expects_status' => 204,
			)
		);

		return is_wp_error( $response ) ? $response : true;
	}

	/** @return array<string, mixed> Client metadata (RFC 7591, section 2). */
	private function metadata(): array {
		$url  = Connection_Status::current_url();
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );

		return array(
			'client_name'                => '' !== $name ? $name : (string) wp_parse_url( $url, PHP_URL_HOST ),
			'client_uri'                 => $url,
			'redirect_uris'              => array( Redirect_Uri::url() ),
			'grant_types'                => array( 'authorization_code', 'refresh_token', 'client_credentials' ),
			'response_types'             => array( 'code' ),
			'token_endpoint_auth_method' => 'client_secret_basic',
			'software_id'                => 'jetpack-dashboard',
			'software_version'           => JETPACK_DASHBOARD_VERSION,
		);
	}

	/**
	 * @param array<mixed> $response
	 * @return array<string, string>|WP_Error
	 */
	private function credentials( array $response ) {
		$credentials = array();

		foreach ( self::SECRETS as $name ) {
			$value = $response[ $name ] ?? null;

			if ( ! is_string( $value ) || ! preg_match( '/^[\x20-\x7e]{1,4096}$/D', $value ) ) {
				return $this->failure->bad_response( 0, 'client_secret' === $name ? 'jetpack_secret' : Failure::BAD_RESPONSE );
			}

			$credentials[ $name ] = $value;
		}

		return $this->client->is_own( $credentials['registration_client_uri'] ) ? $credentials : $this->failure->bad_response();
	}
}
