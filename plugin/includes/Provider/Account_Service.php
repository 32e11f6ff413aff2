<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** The account service's URL, from wp-config.php or a filter. Without a URL: local mode. */
class Account_Service {

	/** The URL uses http with a remote host. */
	public const INSECURE = 'insecure';

	/** The URL can't be used. */
	public const INVALID = 'invalid';

	private const LOOPBACK_V4 = '/^127\./';
	private const LOOPBACK_V6 = '::1';

	/**
	 * Faults by URL: a page that lists the modules asks hundreds of times.
	 *
	 * @var array<string, string>
	 */
	private static array $faults = array();

	/** @return string https URL, or http for loopback addresses, without a trailing slash; '' if missing or rejected. */
	public function url(): string {
		$url = self::configured();

		return '' === self::fault_of( $url ) ? untrailingslashit( $url ) : '';
	}

	/**
	 * Why the configured URL is rejected.
	 *
	 * @return string INSECURE, INVALID, or ''.
	 */
	public function fault(): string {
		return self::fault_of( self::configured() );
	}

	/** @return string|null Null if there is no problem. */
	public function fault_text(): ?string {
		switch ( $this->fault() ) {
			case self::INSECURE:
				return __( 'The address of the account service uses http, so passwords and tokens would be sent unencrypted. Therefore, nothing is sent there. Change JETPACK_ACCOUNT_SERVICE_URL in wp-config.php to an address that begins with https://.', 'jetpack-dashboard' );
			case self::INVALID:
				return __( 'The address of the account service is not valid, so nothing is sent there. Check JETPACK_ACCOUNT_SERVICE_URL in wp-config.php: it must be a URL that begins with https://, without a username, a query or a fragment.', 'jetpack-dashboard' );
		}

		return null;
	}

	/**
	 * Scheme, host and port of a URL.
	 *
	 * @return string '' if it isn't an http(s) URL, or contains a username.
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

	public function is_configured(): bool {
		return '' !== $this->url();
	}

	/**
	 * The host for display ({host} in the spec).
	 *
	 * @return string With a non-default port; ''.
	 */
	public function host(): string {
		$host = (string) wp_parse_url( $this->url(), PHP_URL_HOST );
		$port = wp_parse_url( $this->url(), PHP_URL_PORT );

		return $port ? $host . ':' . $port : $host;
	}

	/** The configured URL, not validated. */
	private static function configured(): string {
		$configured = defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ? constant( 'JETPACK_ACCOUNT_SERVICE_URL' ) : '';

		/**
		 * Filters the base URL of the account service.
		 *
		 * @since 1.0.0
		 *
		 * @param string $url '' for none.
		 */
		$url = apply_filters( 'jetpack_dashboard_account_service_url', is_string( $configured ) ? $configured : '' );

		return is_string( $url ) ? trim( $url ) : '';
	}

	/**
	 * Validates a URL. All requests contain a secret, so they must be encrypted.
	 *
	 * @return string INSECURE, INVALID, or ''.
	 */
	private static function fault_of( string $url ): string {
		if ( ! isset( self::$faults[ $url ] ) ) {
			self::$faults[ $url ] = '' === $url ? '' : self::check( $url );
		}

		return self::$faults[ $url ];
	}

	/** @return string INSECURE, INVALID, or ''. */
	private static function check( string $url ): string {
		$is_own_scheme = 1 === preg_match( '#^https?://[^/?\#]#i', $url );

		if ( ! $is_own_scheme || '' === self::origin_of( $url ) || false !== strpbrk( $url, '?#' ) ) {
			return self::INVALID;
		}

		return 0 === stripos( $url, 'https:' ) || self::is_loopback( (string) wp_parse_url( $url, PHP_URL_HOST ) ) ? '' : self::INSECURE;
	}

	/**
	 * Whether a host is this machine (RFC 1122, RFC 4291, RFC 6761). Subdomains of localhost and unusual notations are not accepted, since
	 * the resolver may send them anywhere.
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
