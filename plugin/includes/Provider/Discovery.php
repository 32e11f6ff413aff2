<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** OpenID Connect Discovery 1.0, cached for a day. */
class Discovery {

	private const TRANSIENT = 'jetpack_dashboard_discovery';
	private const PATH      = '/.well-known/openid-configuration';
	private const REQUIRED  = array( 'authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'userinfo_endpoint', 'jwks_uri' );
	private const OPTIONAL  = array( 'revocation_endpoint', 'introspection_endpoint' );

	private const MAX_URL_LENGTH = 2000;

	private Account_Service $account_service;
	private Client $client;
	private Failure $failure;

	/** Whether the document was fetched in this request. */
	private bool $is_fresh = false;

	public function __construct( Account_Service $account_service, Client $client, Failure $failure ) {
		$this->account_service = $account_service;
		$this->client          = $client;
		$this->failure         = $failure;
	}

	/**
	 * @param string $name As in the standard, such as token_endpoint.
	 * @return string|WP_Error URL on the service's origin.
	 */
	public function endpoint( string $name ) {
		$document = $this->document();

		if ( is_wp_error( $document ) ) {
			return $document;
		}

		return $document[ $name ] ?? $this->failure->bad_response();
	}

	/** @return string|WP_Error The issuer that ID tokens must name. */
	public function issuer() {
		return $this->endpoint( 'issuer' );
	}

	/**
	 * Calls an endpoint. On 404, fetches the document again and retries once.
	 *
	 * @param array<string, mixed> $args As in Client::request().
	 * @return array<mixed>|WP_Error
	 */
	public function call( string $method, string $name, array $args = array() ) {
		$url = $this->endpoint( $name );

		if ( is_wp_error( $url ) ) {
			return $url;
		}

		$response = $this->client->request( $method, $url, $args );

		if ( 404 !== Failure::http_code( $response ) || $this->is_fresh ) {
			return $response;
		}

		$document = $this->refresh();
		$new_url  = is_wp_error( $document ) ? $url : $document[ $name ] ?? $url;

		return $new_url === $url ? $response : $this->client->request( $method, $new_url, $args );
	}

	/**
	 * Fetches the document. On failure the cached one stays.
	 *
	 * @return array<string, string>|WP_Error URLs by name.
	 */
	public function refresh() {
		$base     = $this->account_service->url();
		$response = $this->client->request( 'GET', $base . self::PATH );

		if ( is_wp_error( $response ) ) {
			// All identity providers have this document, so the URL is wrong.
			return 404 === Failure::http_code( $response ) ? $this->failure->bad_response( 404 ) : $response;
		}

		$document = $this->checked( $response, $base );

		if ( is_array( $document ) ) {
			$this->is_fresh = true;
			set_transient( self::TRANSIENT, $document, DAY_IN_SECONDS );
		}

		return $document;
	}

	/** @return array<string, string>|WP_Error From the cache, or fetched. */
	private function document() {
		$base   = $this->account_service->url();
		$cached = get_transient( self::TRANSIENT );

		return is_array( $cached ) && '' !== $base && ( $cached['base'] ?? '' ) === $base ? $cached : $this->refresh();
	}

	/**
	 * Validates a document.
	 *
	 * @param array<mixed> $response
	 * @param string       $base The service's URL.
	 * @return array<string, string>|WP_Error
	 */
	private function checked( array $response, string $base ) {
		$issuer = $response['issuer'] ?? null;

		// The issuer must be the URL of the document (Discovery, section 4.3).
		if ( ! is_string( $issuer ) || untrailingslashit( $issuer ) !== $base ) {
			return $this->failure->bad_response( 200 );
		}

		$document = array(
			'base'   => $base,
			'issuer' => $issuer,
		);

		foreach ( array_merge( self::REQUIRED, self::OPTIONAL ) as $name ) {
			$url = $response[ $name ] ?? null;

			if ( is_string( $url ) && $this->is_usable( $url ) ) {
				$document[ $name ] = $url;
			} elseif ( null !== $url || in_array( $name, self::REQUIRED, true ) ) {
				return $this->failure->bad_response( 200 );
			}
		}

		return $document;
	}

	/** Whether the URL is on the service's origin, and a query can be appended. */
	private function is_usable( string $url ): bool {
		return strlen( $url ) <= self::MAX_URL_LENGTH && false === strpos( $url, '#' ) && $this->client->is_own( $url );
	}
}
