<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * An IPv4 or IPv6 address in normal form: `::ffff:192.0.2.1` is 192.0.2.1, and `2001:DB8:0::1` is 2001:db8::1, so that two notations
 * don't count as two visitors.
 */
final class Ip_Address {

	/** First twelve bytes of an IPv4-mapped IPv6 address. */
	private const MAPPED_PREFIX = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** Networks that aren't routed on the internet: the machine itself, its neighbors, or a proxy in front of it. */
	private const INTERNAL_NETWORKS = array(
		'127.0.0.0/8',
		'10.0.0.0/8',
		'172.16.0.0/12',
		'192.168.0.0/16',
		'169.254.0.0/16',
		'100.64.0.0/10',
		'::1/128',
		'fc00::/7',
		'fe80::/10',
	);

	/** Networks without a public server (IANA's registries of special addresses). The IPv6 ones are those within 2000::/3. */
	private const RESERVED_NETWORKS = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
		// Also Teredo.
		'2001::/23',
		'2001:db8::/32',
		'3fff::/20',
	);

	/** Position of the IPv4 address in the addresses of a network, which reaches that address: NAT64 and 6to4. */
	private const EMBEDDING_NETWORKS = array(
		'64:ff9b::/96' => 12,
		'2002::/16'    => 2,
	);

	/** Network byte order: 4 bytes for IPv4, 16 for IPv6. */
	private string $bytes;

	/** Whether it was written as IPv4-mapped IPv6. */
	private bool $is_mapped;

	/** Use parse(). */
	private function __construct( string $bytes, bool $is_mapped ) {
		$this->bytes     = $bytes;
		$this->is_mapped = $is_mapped;
	}

	/**
	 * Parses an address without port, brackets, zone or prefix length.
	 *
	 * @return self|null Null if invalid.
	 */
	public static function parse( string $text ): ?self {
		$text = trim( $text );
		// inet_pton() warns about invalid input, and some platforms accept 010.0.0.1.
		if ( false === filter_var( $text, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$bytes = inet_pton( $text );
		if ( false === $bytes ) {
			return null;
		}
		if ( 16 === strlen( $bytes ) && 0 === strpos( $bytes, self::MAPPED_PREFIX ) ) {
			return new self( substr( $bytes, 12 ), true );
		}
		return new self( $bytes, false );
	}

	/** @param string $bytes 4 or 16 bytes in network order. */
	public static function from_bytes( string $bytes ): self {
		return new self( $bytes, false );
	}

	/** Comparable with strcmp() within a family. */
	public function bytes(): string {
		return $this->bytes;
	}

	/** False for IPv4-mapped addresses. */
	public function is_v6(): bool {
		return 16 === strlen( $this->bytes );
	}

	/** Whether it was written as IPv4-mapped IPv6; a prefix length then counts from bit 96. */
	public function is_mapped(): bool {
		return $this->is_mapped;
	}

	public function is_internal(): bool {
		foreach ( self::INTERNAL_NETWORKS as $network ) {
			if ( $this->is_in( $network ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether it may be a server on the internet. */
	public function is_public(): bool {
		foreach ( self::EMBEDDING_NETWORKS as $network => $position ) {
			if ( $this->is_in( $network ) ) {
				return self::from_bytes( substr( $this->bytes, $position, 4 ) )->is_public();
			}
		}
		// Outside of it are IPv4-compatible, local and multicast addresses.
		if ( $this->is_v6() && ! $this->is_in( '2000::/3' ) ) {
			return false;
		}
		foreach ( self::RESERVED_NETWORKS as $network ) {
			if ( $this->is_in( $network ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * What failures are counted by: the address, or the /64 network for IPv6, since one customer owns all of it.
	 *
	 * @return string Such as `192.0.2.1` or `2001:db8:1:2::/64`.
	 */
	public function bucket(): string {
		if ( ! $this->is_v6() ) {
			return $this->to_string();
		}
		return $this->prefix( 8 );
	}

	/**
	 * The network that often belongs to one customer of a hosting provider: /24 for IPv4, /48 for IPv6.
	 *
	 * @return string Such as `192.0.2.0/24` or `2001:db8:1::/48`.
	 */
	public function network(): string {
		return $this->prefix( $this->is_v6() ? 6 : 3 );
	}

	private function is_in( string $network ): bool {
		$range = Ip_Range::parse( $network );

		return null !== $range && $range->contains( $this );
	}

	private function prefix( int $bytes ): string {
		return inet_ntop( str_pad( substr( $this->bytes, 0, $bytes ), strlen( $this->bytes ), "\0" ) ) . '/' . 8 * $bytes;
	}

	public function to_string(): string {
		return (string) inet_ntop( $this->bytes );
	}
}
