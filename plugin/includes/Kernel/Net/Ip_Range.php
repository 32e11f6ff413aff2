<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** An address, a CIDR block, or a range of addresses of one family. */
final class Ip_Range {

	private Ip_Address $low;
	private Ip_Address $high;

	/** Prefix length of a CIDR block. */
	private ?int $prefix = null;

	private function __construct( Ip_Address $low, Ip_Address $high, ?int $prefix ) {
		$this->low    = $low;
		$this->high   = $high;
		$this->prefix = $prefix;
	}

	/**
	 * Parses `192.0.2.1`, `192.0.2.0/24` or `192.0.2.1 - 192.0.2.9`, or the same in IPv6.
	 *
	 * @return self|null Null if invalid, mixed, or reversed.
	 */
	public static function parse( string $text ): ?self {
		// Spaces are allowed around separators only, or 192.0.2.1 5 would become 192.0.2.15.
		$text = (string) preg_replace( '#\s*([-/])\s*#', '$1', trim( $text ) );
		if ( false !== strpos( $text, '-' ) ) {
			return self::from_ends( $text );
		}
		if ( false !== strpos( $text, '/' ) ) {
			return self::from_cidr( $text );
		}
		$address = Ip_Address::parse( $text );
		return null === $address ? null : new self( $address, $address, null );
	}

	private static function from_ends( string $text ): ?self {
		$ends = explode( '-', $text );
		if ( 2 !== count( $ends ) ) {
			return null;
		}
		$low  = Ip_Address::parse( $ends[0] );
		$high = Ip_Address::parse( $ends[1] );
		if ( null === $low || null === $high || $low->is_v6() !== $high->is_v6() ) {
			return null;
		}
		return strcmp( $low->bytes(), $high->bytes() ) > 0 ? null : new self( $low, $high, null );
	}

	private static function from_cidr( string $text ): ?self {
		if ( 1 !== preg_match( '#^([^/]+)/(\d{1,3})$#', $text, $parts ) ) {
			return null;
		}
		$address = Ip_Address::parse( $parts[1] );
		if ( null === $address ) {
			return null;
		}
		$bits   = 8 * strlen( $address->bytes() );
		$prefix = (int) $parts[2] - ( $address->is_mapped() ? 96 : 0 );
		if ( $prefix < 0 || $prefix > $bits ) {
			return null;
		}
		$mask = self::mask( $prefix, $bits );
		$low  = $address->bytes() & $mask;
		return new self( Ip_Address::from_bytes( $low ), Ip_Address::from_bytes( $low | ~ $mask ), $prefix );
	}

	/** @param int $bits 32 or 128. */
	private static function mask( int $prefix, int $bits ): string {
		$mask = str_repeat( "\xff", intdiv( $prefix, 8 ) );
		if ( 0 !== $prefix % 8 ) {
			$mask .= chr( ( 0xff << ( 8 - $prefix % 8 ) ) & 0xff );
		}
		return str_pad( $mask, intdiv( $bits, 8 ), "\0" );
	}

	/** Inclusive. False for the other family. */
	public function contains( Ip_Address $address ): bool {
		return $address->is_v6() === $this->low->is_v6()
			&& strcmp( $address->bytes(), $this->low->bytes() ) >= 0
			&& strcmp( $address->bytes(), $this->high->bytes() ) <= 0;
	}

	/** @return string[] First and last address in bytes. */
	public function ends(): array {
		return array( $this->low->bytes(), $this->high->bytes() );
	}

	public function is_single(): bool {
		return null === $this->prefix && $this->low->bytes() === $this->high->bytes();
	}

	/** Stored format. */
	public function to_string(): string {
		if ( null !== $this->prefix ) {
			return $this->low->to_string() . '/' . $this->prefix;
		}
		return $this->is_single()
			? $this->low->to_string()
			: $this->low->to_string() . ' - ' . $this->high->to_string();
	}
}
