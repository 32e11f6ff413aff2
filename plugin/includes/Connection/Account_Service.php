<?php
/**
 * Where the provider's account service is.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

/**
 * The account service's address, from wp-config.php or a filter. No address: local mode (decision 44).
 */
class Account_Service {

	/** Names and addresses of this very machine, which no network lies before (RFC 6761, RFC 1122, RFC 4291). */
	private const LOOPBACK = '/^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iD';

	/**
	 * Base URL.
	 *
	 * @return string https URL, or for a service on this machine http, without a trailing slash; '' when none is configured.
	 */
	public function url(): string {
		$configured = defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ? constant( 'JETPACK_ACCOUNT_SERVICE_URL' ) : '';

		/**
		 * Filters the base URL of the account service.
		 *
		 * @param string $url URL, or '' for none.
		 */
		$url = apply_filters( 'jetpack_dashboard_account_service_url', is_string( $configured ) ? $configured : '' );

		if ( ! is_string( $url ) || ! preg_match( '#^https?://[^/?\#\s]+#i', $url ) || ! self::keeps_secrets( $url ) ) {
			return '';
		}

		return untrailingslashit( $url );
	}

	/**
	 * Whether nobody on the way can read along. Every call carries a secret.
	 *
	 * @param string $url http(s) URL.
	 */
	private static function keeps_secrets( string $url ): bool {
		return 0 === stripos( $url, 'https:' ) || 1 === preg_match( self::LOOPBACK, (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}

	/**
	 * Scheme, host and port of a URL, which is what tells one service from another.
	 *
	 * @param string $url URL.
	 * @return string '' for what is not an http(s) URL, or names a user.
	 */
	public static function origin_of( string $url ): string {
		$parts = wp_parse_url( $url );
		$ports = array(
			'http'  => 80,
			'https' => 443,
		);

		if ( ! is_array( $parts ) || empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || preg_match( '/[\x00-\x20\x7f\\\\]/', $url ) ) {
			return '';
		}

		$scheme = strtolower( $parts['scheme'] ?? '' );

		return isset( $ports[ $scheme ] ) ? $scheme . '://' . strtolower( $parts['host'] ) . ':' . ( $parts['port'] ?? $ports[ $scheme ] ) : '';
	}

	/**
	 * Whether there is anything to connect to.
	 */
	public function is_configured(): bool {
		return '' !== $this->url();
	}

	/**
	 * Host as shown in texts ({host} in the spec).
	 *
	 * @return string Host with its port where that is not the default, or ''.
	 */
	public function host(): string {
		$host = (string) wp_parse_url( $this->url(), PHP_URL_HOST );
		$port = wp_parse_url( $this->url(), PHP_URL_PORT );

		return $port ? $host . ':' . $port : $host;
	}
}
