<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Token, introspection and revocation endpoints, authenticated with client id and secret. */
class Identity_Api {

	private Discovery $discovery;
	private Client $client;
	private Connection_Store $store;
	private Failure $failure;

	public function __construct( Discovery $discovery, Client $client, Connection_Store $store, Failure $failure ) {
		$this->discovery = $discovery;
		$this->client    = $client;
		$this->store     = $store;
		$this->failure   = $failure;
	}

	/**
	 * @param array<string, string> $form Without client credentials.
	 * @return array<mixed>|WP_Error Empty if the endpoint has no response body.
	 */
	public function post( string $endpoint, array $form ) {
		$blocked_error = $this->client->blocked_reason();

		if ( null !== $blocked_error ) {
			return $blocked_error;
		}

		$credentials = $this->store->credentials();

		if ( empty( $credentials['client_id'] ) || empty( $credentials['client_secret'] ) ) {
			return $this->failure->not_registered();
		}

		// The credentials must not be sent to another service, which may be configured by now.
		if ( ! $this->client->is_own( $credentials['registration_client_uri'] ?? '' ) ) {
			return $this->failure->not_registered();
		}

		$response = $this->discovery->call(
			'POST',
			$endpoint,
			array(
				'form'          => $form,
				'basic'         => array( $credentials['client_id'], $credentials['client_secret'] ),
				'expects_empty' => 'revocation_endpoint' === $endpoint,
			)
		);

		return is_wp_error( $response ) ? Failure::of_step( $response, 'token' ) : $response;
	}

	/** @return bool|WP_Error Whether a token is active (RFC 7662). */
	public function is_alive( string $token ) {
		$response = $this->post( 'introspection_endpoint', array( 'token' => $token ) );

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		return isset( $response['active'] ) && is_bool( $response['active'] ) ? $response['active'] : $this->failure->bad_response( 200 );
	}
}
