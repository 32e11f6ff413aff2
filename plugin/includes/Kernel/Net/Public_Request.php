<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A request to an address that a user entered: only public HTTPS addresses are allowed, and redirects, which could lead elsewhere with
 * the secrets, are not followed.
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

		$ips = self::resolve( $url );
		if ( self::is_internal( $url, $ips ) ) {
			return new WP_Error( 'http_request_not_executed', __( 'The address is not a public one.', 'jetpack-dashboard' ) );
		}

		$pin = static function ( $handle ) use ( $url, $ips ): void {
			self::pin( $handle, $url, $ips );
		};
		// The name could be resolved again, to an address that wasn't checked.
		$refuse = static fn( $response, $args, $requested ) => false === $response && array() === $ips && $requested === $url
			/* translators: %s: name of a server, such as example.com. */
			? new WP_Error( 'http_request_not_executed', sprintf( __( 'The server %s was not found.', 'jetpack-dashboard' ), self::host( $url ) ) )
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

	/**
	 * Lets the request use only addresses that were checked: a name that is resolved again can lead elsewhere.
	 *
	 * @param resource $handle Of cURL.
	 * @param string[] $ips
	 */
	public static function pin( $handle, string $url, array $ips ): void {
		$host = self::host( $url );
		if ( array() !== $ips && ! in_array( $host, $ips, true ) ) {
			$entry = $host . ':' . ( (int) wp_parse_url( $url, PHP_URL_PORT ) ?: 443 ) . ':' . implode( ',', $ips );
			curl_setopt( $handle, CURLOPT_RESOLVE, array( $entry ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress has no argument for it.
		}
	}

	/** @return string[] The IP addresses of a URL; none if its name doesn't resolve. */
	private static function resolve( string $url ): array {
		$host = self::host( $url );
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return array( $host );
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- See above.
		$v6 = array_column( (array) @dns_get_record( $host, DNS_AAAA ), 'ipv6' );

		return array_merge( gethostbynamel( $host ) ?: array(), $v6 );
	}

	/**
	 * Whether the address leads to a reserved IP address, such as a cloud provider's metadata service. WordPress only knows some of these.
	 *
	 * @param string[] $ips
	 */
	private static function is_internal( string $url, array $ips ): bool {
		foreach ( $ips as $ip ) {
			$address = Ip_Address::parse( $ip );
			if ( ! $address || ! $address->is_public() ) {
				/** This filter is documented in wp-includes/http.php */
				return ! apply_filters( 'http_request_host_is_external', false, self::host( $url ), $url );
			}
		}

		return false;
	}

	private static function host( string $url ): string {
		return trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );
	}
}
