<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A request to a server that the owner entered, at any port. Otherwise as Public_Request. If WordPress's filter http_request_host_is_external
 * allows it, also internal addresses, and http on a loopback address.
 */
class Owner_Request {

	private const TIMEOUT_S = 8;
	private const MAX_BYTES = 65536;

	private Public_Request $request;

	public function __construct( Public_Request $request ) {
		$this->request = $request;
	}

	/** Whether the URL has a scheme that secrets may be sent with. */
	public static function is_allowed( string $url ): bool {
		return 0 === strpos( $url, 'https://' ) || self::is_allowed_loopback( $url );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error As Public_Request.
	 */
	public function send( string $method, string $url, array $headers = array(), string $body = '', int $max_bytes = self::MAX_BYTES, int $timeout_s = self::TIMEOUT_S ) {
		if ( self::is_allowed_loopback( $url ) ) {
			return wp_remote_request(
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
		}

		// WordPress otherwise allows only three ports.
		$add_port = static fn( $ports, $host, $requested ) => $requested === $url ? array_merge( (array) $ports, array( (int) wp_parse_url( $url, PHP_URL_PORT ) ) ) : $ports;
		add_filter( 'http_allowed_safe_ports', $add_port, 10, 3 );
		try {
			return $this->request->send( $method, $url, $headers, $body, $max_bytes, $timeout_s );
		} finally {
			remove_filter( 'http_allowed_safe_ports', $add_port );
		}
	}

	private static function is_allowed_loopback( string $url ): bool {
		$host = trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );

		/** This filter is documented in wp-includes/http.php */
		return 0 === strpos( $url, 'http://' ) && 1 === preg_match( '/^(127\.0\.0\.1|::1|([a-z0-9-]+\.)?localhost)$/D', $host ) && apply_filters( 'http_request_host_is_external', false, $host, $url );
	}
}
