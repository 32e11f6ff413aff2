<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates errors of requests to the account service, with a message for users.
 * `data` has the REST `status`; `retryAfter` in seconds; `api_http_code` and `api_error_code` from the response.
 */
class Failure {

	public const NO_CONNECTION = 'http_request_failed';
	public const BAD_RESPONSE  = 'wpcom_bad_response';
	public const OUTAGE        = 'wpcom_outage';
	public const MAX_WAIT_S    = HOUR_IN_SECONDS;

	/** Rejected credentials or tokens. The service's messages are for developers. */
	private const TOKEN_CODES = array( 'invalid_client', 'invalid_token', 'unknown_token', 'missing_token' );

	/** Codes that this class creates with additional data; a response with the same code would lack that data. */
	private const OWN_CODES = array( self::NO_CONNECTION, self::BAD_RESPONSE, self::OUTAGE );

	private const MAX_MESSAGE_LENGTH = 300;

	private Account_Service $account_service;
	private Clock $clock;

	public function __construct( Account_Service $account_service, Clock $clock ) {
		$this->account_service = $account_service;
		$this->clock           = $clock;
	}

	/**
	 * Replaces http_request_failed with a code that names the step.
	 *
	 * @param string $prefix register or token.
	 */
	public static function of_step( WP_Error $error, string $prefix ): WP_Error {
		return self::NO_CONNECTION === $error->get_error_code()
			? new WP_Error( $prefix . '_' . self::NO_CONNECTION, $error->get_error_message(), $error->get_error_data() )
			: $error;
	}

	/**
	 * HTTP status of the response.
	 *
	 * @param mixed $error
	 * @return int 0 without a response.
	 */
	public static function http_code( $error ): int {
		$data = is_wp_error( $error ) ? $error->get_error_data() : null;

		return is_array( $data ) ? (int) ( $data['api_http_code'] ?? 0 ) : 0;
	}

	/**
	 * The service could not be reached, or the connection broke.
	 *
	 * @param WP_Error $cause WordPress's error, for logs only.
	 */
	public function no_connection( WP_Error $cause ): WP_Error {
		if ( 'http_request_not_executed' === $cause->get_error_code() ) {
			/* translators: %s: the account service's host name. */
			$message = __( 'This site’s configuration blocks requests to %s. Ask the person who manages the site to allow that host (WP_ACCESSIBLE_HOSTS).', 'jetpack-dashboard' );
		} elseif ( preg_match( '/timed? ?out|cURL error 28\b/i', $cause->get_error_message() ) ) {
			return $this->timeout();
		} elseif ( preg_match( '/\bssl\b|\btls\b|certificate|cURL error (35|51|53|54|58|59|60|66|77|80|82|83|90|91)\b/i', $cause->get_error_message() ) ) {
			/* translators: %s: the account service's host name. */
			$message = __( 'The site could not make a secure connection to %s. Ask your host to check the server’s certificates, then try again.', 'jetpack-dashboard' );
		} else {
			/* translators: %s: the account service's host name. */
			$message = __( 'The site could not reach %s. Try again in a few minutes. If it keeps failing, ask your host whether the server allows outgoing requests.', 'jetpack-dashboard' );
		}

		return $this->error( self::NO_CONNECTION, $message, 504 );
	}

	public function timeout(): WP_Error {
		/* translators: %s: the account service's host name. */
		return $this->error( self::NO_CONNECTION, __( '%s took too long to respond. Try again in a few minutes.', 'jetpack-dashboard' ), 504 );
	}

	/**
	 * The service asked to wait.
	 *
	 * @param int $http_code 0 if no request was sent.
	 */
	public function outage( int $seconds, int $http_code = 0 ): WP_Error {
		$seconds = max( 1, min( self::MAX_WAIT_S, $seconds ) );
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		$wait    = $seconds <= MINUTE_IN_SECONDS
			/* translators: %d: number of seconds. */
			? sprintf( _n( 'Try again in %d second.', 'Try again in %d seconds.', $seconds, 'jetpack-dashboard' ), $seconds )
			/* translators: %d: number of minutes. */
			: sprintf( _n( 'Try again in %d minute.', 'Try again in %d minutes.', $minutes, 'jetpack-dashboard' ), $minutes );

		/* translators: 1: the account service's host name. 2: a sentence: when to try again. */
		$message = sprintf( __( '%1$s is busy at the moment. %2$s', 'jetpack-dashboard' ), $this->account_service->host(), $wait );

		return $this->pause( $message, $seconds, $http_code );
	}

	/** The circuit breaker is open after several failures. */
	public function resting( int $seconds ): WP_Error {
		/* translators: 1: the account service's host name. 2: number of seconds. */
		$message = _n( '%1$s failed several times in a row. Try again in %2$d second.', '%1$s failed several times in a row. Try again in %2$d seconds.', $seconds, 'jetpack-dashboard' );

		return $this->pause( sprintf( $message, $this->account_service->host(), $seconds ), $seconds );
	}

