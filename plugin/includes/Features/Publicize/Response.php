<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A network's response, or what prevented it. */
final class Response {

	/** Errors of cURL that occur before the request is sent: URL, DNS, connection, TLS. */
	private const NOT_SENT = '/cURL error (1|3|5|6|7|35|51|53|54|58|59|60|66|77|83|90|91):/';

	private const MAX_WAIT_S = 6 * HOUR_IN_SECONDS;

	/** 0 if there was none. */
	private int $status;

	/** @var array<string, mixed> */
	private array $body = array();

	private string $problem = '';

	private bool $was_sent = true;

	private string $retry_after = '';

	/** @param array<string, mixed>|WP_Error $response Of wp_remote_request(). */
	public function __construct( $response ) {
		if ( is_wp_error( $response ) ) {
			$message        = $response->get_error_message();
			$this->status   = 0;
			$this->problem  = $message;
			$this->was_sent = 'http_request_not_executed' !== $response->get_error_code() && 1 !== preg_match( self::NOT_SENT, $message ) && __( 'A valid URL was not provided.' ) !== $message; // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own text.
			return;
		}
		$body = json_decode( (string) wp_remote_retrieve_body( $response ), true );

		$this->status      = (int) wp_remote_retrieve_response_code( $response );
		$this->body        = is_array( $body ) ? $body : array();
		$this->retry_after = (string) ( (array) wp_remote_retrieve_header( $response, 'retry-after' ) )[0];
	}

	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** @return string '' if the key is missing or isn't a string or number. */
	public function text( string $key ): string {
		return is_scalar( $this->body[ $key ] ?? null ) ? (string) $this->body[ $key ] : '';
	}

	/**
	 * A number inside of objects, such as `configuration.statuses.max_characters`.
	 *
	 * @param string[] $path
	 */
	public function number( array $path ): int {
		$value = $this->body;
		foreach ( $path as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}

		return is_int( $value ) ? $value : 0;
	}

	/** @return string A constant of Outcome. */
	public function error_kind(): string {
		if ( 0 === $this->status ) {
			return $this->was_sent ? Outcome::UNKNOWN : Outcome::RETRY;
		}

		return $this->status >= 500 || in_array( $this->status, array( 408, 425, 429 ), true ) ? Outcome::RETRY : Outcome::FAILED;
	}

	/** What happened, in plain text. */
	public function error(): string {
		if ( 0 === $this->status ) {
			return $this->was_sent
				/* translators: %s: error message. */
				? sprintf( __( 'The server didn’t answer (%s).', 'jetpack-dashboard' ), $this->problem )
				/* translators: %s: error message. */
				: sprintf( __( 'The server could not be reached (%s).', 'jetpack-dashboard' ), $this->problem );
		}
		if ( in_array( $this->status, array( 401, 403 ), true ) ) {
			/* translators: %d: HTTP status code, such as 401. */
			return sprintf( __( 'Access was refused. Disconnect the account and connect it again (status %d).', 'jetpack-dashboard' ), $this->status );
		}
		$reason = $this->text( 'message' ) ?: $this->text( 'error_description' ) ?: $this->text( 'error' );

		return '' === $reason
			/* translators: %d: HTTP status code, such as 404. */
			? sprintf( __( 'The server refused it (status %d).', 'jetpack-dashboard' ), $this->status )
			/* translators: 1: the server's error message, 2: HTTP status code, such as 404. */
			: sprintf( __( 'The server refused it: %1$s (status %2$d).', 'jetpack-dashboard' ), wp_html_excerpt( $reason, 150, '…' ), $this->status );
	}

	/** Seconds; 0 if the server doesn't ask for it. */
	public function retry_after(): int {
		$date = ctype_digit( $this->retry_after ) ? (int) $this->retry_after : (int) strtotime( $this->retry_after ) - time();

		return '' === $this->retry_after ? 0 : max( 0, min( self::MAX_WAIT_S, $date ) );
	}
}
