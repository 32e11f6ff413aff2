<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests below `{base}/v1` with the site's token (docs/account-service.md). Callers validate the responses. */
class Site_Api {

	private const ROOT = '/v1/';

	private Account_Service $account_service;
	private Connection_Status $status;
	private Client $client;
	private Site_Token $token;
	private Connection_Errors $errors;
	private Failure $failure;

	public function __construct( Account_Service $account_service, Connection_Status $status, Client $client, Site_Token $token, Connection_Errors $errors, Failure $failure ) {
		$this->account_service = $account_service;
		$this->status          = $status;
		$this->client          = $client;
		$this->token           = $token;
		$this->errors          = $errors;
		$this->failure         = $failure;
	}

	/**
	 * @param string $path    Path below /v1 with query; `{id}` is replaced by the site id.
	 * @param string $expects A_LIST or AN_OBJECT of Response_Reader, or '' for both.
	 * @return array<mixed>|WP_Error
	 */
	public function get( string $path, string $expects = '' ) {
		return $this->call( 'GET', $path, array( 'expects' => $expects ) );
	}

	/**
	 * Parallel GET requests within a time limit.
	 *
	 * @param array<string, array{path: string, expects: string}> $reads By name: path as in get(), and a constant of Response_Reader, or ''.
	 * @return array<string, array<mixed>|WP_Error> By name.
	 */
	public function get_many( array $reads, float $seconds ): array {
		$calls = array();

		foreach ( $reads as $name => $read ) {
			$calls[ $name ] = array( 'url' => $this->url( $read['path'] ) ) + $read;
		}

		return $this->client->within( $seconds, fn() => $this->call_many( $calls ) );
	}

	/**
	 * @param array<mixed> $body
	 * @return array<mixed>|WP_Error
	 */
	public function post( string $path, array $body ) {
		return $this->call( 'POST', $path, $this->json( $body ) );
	}

	/**
	 * A POST without a token, for public endpoints.
	 *
	 * @param array<mixed> $body
	 * @return array<mixed>|WP_Error
	 */
	public function post_public( string $path, array $body ) {
		return $this->client->request( 'POST', $this->url( $path ), $this->json( $body ) );
	}

	/**
	 * If the token is rejected, retries with a new one.
	 *
	 * @param array<string, array{url: string, expects: string}> $calls As in Client::get_many().
	 * @return array<string, array<mixed>|WP_Error>
	 */
	private function call_many( array $calls ): array {
		$token = $this->site_token();

		if ( is_wp_error( $token ) ) {
			return array_fill_keys( array_keys( $calls ), $token );
		}

		$responses = $this->client->get_many( $calls, $token );
		$refused   = array_filter( $responses, static fn( $response ) => 401 === Failure::http_code( $response ) );

		if ( array_filter( $responses, static fn( $response ) => ! is_wp_error( $response ) ) ) {
			$this->errors->clear();
		}

		if ( ! $refused ) {
			return $responses;
		}

		$new_token = $this->token->get( true );

		if ( is_wp_error( $new_token ) ) {
			return array_fill_keys( array_keys( $refused ), $new_token ) + $responses;
		}

		$responses = $this->client->get_many( array_intersect_key( $calls, $refused ), $new_token ) + $responses;

		foreach ( array_intersect_key( $responses, $refused ) as $response ) {
			if ( is_wp_error( $response ) && 401 === Failure::http_code( $response ) ) {
				$this->errors->report( $response );
			}
		}

		return $responses;
	}

	/** @return string|WP_Error The site's token, if requests may be sent. */
	private function site_token() {
		$blocked_error = $this->client->blocked_reason();

		if ( null !== $blocked_error || ! $this->status->is_registered() ) {
			return $blocked_error ?? $this->failure->not_registered();
		}

		return $this->token->get();
	}

	/**
	 * If the token is rejected, retries with a new one.
	 *
	 * @param array<string, mixed> $args As in Client::request().
	 * @return array<mixed>|WP_Error
	 */
	private function call( string $method, string $path, array $args ) {
		$token = $this->site_token();

		if ( is_wp_error( $token ) ) {
			return $token;
		}

		$response = $this->client->request( $method, $this->url( $path ), array( 'token' => $token ) + $args );

		if ( ! is_wp_error( $response ) ) {
			$this->errors->clear();
		}

		if ( 401 !== Failure::http_code( $response ) ) {
			return $response;
		}

		$new_token = $this->token->get( true );

		if ( is_wp_error( $new_token ) ) {
			return $new_token;
		}

		$response = $this->client->request( $method, $this->url( $path ), array( 'token' => $new_token ) + $args );

		if ( is_wp_error( $response ) && 401 === Failure::http_code( $response ) ) {
			$this->errors->report( $response );
		}

		return $response;
	}

	private function url( string $path ): string {
		return $this->account_service->url() . self::ROOT . ltrim( str_replace( '{id}', (string) $this->status->site_id(), $path ), '/' );
	}

	/**
	 * Encodes an empty body as an object. Some endpoints respond with a status only.
	 *
	 * @param array<mixed> $body
	 * @return array<string, mixed>
	 */
	private function json( array $body ): array {
		return array(
			'json'          => $body ? $body : new \stdClass(),
			'expects_empty' => true,
		);
	}
}
