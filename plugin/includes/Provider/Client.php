<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The only class that sends requests to the account service. Restricted to the service's origin; follows no redirects; limits the
 * total time of a request to eight seconds.
 * Sends nothing while the site is offline, in local mode, or in an identity crisis.
 */
class Client {

	private const MIN_CALL_S     = 1.0;
	private const RETRY_WITHIN_S = 1.0;

	private Account_Service $account_service;
	private Connection_Status $status;
	private Failure $failure;
	private Backoff $backoff;
	private Time_Budget $budget;
	private Parallel_Gets $parallel;

	private Response_Reader $reader;

	/** Whether the identity crisis is being resolved. */
	private bool $is_resolving_crisis = false;

	public function __construct( Account_Service $account_service, Connection_Status $status, Failure $failure, Backoff $backoff, Time_Budget $budget, Parallel_Gets $parallel ) {
		$this->account_service = $account_service;
		$this->status          = $status;
		$this->failure         = $failure;
		$this->backoff         = $backoff;
		$this->budget          = $budget;
		$this->parallel        = $parallel;
		$this->reader          = new Response_Reader( $failure );
	}

	/**
	 * @param string               $url  Absolute URL on the service's origin.
	 * @param array<string, mixed> $args json (body), form (body), token (bearer), basic (id and secret), expects_empty (an empty body is valid), expects_status (the only valid status), expects (a constant of Response_Reader).
	 * @return array<mixed>|WP_Error The decoded body; an empty array where there is none and none is expected.
	 */
	public function request( string $method, string $url, array $args = array() ) {
		$refusal = $this->refusal( $method, $url, isset( $args['token'] ) );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$left_s   = $this->budget->left_s();
		$response = $this->send( $method, $url, $args );

		// An immediate failure may be a closed keep-alive connection or a temporary DNS error, so retry once.
		if ( is_wp_error( $response ) && 'GET' === $method && $left_s - $this->budget->left_s() < self::RETRY_WITHIN_S && 'http_request_not_executed' !== $response->get_error_code() ) {
			$response = $this->send( $method, $url, $args );
		}

		return $this->read( $method, $url, $response, $args );
	}

	/**
	 * Sends several GET requests in parallel.
	 *
	 * @param array<string, array{url: string, expects: string}> $reads By name: absolute URL on the service's origin, and `expects` as in request().
	 * @return array<string, array<mixed>|WP_Error> By name, as request().
	 */
	public function get_many( array $reads, string $token ): array {
		$results = array_filter( array_map( fn( $read ) => $this->refusal( 'GET', $read['url'], true ), $reads ) );
		$urls    = array_map( static fn( $read ) => $read['url'], array_diff_key( $reads, $results ) );

		$left_s    = $this->budget->left_s();
		$responses = $this->send_many( $urls, $token );
		$failed    = array_filter( $responses, static fn( $response ) => is_wp_error( $response ) && 'http_request_not_executed' !== $response->get_error_code() );

		if ( $failed && $left_s - $this->budget->left_s() < self::RETRY_WITHIN_S ) {
			$responses = $this->send_many( array_intersect_key( $urls, $failed ), $token ) + $responses;
		}

		foreach ( $responses as $name => $response ) {
			$results[ $name ] = $this->read( 'GET', $urls[ $name ], $response, array( 'expects' => $reads[ $name ]['expects'] ) );
		}

		return $results;
	}

	/**
	 * Runs work with a shorter time limit.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T
	 */
	public function within( float $seconds, callable $work ) {
		return $this->budget->within( $seconds, $work );
	}

	/**
	 * Runs work that resolves the identity crisis, and lets its requests through.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T
	 */
	public function while_resolving_crisis( callable $work ) {
		$this->is_resolving_crisis = true;

		try {
			return $work();
		} finally {
			$this->is_resolving_crisis = false;
		}
	}

	/** Why no requests may be sent at all; null if they may. */
	public function blocked_reason(): ?WP_Error {
		if ( $this->status->is_local() ) {
			return $this->failure->no_account_service();
		}

		if ( $this->status->is_offline() ) {
			return $this->failure->offline();
		}

		return $this->status->is_in_identity_crisis() && ! $this->is_resolving_crisis ? $this->failure->identity_crisis() : null;
	}

	/** Whether a URL is on the service's origin. */
	public function is_own( string $url ): bool {
		$origin = Account_Service::origin_of( $this->account_service->url() );

		return '' !== $origin && Account_Service::origin_of( $url ) === $origin;
	}

	/** Why this request may not be sent; null if it may. */
	private function refusal( string $method, string $url, bool $has_token ): ?WP_Error {
		$blocked_error = $this->blocked_reason();

		if ( null !== $blocked_error ) {
			return $blocked_error;
		}

		if ( ! $this->is_own( $url ) ) {
			return $this->failure->bad_response();
		}

		// Tokens must not be sent to another service.
		if ( $has_token && $this->status->is_of_other_service() ) {
			return $this->failure->not_registered();
		}

		$wait_s = $this->backoff->remaining_s( $method, $url );

		return $wait_s > 0 ? $this->failure->outage( $wait_s ) : null;
	}

	/**
	 * Sends a request within the time limit.
	 *
	 * @param array<string, mixed> $args As in request().
	 * @return array<string, mixed>|WP_Error
	 */
	private function send( string $method, string $url, array $args ) {
		$left_s = $this->budget->left_s();

		return $left_s < self::MIN_CALL_S ? $this->failure->timeout() : $this->budget->spend( fn() => wp_remote_request( $url, Http_Args::of( $method, $args, $left_s ) ) );
	}

	/**
	 * Sends requests in parallel within the time limit.
	 *
	 * @param array<string, string> $urls
	 * @return array<string, array<string, mixed>|WP_Error>
	 */
	private function send_many( array $urls, string $token ): array {
		$left_s = $this->budget->left_s();

		return $left_s < self::MIN_CALL_S
			? array_map( fn() => $this->failure->timeout(), $urls )
			: $this->budget->spend( fn() => $this->parallel->send( $urls, Http_Args::of( 'GET', array( 'token' => $token ), $left_s ) ) );
	}

	/**
	 * Reads the response, and stores Retry-After.
	 *
	 * @param array<string, mixed>|WP_Error $response
	 * @param array<string, mixed>          $args As in request().
	 * @return array<mixed>|WP_Error
	 */
	private function read( string $method, string $url, $response, array $args ) {
		$body = $this->reader->read( $response, $args );

		if ( is_wp_error( $body ) && Failure::OUTAGE === $body->get_error_code() ) {
			$this->backoff->start( $method, $url, (int) $body->get_error_data()['retryAfter'] );
		}

		return $body;
	}
}
