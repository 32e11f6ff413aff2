<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * The visitor's IP address: the connection's, unless that is a trusted proxy; then the right-most address of the configured header
 * that isn't a trusted proxy.
 */
final class Client_Address {

	/** There seems to be a proxy that isn't configured. */
	public const HINT_UNDECLARED = 'undeclared';

	/** With the configured proxy, visitors can't be distinguished. */
	public const HINT_MISCONFIGURED = 'misconfigured';

	/** Headers of proxies in the site's own network. */
	private const FORWARDING_HEADERS = array(
		'HTTP_X_FORWARDED_FOR',
		'HTTP_FORWARDED',
		'HTTP_X_REAL_IP',
		'HTTP_X_CLIENT_IP',
		'HTTP_TRUE_CLIENT_IP',
		'HTTP_CF_CONNECTING_IP',
	);

	/** Headers of CDNs, which connect from the internet. */
	private const DELIVERY_HEADERS = array(
		'HTTP_CF_CONNECTING_IP',
		'HTTP_TRUE_CLIENT_IP',
		'HTTP_FASTLY_CLIENT_IP',
		'HTTP_X_SUCURI_CLIENTIP',
		'HTTP_INCAP_CLIENT_IP',
	);

	/** @var array<string, mixed> */
	private array $server;

	/**
	 * Returns the configured proxies; reads settings.
	 *
	 * @var callable(): Proxy_Declaration
	 */
	private $declaration;

	/** @param array<string, mixed> $server $_SERVER. */
	public function __construct( array $server, callable $declaration ) {
		$this->server      = $server;
		$this->declaration = $declaration;
	}

	private function declaration(): Proxy_Declaration {
		return ( $this->declaration )();
	}

	/** Null if visitors can't be distinguished. */
	public function ip(): ?Ip_Address {
		$connection = $this->connection();
		if ( null === $connection || ! $this->declaration()->trusts( $connection ) ) {
			return $connection;
		}
		$hops = Forwarded_Hops::from_right( $this->declaration()->header(), $this->value( $this->declaration()->server_key() ) );
		foreach ( $hops as $hop ) {
			// Hops before an invalid one can't be trusted.
			if ( null === $hop || ! $this->declaration()->trusts( $hop ) ) {
				return $hop;
			}
		}
		return null;
	}

	/** '' if unknown. */
	public function address(): string {
		$ip = $this->ip();
		return null === $ip ? '' : $ip->to_string();
	}

	/** The connection's address; null for WP-CLI and Unix sockets. */
	public function connection(): ?Ip_Address {
		return Forwarded_Hops::address( $this->value( 'REMOTE_ADDR' ) );
	}

	public function is_via_proxy(): bool {
		$connection = $this->connection();
		return null !== $connection && $this->declaration()->trusts( $connection );
	}

	public function header(): string {
		return $this->declaration()->header();
	}

	/** Whether visitors can be distinguished. Otherwise nobody is locked out. */
	public function is_usable(): bool {
		return null !== $this->ip();
	}

	/** HINT_UNDECLARED, HINT_MISCONFIGURED or null. */
	public function hint(): ?string {
		if ( ! $this->is_usable() ) {
			return self::HINT_MISCONFIGURED;
		}
		return ! $this->is_via_proxy() && $this->looks_proxied() ? self::HINT_UNDECLARED : null;
	}

	/**
	 * Whether there seems to be a proxy. Anyone can send these headers, but gains nothing: the hint is for the administrator, and only the
	 * account's own devices benefit.
	 */
	private function looks_proxied(): bool {
		$connection = $this->connection();
		if ( null === $connection ) {
			return false;
		}
		foreach ( $connection->is_internal() ? self::FORWARDING_HEADERS : self::DELIVERY_HEADERS as $key ) {
			$value = $this->value( $key );
			// The web server has already replaced the address.
			if ( '' !== $value && ! self::is_same( $connection, Forwarded_Hops::address( $value ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param Ip_Address|null $another */
	private static function is_same( Ip_Address $one, ?Ip_Address $another ): bool {
		return null !== $another && $one->bytes() === $another->bytes();
	}

	/** Unslashed: WordPress adds slashes to $_SERVER. */
	private function value( string $key ): string {
		$value = $this->server[ $key ] ?? '';
		return is_string( $value ) ? trim( stripslashes( $value ) ) : '';
	}

	/** WP-CLI sets an address, too; PHP as WebAssembly reports 'cli'. */
	public static function is_web_request(): bool {
		return ! defined( 'WP_CLI' ) && ( 'cli' !== PHP_SAPI || isset( $_SERVER['REMOTE_ADDR'] ) );
	}
}
