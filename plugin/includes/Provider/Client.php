<?php
/**
 * Calls to the account service.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Connection\Account_Service;
use Jetpack_Dashboard\Connection\Connection_Status;
use WP_Error;

/**
 * The only place from which the plugin calls another server. It calls the configured service's own origin and nothing else, follows no redirect, and lets nobody wait for more than eight seconds in all.
 *
 * It sends nothing while the site is offline, has no account service, or doesn't know whether it is a copy (identity crisis).
 */
class Client {

	private const CALL_S    = 5.0;
	private const LEAST_S   = 1.0;
	private const EARLY_S   = 1.0;
	private const MAX_BYTES = 1024 * 1024;

	/**
	 * The account service's address.
	 *
	 * @var Account_Service
	 */
	private $account_service;

	/**
	 * The connection's state.
	 *
	 * @var Connection_Status
	 */
	private $status;

	/**
	 * What can go wrong.
	 *
	 * @var Failure
	 */
	private $failure;

	/**
	 * How long the service asked to be left alone.
	 *
	 * @var Waits
	 */
	private $waits;

	/**
	 * How long this request may still wait.
	 *
	 * @var Time_Budget
	 */
	private $budget;

	/**
	 * Whether a way out of the identity crisis is under way.
	 *
	 * @var bool
	 */
	private $is_way_out = false;

	/**
	 * Takes what it goes by.
	 *
	 * @param Account_Service   $account_service The account service's address.
	 * @param Connection_Status $status          The connection's state.
	 * @param Failure           $failure         What can go wrong.
	 * @param Waits             $waits           How long the service asked to be left alone.
	 * @param Time_Budget       $budget          How long this request may still wait.
	 */
	public function __construct( Account_Service $account_service, Connection_Status $status, Failure $failure, Waits $waits, Time_Budget $budget ) {
		$this->account_service = $account_service;
		$this->status          = $status;
		$this->failure         = $failure;
		$this->waits           = $waits;
		$this->budget          = $budget;
	}

	/**
	 * Calls the service.
	 *
	 * @param string               $method HTTP method.
	 * @param string               $url    Absolute URL on the service's own origin.
	 * @param array<string, mixed> $args   Any of: json (body), form (body), token (bearer), basic (id and secret), expects_empty (no body is an answer too), expects_status (no other will do).
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
		if ( is_wp_error( $response ) && 'GET' === $method && $left_s - $this->budget->left_s() < self::EARLY_S && 'http_request_not_executed' !== $response->get_error_code() ) {
			$response = $this->send( $method, $url, $args );
		}

		if ( is_wp_error( $response ) ) {
			return Failure::NO_CONNECTION === $response->get_error_code() && isset( $response->get_error_data()['status'] ) ? $response : $this->failure->no_connection( $response );
		}

		$answer = $this->read( $response, $args );

		if ( is_wp_error( $answer ) && Failure::OUTAGE === $answer->get_error_code() ) {
			$this->waits->start( $method, $url, (int) $answer->get_error_data()['retryAfter'] );
		}

		return $answer;
	}

	/**
	 * Does something that leads out of the identity crisis, for which the service must be called all the same.
	 *
	 * @template T
	 * @param callable(): T $work What to do.
	 * @return T
	 */
	public function during_way_out( callable $work ) {
		$this->is_way_out = true;

		try {
			return $work();
		} finally {
			$this->is_way_out = false;
		}
	}

	/**
	 * Why nothing at all may be sent at the moment; null if calls may be made.
	 */
	public function silence(): ?WP_Error {
		if ( $this->status->is_local() ) {
			return $this->failure->no_account_service();
		}

		if ( $this->status->is_offline() ) {
			return $this->failure->offline();
		}

		return $this->status->is_in_identity_crisis() && ! $this->is_way_out ? $this->failure->identity_crisis() : null;
	}

	/**
	 * Whether a URL is on the configured service's own origin.
	 *
	 * @param string $url URL.
	 */
	public function is_own( string $url ): bool {
		$origin = Account_Service::origin_of( $this->account_service->url() );

		return '' !== $origin && Account_Service::origin_of( $url ) === $origin;
	}

	/**
	 * Why a call may not be made; null if it may.
	 *
	 * @param string $method    HTTP method.
	 * @param string $url       URL.
	 * @param bool   $has_token Whether a token would go with it.
	 */
	private function refusal( string $method, string $url, bool $has_token ): ?WP_Error {
		$silence = $this->silence();

		if ( null !== $silence ) {
			return $silence;
		}

		if ( ! $this->is_own( $url ) ) {
			return $this->failure->bad_response();
		}

		// A token belongs to the service that gave it.
		if ( $has_token && $this->status->is_of_other_service() ) {
			return $this->failure->not_registered();
		}

		$wait_s = $this->waits->seconds( $method, $url );

		return $wait_s > 0 ? $this->failure->outage( $wait_s ) : null;
	}

	/**
	 * Makes the call, for as long as there is time.
	 *
	 * @param string               $method HTTP method.
	 * @param string               $url    URL.
	 * @param array<string, mixed> $args   As request() takes them.
	 * @return array<string, mixed>|WP_Error WordPress's response.
	 */
	private function send( string $method, string $url, array $args ) {
		$left_s = $this->budget->left_s();

		if ( $left_s < self::LEAST_S ) {
			return $this->failure->timeout();
		}

		$headers = array( 'Accept' => 'application/json' );
		$body    = null;

		if ( isset( $args['token'] ) ) {
			$headers['Authorization'] = 'Bearer ' . $args['token'];
		} elseif ( isset( $args['basic'] ) ) {
			// RFC 6749 §2.3.1: both are form-encoded first.
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( (string) $args['basic'][0] ) . ':' . rawurlencode( (string) $args['basic'][1] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The standard says so.
		}

		if ( isset( $args['json'] ) ) {
			$headers['Content-Type'] = 'application/json';
			$body                    = (string) wp_json_encode( $args['json'] );
		} elseif ( isset( $args['form'] ) ) {
			$headers['Content-Type'] = 'application/x-www-form-urlencoded';
			$body                    = http_build_query( $args['form'], '', '&' );
		}

		return $this->budget->spend(
			fn() => wp_remote_request(
				$url,
				array(
					'method'              => $method,
					'timeout'             => min( self::CALL_S, $left_s ),
					'redirection'         => 0,
					'limit_response_size' => self::MAX_BYTES,
					// WordPress's own would tell the site's URL.
					'user-agent'          => 'Jetpack Dashboard/' . JETPACK_DASHBOARD_VERSION,
					'headers'             => $headers,
					'body'                => $body,
				)
			)
		);
	}

	/**
	 * What the service answered.
	 *
	 * @param array<string, mixed> $response WordPress's response.
	 * @param array<string, mixed> $args     As request() takes them.
	 * @return array<mixed>|WP_Error
	 */
	private function read( array $response, array $args ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = (string) wp_remote_retrieve_body( $response );
		$body   = json_decode( $text, true );
		$body   = is_array( $body ) ? $body : null;

		if ( $status < 200 || $status >= 300 ) {
			$retry_after = wp_remote_retrieve_header( $response, 'retry-after' );

			return $this->failure->refusal( $status, is_string( $retry_after ) ? trim( $retry_after ) : '', $body );
		}

		$is_expected = ! isset( $args['expects_status'] ) || $args['expects_status'] === $status;

		if ( '' === trim( $text ) && ! empty( $args['expects_empty'] ) && $is_expected ) {
			return array();
		}

		return null === $body || ! $is_expected ? $this->failure->bad_response( $status ) : $body;
	}
}
