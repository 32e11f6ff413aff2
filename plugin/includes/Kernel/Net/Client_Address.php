<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * The visitor's address: the connection's, unless that is a declared proxy; then
 * the right-most address of the declared header that is not a declared proxy itself.
 */
final class Client_Address {

	/** The site seems to sit behind a proxy that nobody declared. */
	public const HINT_UNDECLARED = 'undeclared';

	/** The declaration leaves no address to tell visitors apart by. */
	public const HINT_MISCONFIGURED = 'misconfigured';

	/** Headers by which a proxy on the site's own network gives itself away. */
	private const FORWARDING_HEADERS = array(
		'HTTP_X_FORWARDED_FOR',
		'HTTP_FORWARDED',
		'HTTP_X_REAL_IP',
		'HTTP_X_CLIENT_IP',
		'HTTP_TRUE_CLIENT_IP',
		'HTTP_CF_CONNECTING_IP',
	);

	/** Headers that only delivery networks write, whose connections come from the open internet. */
	private const DELIVERY_HEADERS = array(
		'HTTP_CF_CONNECTING_IP',
		'HTTP_TRUE_CLIENT_IP',
		'HTTP_FASTLY_CLIENT_IP',
		'HTTP_X_SUCURI_CLIENTIP',
		'HTTP_INCAP_CLIENT_IP',
	);

	/**
	 * The request's $_SERVER.
	 *
	 * @var array<string, mixed>
	 */
	private array $server;

	/**
	 * Gives what the owner declared: reading it takes settings.
	 *
	 * @var callable(): Proxy_Declaration
	 */
	private $declaration;

	/** @param array<string, mixed> $server The request's $_SERVER. */
	public function __construct( array $server, callable $declaration ) {
		$this->server      = $server;
		$this->declaration = $declaration;
	}

	/** What the owner declared. */
	private function declaration(): Proxy_Declaration {
		return ( $this->declaration )();
	}

	/** The visitor, or null when nothing tells one visitor from another. */
	public function ip(): ?Ip_Address {
		$connection = $this->connection();
		if ( null === $connection || ! $this->declaration()->trusts( $connection ) ) {
			return $connection;
		}
		$hops = Forwarded_Hops::from_right( $this->declaration()->header(), $this->value( $this->declaration()->server_key() ) );
		foreach ( $hops as $hop ) {
			// Nothing left of a hop that can't be read is anybody's word that counts.
			if ( null === $hop || ! $this->declaration()->trusts( $hop ) ) {
				return $hop;
			}
		}
		return null;
	}

	/** The visitor's address as text; '' when unknown. */
	public function address(): string {
		$ip = $this->ip();
		return null === $ip ? '' : $ip->to_string();
	}

	/** Where the connection comes from; null on the command line and behind a socket. */
	public function connection(): ?Ip_Address {
		return Forwarded_Hops::address( $this->value( 'REMOTE_ADDR' ) );
	}

	/** Whether a declared proxy brought the request. */
	public function is_via_proxy(): bool {
		$connection = $this->connection();
		return null !== $connection && $this->declaration()->trusts( $connection );
	}

	/** The declared header's name. */
	public function header(): string {
		return $this->declaration()->header();
	}

	/** Whether visitors can be told apart. Protection locks nobody out while they can't. */
	public function is_usable(): bool {
		return null !== $this->ip();
	}

	/** What the owner ought to look into: null, HINT_UNDECLARED or HINT_MISCONFIGURED. */
	public function hint(): ?string {
		if ( ! $this->is_usable() ) {
			return self::HINT_MISCONFIGURED;
		}
		return ! $this->is_via_proxy() && $this->looks_proxied() ? self::HINT_UNDECLARED : null;
	}

	/**
	 * Whether a proxy seems to stand between the visitor and the connection. Anybody may send
	 * these headers, which gains a stranger nothing: the hint is for the owner, whose browser
	 * does not, and lets in no device but the account's own.
	 */
	private function looks_proxied(): bool {
		$connection = $this->connection();
		if ( null === $connection ) {
			return false;
		}
		foreach ( $connection->is_internal() ? self::FORWARDING_HEADERS : self::DELIVERY_HEADERS as $key ) {
			$value = $this->value( $key );
			// The same address: the web server has put the visitor's in the connection's place already.
			if ( '' !== $value && ! self::is_same( $connection, Forwarded_Hops::address( $value ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether two addresses are one.
	 *
	 * @param Ip_Address|null $another Another; null for what is none.
	 */
	private static function is_same( Ip_Address $one, ?Ip_Address $another ): bool {
		return null !== $another && $one->bytes() === $another->bytes();
	}

	/** One value of the request, unslashed: WordPress adds slashes to $_SERVER. */
	private function value( string $key ): string {
		$value = $this->server[ $key ] ?? '';
		return is_string( $value ) ? trim( stripslashes( $value ) ) : '';
	}

	/**
	 * Whether there is a visitor at all: on the command line there is none. By the connection, since
	 * PHP as WebAssembly calls itself 'cli' when it serves pages, too.
	 */
	public static function is_web_request(): bool {
		return 'cli' !== PHP_SAPI || isset( $_SERVER['REMOTE_ADDR'] );
	}
}
