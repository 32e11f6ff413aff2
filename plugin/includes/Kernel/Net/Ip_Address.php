<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * An IPv4 or IPv6 address in its one normal form: `::ffff:192.0.2.1` is 192.0.2.1, and
 * `2001:DB8:0::1` is 2001:db8::1, so that two spellings never count as two visitors.
 */
final class Ip_Address {

	/** The first twelve bytes of an IPv4 address that is written as an IPv6 one. */
	private const MAPPED_PREFIX = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/**
	 * Networks that never come from the open internet: a connection from one of them means
	 * the machine itself, its neighbours, or a proxy in front of it.
	 */
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

	/** Network byte order: 4 bytes for IPv4, 16 for IPv6. */
	private string $bytes;

	/** Whether the address was written as IPv4 inside IPv6. */
	private bool $is_mapped;

	/**
	 * Use parse().
	 *
	 * @param bool $is_mapped Whether IPv6 notation wrapped it.
	 */
	private function __construct( string $bytes, bool $is_mapped ) {
		$this->bytes     = $bytes;
		$this->is_mapped = $is_mapped;
	}

	/**
	 * Reads an address without port, brackets, zone or prefix length.
	 *
	 * @param string $text For example `192.0.2.1` or `2001:db8::1`.
	 * @return self|null Null when it is no IP address.
	 */
	public static function parse( string $text ): ?self {
		$text = trim( $text );
		// inet_pton warns on nonsense, and some platforms let 010.0.0.1 through.
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

	/**
	 * Makes an address of its bytes.
	 *
	 * @param string $bytes 4 or 16 bytes in network order.
	 */
	public static function from_bytes( string $bytes ): self {
		return new self( $bytes, false );
	}

	/** The bytes in network order; those of one family compare with strcmp(). */
	public function bytes(): string {
		return $this->bytes;
	}

	/** Whether the address is IPv6 (IPv4 in IPv6 notation is not). */
	public function is_v6(): bool {
		return 16 === strlen( $this->bytes );
	}

	/** Whether IPv6 notation wrapped this IPv4 address; a prefix length then counts from bit 96. */
	public function is_mapped(): bool {
		return $this->is_mapped;
	}

	/** Whether the address lies in a network that the open internet does not route. */
	public function is_internal(): bool {
		foreach ( self::INTERNAL_NETWORKS as $network ) {
			$range = Ip_Range::parse( $network );
			if ( null !== $range && $range->contains( $this ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * What failures are counted by: the address itself, or an IPv6 address's /64, because one
	 * customer has that whole network and could use another address for every guess.
	 *
	 * @return string For example `192.0.2.1` or `2001:db8:1:2::/64`.
	 */
	public function bucket(): string {
		if ( ! $this->is_v6() ) {
			return $this->to_string();
		}
		return inet_ntop( substr( $this->bytes, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64';
	}

	/** The normal form. */
	public function to_string(): string {
		return (string) inet_ntop( $this->bytes );
	}
}
