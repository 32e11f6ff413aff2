<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** The account service's address, from wp-config.php or a filter. No address: local mode. */
class Account_Service {

	/** The address uses http, and its host is another machine. */
	public const INSECURE = 'insecure';

	/** The address is no URL that the plugin can call. */
	public const INVALID = 'invalid';

	private const LOOPBACK_V4 = '/^127\./';
	private const LOOPBACK_V6 = '::1';

	/**
	 * Base URL.
	 *
	 * @return string https URL, or http for a loopback address, without a trailing slash; '' when none is configured, or a refused one.
	 */
	public function url(): string {
		$url = self::configured();

		return '' === self::fault_of( $url ) ? untrailingslashit( $url ) : '';
	}

	/**
	 * Why the configured address is refused.
	 *
	 * @return string INSECURE, INVALID, or '' when there is none or it is usable.
	 */
	public function fault(): string {
		return self::fault_of( self::configured() );
	}

	/**
	 * The same for people, with what to do about it.
	 *
	 * @return string|null Null when there is no fault.
	 */
	public function fault_text(): ?string {
		switch ( $this->fault() ) {
			case self::INSECURE:
				return __( 'The address of the account service uses http, so passwords and tokens would travel unencrypted. Nothing is sent there. Change JETPACK_ACCOUNT_SERVICE_URL in wp-config.php to an address that begins with https://.', 'jetpack-dashboard' );
			case self::INVALID:
				return __( 'The address of the account service is not valid, so nothing is sent there. Check JETPACK_ACCOUNT_SERVICE_URL in wp-config.php: it must be a URL that begins with https://, without a user name, a query or a fragment.', 'jetpack-dashboard' );
		}

		return null;
	}

	/**
	 * Scheme, host and port of a URL, which is what tells one service from another.
	 *
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

	/** Whether there is anything to connect to. */
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

	/** The address as it is configured, unchecked. */
	private static function configured(): string {
		$configured = defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ? constant( 'JETPACK_ACCOUNT_SERVICE_URL' ) : '';

		/**
		 * Filters the base URL of the account service.
		 *
		 * @param string $url URL, or '' for none.
		 */
		$url = apply_filters( 'jetpack_dashboard_account_service_url', is_string( $configured ) ? $configured : '' );

		return is_string( $url ) ? trim( $url ) : '';
	}

	/**
	 * What is wrong with an address. Every call carries a secret, so the connection must be encrypted.
	 *
	 * @param string $url Address; '' for none.
	 * @return string INSECURE, INVALID, or ''.
	 */
	private static function fault_of( string $url ): string {
		if ( '' === $url ) {
			return '';
		}

		$is_own_scheme = 1 === preg_match( '#^https?://[^/?\#]#i', $url );

		if ( ! $is_own_scheme || '' === self::origin_of( $url ) || false !== strpbrk( $url, '?#' ) ) {
			return self::INVALID;
		}

		return 0 === stripos( $url, 'https:' ) || self::is_loopback( (string) wp_parse_url( $url, PHP_URL_HOST ) ) ? '' : self::INSECURE;
	}

	/**
	 * Whether a host is this very machine (RFC 1122, RFC 4291, RFC 6761). Names below localhost, and numbers in other notations, are left
	 * to the resolver, which may send them anywhere.
	 */
	private static function is_loopback( string $host ): bool {
		if ( 'localhost' === strtolower( $host ) ) {
			return true;
		}

		if ( preg_match( '/^\[(.+)\]$/D', $host, $matches ) ) {
			return false !== filter_var( $matches[1], FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) && inet_pton( self::LOOPBACK_V6 ) === inet_pton( $matches[1] );
		}

		return false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) && 1 === preg_match( self::LOOPBACK_V4, $host );
	}
}
