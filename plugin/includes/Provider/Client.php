<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The only place from which the plugin calls another server. It calls the configured service's own origin and nothing else, follows no redirect, and lets nobody wait for more than eight seconds in all.
 *
 * It sends nothing while the site is offline, has no account service, or doesn't know whether it is a copy (identity crisis).
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

	/** Reads answers. */
	private Response_Reader $reader;

	/** Whether a way out of the identity crisis is under way. */
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
	 * Calls the service.
	 *
	 * @param string               $url  Absolute URL on the service's own origin.
	 * @param array<string, mixed> $args Any of: json (body), form (body), token (bearer), basic (id and secret), expects_empty (no body is an answer too), expects_status (no other will do), expects (a list or an object: Reader has the words).
	 * @return array<mixed>|WP_Error The decoded body; an empty array where there is none and none is expected.
	 */
	public function request( string $method, string $url, array $args = array() ) {
		$refusal = $this->refusal( $method, $url, isset( $args['token'] ) );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$left_s   = $this->budget->left_s();
		$response = $this->send( $method, $url, $args );

		// What failed at once may have been an idle connection that was closed, or a name that was not found just then.
		if ( is_wp_error( $response ) && 'GET' === $method && $left_s - $this->budget->left_s() < self::RETRY_WITHIN_S && 'http_request_not_executed' !== $response->get_error_code() ) {
			$response = $this->send( $method, $url, $args );
		}

		return $this->answer( $method, $url, $response, $args );
	}

	/**
	 * Reads several URLs at the same time.
	 *
	 * @param array<string, array{url: string, expects: string}> $reads Absolute URLs on the service's own origin, and what each answers with (as request() takes it), by name.
	 * @return array<string, array<mixed>|WP_Error> As request() gives them, by name.
	 */
	public function get_many( array $reads, string $token ): array {
		$answers = array_filter( array_map( fn( $read ) => $this->refusal( 'GET', $read['url'], true ), $reads ) );
		$urls    = array_map( static fn( $read ) => $read['url'], array_diff_key( $reads, $answers ) );

		$left_s    = $this->budget->left_s();
		$responses = $this->send_many( $urls, $token );
		$failed    = array_filter( $responses, static fn( $response ) => is_wp_error( $response ) && 'http_request_not_executed' !== $response->get_error_code() );

		if ( $failed && $left_s - $this->budget->left_s() < self::RETRY_WITHIN_S ) {
			$responses = $this->send_many( array_intersect_key( $urls, $failed ), $token ) + $responses;
		}

		foreach ( $responses as $name => $response ) {
			$answers[ $name ] = $this->answer( 'GET', $urls[ $name ], $response, array( 'expects' => $reads[ $name ]['expects'] ) );
		}

		return $answers;
	}

	/**
	 * Does something for which there is less time than usual.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T
	 */
	public function within( float $seconds, callable $work ) {
		return $this->budget->within( $seconds, $work );
	}

	/**
	 * Does something that leads out of the identity crisis, for which the service must be called all the same.
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

	/** Why nothing at all may be sent at the moment; null if calls may be made. */
	public function blocked_reason(): ?WP_Error {
		if ( $this->status->is_local() ) {
			return $this->failure->no_account_service();
		}

		if ( $this->status->is_offline() ) {
			return $this->failure->offline();
		}

		return $this->status->is_in_identity_crisis() && ! $this->is_resolving_crisis ? $this->failure->identity_crisis() : null;
	}

	/** Whether a URL is on the configured service's own origin. */
	public function is_own( string $url ): bool {
		$origin = Account_Service::origin_of( $this->account_service->url() );

		return '' !== $origin && Account_Service::origin_of( $url ) === $origin;
	}

	/** Why a call may not be made; null if it may. */
	private function refusal( string $method, string $url, bool $has_token ): ?WP_Error {
		$blocked_error = $this->blocked_reason();

		if ( null !== $blocked_error ) {
			return $blocked_error;
		}

		if ( ! $this->is_own( $url ) ) {
			return $this->failure->bad_response();
		}

		// A token belongs to the service that gave it.
		if ( $has_token && $this->status->is_of_other_service() ) {
			return $this->failure->not_registered();
		}

		$wait_s = $this->backoff->remaining_s( $method, $url );

		return $wait_s > 0 ? $this->failure->outage( $wait_s ) : null;
	}

	/**
	 * Makes the call, for as long as there is time.
	 *
	 * @param array<string, mixed> $args As request() takes them.
	 * @return array<string, mixed>|WP_Error
	 */
	private function send( string $method, string $url, array $args ) {
		$left_s = $this->budget->left_s();

		return $left_s < self::MIN_CALL_S ? $this->failure->timeout() : $this->budget->spend( fn() => wp_remote_request( $url, Http_Args::of( $method, $args, $left_s ) ) );
	}

	/**
	 * Makes several calls at once, for as long as there is time.
	 *
	 * @param array<string, string> $urls
	 * @return array<string, array<string, mixed>|WP_Error> WordPress's responses.
	 */
	private function send_many( array $urls, string $token ): array {
		$left_s = $this->budget->left_s();

		return $left_s < self::MIN_CALL_S
			? array_map( fn() => $this->failure->timeout(), $urls )
			: $this->budget->spend( fn() => $this->parallel->send( $urls, Http_Args::of( 'GET', array( 'token' => $token ), $left_s ) ) );
	}

	/**
	 * Reads an answer, and remembers when the service asks to be left alone.
	 *
	 * @param array<string, mixed>|WP_Error $response
	 * @param array<string, mixed>          $args     As request() takes them.
	 * @return array<mixed>|WP_Error
	 */
	private function answer( string $method, string $url, $response, array $args ) {
		$answer = $this->reader->read( $response, $args );

		if ( is_wp_error( $answer ) && Failure::OUTAGE === $answer->get_error_code() ) {
			$this->backoff->start( $method, $url, (int) $answer->get_error_data()['retryAfter'] );
		}

		return $answer;
	}
}
