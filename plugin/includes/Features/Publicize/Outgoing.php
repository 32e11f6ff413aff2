<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Requests to networks. Authors enter servers, so only public HTTPS addresses are allowed, and redirects, which could lead elsewhere
 * with the secrets, are not followed.
 */
class Outgoing {

	private const TIMEOUT_S = 8;

	/** Larger responses are cut. */
	private const MAX_BYTES = 65536;

	/** @param array<string, string> $headers */
	public function get( string $url, array $headers = array() ): Response {
		return $this->request( 'GET', $url, $headers );
	}

	/**
	 * @param string                $body    JSON.
	 * @param array<string, string> $headers
	 */
	public function post( string $url, string $body, array $headers = array() ): Response {
		return $this->request( 'POST', $url, $headers + array( 'Content-Type' => 'application/json' ), $body );
	}

	/**
	 * The address `https://host` of what a user entered; '' if it isn't a host name.
	 *
	 * @param string $text A host name or an address.
	 */
	public static function origin( string $text ): string {
		$host = strtolower( (string) preg_replace( '#^https://|/+$#i', '', trim( $text ) ) );

		return 1 === preg_match( '/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/D', $host ) ? "https://$host" : '';
	}

	/** @param array<string, string> $headers */
	private function request( string $method, string $url, array $headers, string $body = '' ): Response {
		if ( 0 !== strpos( $url, 'https://' ) ) {
			return new Response( new \WP_Error( 'http_request_not_executed', __( 'The address must begin with https://.', 'jetpack-dashboard' ) ) );
		}

		if ( self::is_internal( $url ) ) {
			return new Response( new \WP_Error( 'http_request_not_executed', __( 'The address is not a public one.', 'jetpack-dashboard' ) ) );
		}

		return new Response(
			wp_safe_remote_request(
				$url,
				array(
					'method'              => $method,
					'timeout'             => self::TIMEOUT_S,
					'redirection'         => 0,
					'limit_response_size' => self::MAX_BYTES,
					'headers'             => $headers + array( 'Accept' => 'application/json' ),
					'body'                => '' === $body ? null : $body,
				)
			)
		);
	}

	/** Whether the address leads to a reserved IP address, such as a cloud provider's metadata service. WordPress only knows some of these. */
	private static function is_internal( string $url ): bool {
		$host = trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );
		$ips  = array_merge( array( $host ), gethostbynamel( $host ) ?: array() );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A name that doesn't resolve is the request's error.
		$ips = array_merge( $ips, array_column( (array) @dns_get_record( $host, DNS_AAAA ), 'ipv6' ) );

		foreach ( $ips as $ip ) {
			if ( false !== filter_var( $ip, FILTER_VALIDATE_IP ) && ! self::is_public( $ip ) ) {
				/** This filter is documented in wp-includes/http.php */
				return ! apply_filters( 'http_request_host_is_external', false, $host, $url );
			}
		}

		return false;
	}

	/** PHP's flags lack shared and multicast addresses, and IPv4 addresses written as IPv6. */
	private static function is_public( string $ip ): bool {
		return false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
			&& ! preg_match( '/^(::ffff:|64:ff9b:|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|192\.0\.0\.|198\.1[89]\.|22[4-9]\.|23\d\.)/i', $ip );
	}
}
