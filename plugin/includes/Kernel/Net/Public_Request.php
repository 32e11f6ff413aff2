<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A request to an address that a user entered: only public addresses are allowed, and redirects, which could lead elsewhere with the
 * secrets, are not followed.
 */
class Public_Request {

	private const TIMEOUT_S = 8;

	/** Larger responses are cut. */
	private const MAX_BYTES = 65536;

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error As wp_remote_request(); http_request_not_executed if the address isn't allowed or its name doesn't resolve.
	 */
	public function send( string $method, string $url, array $headers = array(), string $body = '', int $max_bytes = self::MAX_BYTES, int $timeout_s = self::TIMEOUT_S ) {
		if ( 0 !== strpos( $url, 'https://' ) ) {
			return new WP_Error( 'http_request_not_executed', __( 'The address must begin with https://.', 'jetpack-dashboard' ) );
		}

		return $this->send_openly( $method, $url, $headers, $body, $max_bytes, $timeout_s );
	}

	/**
	 * As send(), also by http: for requests without secrets.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error As send().
	 */
	public function send_openly( string $method, string $url, array $headers = array(), string $body = '', int $max_bytes = self::MAX_BYTES, int $timeout_s = self::TIMEOUT_S ) {
		$host = self::host( $url );
		$ips  = Public_Host::resolve( $host );
		if ( ! Public_Host::is_allowed( $host, $url, $ips ) ) {
			return new WP_Error( 'http_request_not_executed', __( 'The address is not a public one.', 'jetpack-dashboard' ) );
		}

		$pin = static function ( $handle ) use ( $host, $url, $ips ): void {
			Public_Host::pin( $handle, $host, (int) wp_parse_url( $url, PHP_URL_PORT ) ?: ( 0 === strpos( $url, 'https:' ) ? 443 : 80 ), $ips );
		};
		// The name could be resolved again, to an address that wasn't checked.
		$refuse = static fn( $response, $args, $requested ) => false === $response && array() === $ips && $requested === $url
			/* translators: %s: name of a server, such as example.com. */
			? new WP_Error( 'http_request_not_executed', sprintf( __( 'The server %s was not found.', 'jetpack-dashboard' ), $host ) )
			: $response;
		add_action( 'http_api_curl', $pin );
		add_filter( 'pre_http_request', $refuse, PHP_INT_MAX, 3 );
		try {
			return wp_safe_remote_request(
				$url,
				array(
					'method'              => $method,
					'timeout'             => $timeout_s,
					'redirection'         => 0,
					'limit_response_size' => $max_bytes,
					'headers'             => $headers,
					'body'                => '' === $body ? null : $body,
				)
			);
		} finally {
			remove_action( 'http_api_curl', $pin );
			remove_filter( 'pre_http_request', $refuse, PHP_INT_MAX );
		}
	}

	private static function host( string $url ): string {
		return trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );
	}
}