	/**
	 * The response has an unexpected format.
	 *
	 * @param int    $http_code 0 if unknown.
	 * @param string $code      The route's own code.
	 */
	public function bad_response( int $http_code = 0, string $code = self::BAD_RESPONSE ): WP_Error {
		/* translators: %s: the account service's host name. */
		return $this->error( $code, __( '%s sent an invalid response. Try again in a few minutes. If it keeps failing, contact support.', 'jetpack-dashboard' ), 502, $http_code );
	}

	/**
	 * The service responded with an error.
	 *
	 * @param int               $http_code   300 or higher.
	 * @param string            $retry_after Retry-After header; '' for none.
	 * @param array<mixed>|null $body        Decoded JSON, or null.
	 */
	public function refusal( int $http_code, string $retry_after, ?array $body ): WP_Error {
		if ( 429 === $http_code || ( 503 === $http_code && '' !== $retry_after ) ) {
			return $this->outage( Backoff::parse_retry_after( $retry_after, $this->clock->now() ), $http_code );
		}

		if ( 408 === $http_code ) {
			/* translators: %s: the account service's host name. */
			return $this->error( 'wpcom_408', __( '%s took too long to respond. Try again in a few minutes.', 'jetpack-dashboard' ), 504, $http_code );
		}

		if ( $http_code >= 500 ) {
			/* translators: %s: the account service's host name. */
			return $this->error( 'wpcom_5??', __( '%s has a problem at the moment. Try again in a few minutes.', 'jetpack-dashboard' ), 502, $http_code );
		}

		$code = $this->code( $body );

		return $http_code >= 400 && '' !== $code
			? new WP_Error(
				$code,
				$this->message( (array) $body, $code ),
				array(
					'status'         => 502,
					'api_http_code'  => $http_code,
					'api_error_code' => $code,
				)
			)
			: $this->bad_response( $http_code );
	}

	/** Local mode. */
	public function no_account_service(): WP_Error {
		return new WP_Error( 'no_account_service', $this->account_service->fault_text() ?? __( 'No account service is configured on this site, so there is nothing to connect to.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
	}

	public function offline(): WP_Error {
		/* translators: %s: the account service's host name. */
		return $this->error( 'offline', __( 'The site is in offline mode, so nothing is sent to %s.', 'jetpack-dashboard' ), 400 );
	}

	/** The site has moved or is a copy, and nobody has decided which. */
	public function identity_crisis(): WP_Error {
		/* translators: %s: the account service's host name. */
		return $this->error( 'identity_crisis', __( 'The site’s address has changed since it was connected. Nothing is sent to %s until you choose on the dashboard what happened.', 'jetpack-dashboard' ), 409 );
	}

	/** @param string $code The route's own code. */
	public function not_registered( string $code = 'site_not_registered' ): WP_Error {
		/* translators: %s: the account service's host name. */
		return $this->error( $code, __( 'The site is not connected to %s. Connect it first.', 'jetpack-dashboard' ), 400 );
	}

	/**
	 * A temporary error.
	 *
	 * @param int $http_code 0 without a response.
	 */
	private function pause( string $message, int $seconds, int $http_code = 0 ): WP_Error {
		$data = array(
			'status'     => 503,
			'retryAfter' => $seconds,
		);

		return new WP_Error( self::OUTAGE, $message, 0 === $http_code ? $data : $data + array( 'api_http_code' => $http_code ) );
	}

	/**
	 * An error that names the host.
	 *
	 * @param int $http_code 0 without a response.
	 */
	private function error( string $code, string $message, int $status, int $http_code = 0 ): WP_Error {
		$data = array( 'status' => $status );

		if ( $http_code > 0 ) {
			$data['api_http_code'] = $http_code;
		}

		return new WP_Error( $code, sprintf( $message, $this->account_service->host() ), $data );
	}

	/**
	 * Error code in the format of the site API or OAuth.
	 *
	 * @param array<mixed>|null $body
	 */
	private function code( ?array $body ): string {
		$code = $body['code'] ?? $body['error'] ?? '';

		$code = is_string( $code ) && preg_match( '/^[a-z0-9_-]{1,60}$/iD', $code ) ? strtolower( $code ) : '';

		return in_array( $code, self::OWN_CODES, true ) ? '' : $code;
	}

	/**
	 * Error message without HTML.
	 *
	 * @param array<mixed> $body
	 * @param string       $code Used if there is no message.
	 */
	private function message( array $body, string $code ): string {
		if ( in_array( $code, self::TOKEN_CODES, true ) ) {
			/* translators: %s: the account service's host name. */
			return sprintf( __( '%s no longer accepts the site’s connection. Reconnect the site.', 'jetpack-dashboard' ), $this->account_service->host() );
		}

		$message = $body['message'] ?? $body['error_description'] ?? '';
		$message = is_string( $message ) ? mb_substr( sanitize_text_field( $message ), 0, self::MAX_MESSAGE_LENGTH ) : '';

		return '' !== $message
			? $message
			/* translators: 1: the account service's host name. 2: an error's code. */
			: sprintf( __( '%1$s refused the request. Error: %2$s', 'jetpack-dashboard' ), $this->account_service->host(), $code );
	}
}
