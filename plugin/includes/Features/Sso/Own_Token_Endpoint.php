<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests to the token endpoint of the owner's provider, with the client's credentials (RFC 6749, section 4.1.3). */
final class Own_Token_Endpoint {

	private Provider_Http $http;

	public function __construct( Provider_Http $http ) {
		$this->http = $http;
	}

	/**
	 * @param string $secret   '' for a public client.
	 * @param string $code     Authorization code.
	 * @param string $verifier Of PKCE.
	 * @return array<mixed>|WP_Error As Provider_Http::request().
	 */
	public function exchange( Own_Provider $provider, Provider_Document $document, string $secret, string $code, string $verifier ) {
		$headers = array();
		$form    = array(
			'grant_type'    => 'authorization_code',
			'code'          => $code,
			'redirect_uri'  => Own_Login::redirect_uri( $provider ),
			'code_verifier' => $verifier,
		);
		if ( '' !== $secret && ! $document->is_secret_in_body ) {
			// RFC 6749, section 2.3.1: form-encode both.
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( $provider->client_id ) . ':' . rawurlencode( $secret ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The standard says so.
		} else {
			$form += array( 'client_id' => $provider->client_id ) + ( '' === $secret ? array() : array( 'client_secret' => $secret ) );
		}

		return $this->http->request( $document->endpoints['token_endpoint'], $headers, $form );
	}
}
