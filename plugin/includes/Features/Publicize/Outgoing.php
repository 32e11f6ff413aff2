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
		$host   = trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );
		$ip     = gethostbyname( $host );
		$public = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;

		/** This filter is documented in wp-includes/http.php */
		return false !== filter_var( $ip, FILTER_VALIDATE_IP ) && false === filter_var( $ip, FILTER_VALIDATE_IP, $public ) && ! apply_filters( 'http_request_host_is_external', false, $host, $url );
	}
}
