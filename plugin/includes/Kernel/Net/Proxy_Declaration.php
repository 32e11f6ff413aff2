<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** The configured proxies, and the header with the visitor's address. */
final class Proxy_Declaration {

	/** The de facto standard. */
	private const DEFAULT_HEADER = 'X-Forwarded-For';

	private Ip_List $trusted;

	private string $header;

	/** @param string $header '' for X-Forwarded-For. */
	public function __construct( Ip_List $trusted, string $header = '' ) {
		$header        = trim( (string) preg_replace( '/[^A-Za-z0-9-]/', '', str_replace( '_', '-', $header ) ), '-' );
		$header        = (string) preg_replace( '/^HTTP-/i', '', $header );
		$this->trusted = $trusted;
		$this->header  = '' === $header ? self::DEFAULT_HEADER : $header;
	}

	/**
	 * Reads the constants JETPACK_DASHBOARD_TRUSTED_PROXIES (text or array) and JETPACK_DASHBOARD_PROXY_HEADER, which take precedence over
	 * the settings.
	 *
	 * @param callable $setting Returns a setting by key.
	 */
	public static function of_site( callable $setting ): self {
		$trusted = defined( 'JETPACK_DASHBOARD_TRUSTED_PROXIES' )
			? constant( 'JETPACK_DASHBOARD_TRUSTED_PROXIES' )
			: $setting( 'jetpack_protect_trusted_proxies' );
		$header  = defined( 'JETPACK_DASHBOARD_PROXY_HEADER' )
			? constant( 'JETPACK_DASHBOARD_PROXY_HEADER' )
			: $setting( 'jetpack_protect_proxy_header' );
		return new self( Ip_List::of_stored( $trusted ), is_string( $header ) ? $header : '' );
	}

	public function trusts( Ip_Address $address ): bool {
		return $this->trusted->covers( $address );
	}

	/** @return string[] */
	public function lines(): array {
		return $this->trusted->to_lines();
	}

	/** Such as `X-Forwarded-For`. */
	public function header(): string {
		return $this->header;
	}

	/** Key in $_SERVER. */
	public function server_key(): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $this->header ) );
	}
}
