<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Calls below `{base}/v1` in the site's name (docs/account-service.md). What comes back is only known to be JSON: callers check its shape. */
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
	 * Reads.
	 *
	 * @param string $path Path below /v1, with its query; `{id}` stands for the site's id.
	 * @return array<mixed>|WP_Error
	 */
	public function get( string $path ) {
		return $this->call( 'GET', $path, array() );
	}

	/**
	 * Reads several paths at the same time; whatever happens, within a time.
	 *
	 * @param array<string, array{path: string, expects: string}> $reads Paths as get() takes them, and what each answers with: one of Reader's kinds, or '' for whichever; by name.
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
	 * Writes.
	 *
	 * @param array<mixed> $body What is sent, as JSON.
	 * @return array<mixed>|WP_Error
	 */
	public function post( string $path, array $body ) {
		return $this->call( 'POST', $path, $this->json( $body ) );
	}

	/**
	 * Writes without saying who asks, for what the service takes from anybody.
	 *
	 * @param array<mixed> $body What is sent, as JSON.
	 * @return array<mixed>|WP_Error
	 */
	public function post_public( string $path, array $body ) {
		return $this->client->request( 'POST', $this->url( $path ), $this->json( $body ) );
	}

	/**
	 * Reads with the site's token; where the service doesn't know it any more, with a new one.
	 *
	 * @param array<string, array{url: string, expects: string}> $calls As Client::get_many() takes them.
	 * @return array<string, array<mixed>|WP_Error>
	 */
	private function call_many( array $calls ): array {
		$token = $this->site_token();

		if ( is_wp_error( $token ) ) {
			return array_fill_keys( array_keys( $calls ), $token );
		}

		$answers = $this->client->get_many( $calls, $token );
		$refused = array_filter( $answers, static fn( $answer ) => 401 === Failure::http_code( $answer ) );

		if ( array_filter( $answers, static fn( $answer ) => ! is_wp_error( $answer ) ) ) {
			$this->errors->clear();
		}

		if ( ! $refused ) {
			return $answers;
		}

		$new_token = $this->token->get( true );

		if ( is_wp_error( $new_token ) ) {
			return array_fill_keys( array_keys( $refused ), $new_token ) + $answers;
		}

		$answers = $this->client->get_many( array_intersect_key( $calls, $refused ), $new_token ) + $answers;

		foreach ( array_intersect_key( $answers, $refused ) as $answer ) {
			if ( is_wp_error( $answer ) && 401 === Failure::http_code( $answer ) ) {
				$this->errors->report( $answer );
			}
		}

		return $answers;
	}

	/**
	 * The site's token, if calls may be made.
	 *
	 * @return string|WP_Error
	 */
	private function site_token() {
		$blocked_error = $this->client->blocked_reason();

		if ( null !== $blocked_error || ! $this->status->is_registered() ) {
			return $blocked_error ?? $this->failure->not_registered();
		}

		return $this->token->get();
	}

	/**
	 * Calls with the site's token. If the service doesn't know it any more, with a new one.
	 *
	 * @param array<string, mixed> $args As Client::request() takes them.
	 * @return array<mixed>|WP_Error
	 */
	private function call( string $method, string $path, array $args ) {
		$token = $this->site_token();

		if ( is_wp_error( $token ) ) {
			return $token;
		}

		$answer = $this->client->request( $method, $this->url( $path ), array( 'token' => $token ) + $args );

		if ( ! is_wp_error( $answer ) ) {
			$this->errors->clear();
		}

		if ( 401 !== Failure::http_code( $answer ) ) {
			return $answer;
		}

		$new_token = $this->token->get( true );

		if ( is_wp_error( $new_token ) ) {
			return $new_token;
		}

		$answer = $this->client->request( $method, $this->url( $path ), array( 'token' => $new_token ) + $args );

		if ( is_wp_error( $answer ) && 401 === Failure::http_code( $answer ) ) {
			$this->errors->report( $answer );
		}

		return $answer;
	}

	/** The URL of a path. */
	private function url( string $path ): string {
		return $this->account_service->url() . self::ROOT . ltrim( str_replace( '{id}', (string) $this->status->site_id(), $path ), '/' );
	}

	/**
	 * A JSON body, where an empty one is an object as well. Some calls have no answer but their status.
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
