<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * What the site's owner declared about proxies: their addresses and the header in
 * which they tell the visitor's.
 */
final class Proxy_Declaration {

	/** What nearly every proxy writes, so it needn't be named. */
	private const DEFAULT_HEADER = 'X-Forwarded-For';

	private Ip_List $trusted;

	/** Header name as in HTTP. */
	private string $header;

	/** @param string $header Header name; '' means X-Forwarded-For. */
	public function __construct( Ip_List $trusted, string $header = '' ) {
		$header        = trim( (string) preg_replace( '/[^A-Za-z0-9-]/', '', str_replace( '_', '-', $header ) ), '-' );
		$header        = (string) preg_replace( '/^HTTP-/i', '', $header );
		$this->trusted = $trusted;
		$this->header  = '' === $header ? self::DEFAULT_HEADER : $header;
	}

	/**
	 * Reads the constants JETPACK_DASHBOARD_TRUSTED_PROXIES (text or array) and
	 * JETPACK_DASHBOARD_PROXY_HEADER, each of which wins over the setting of the same purpose.
	 *
	 * @param callable $setting Takes a setting's key, gives its value.
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

	/** Whether the address is a declared proxy. */
	public function trusts( Ip_Address $address ): bool {
		return $this->trusted->covers( $address );
	}

	/**
	 * The declared proxies, one a line.
	 *
	 * @return string[]
	 */
	public function lines(): array {
		return $this->trusted->to_lines();
	}

	/** The header's name, for example `X-Forwarded-For`. */
	public function header(): string {
		return $this->header;
	}

	/** The key under which PHP keeps the header in $_SERVER. */
	public function server_key(): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $this->header ) );
	}
}
