<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * Parses X-Forwarded-For, Forwarded (RFC 7239) or a header with one address. The visitor's claimed address comes first, the last
 * proxy's peer last.
 */
final class Forwarded_Hops {

	/**
	 * Hops from last to first. Only the last one is from the proxy that connects to us; each other one is a claim of the next hop.
	 *
	 * @return array<int, Ip_Address|null> Null for invalid addresses.
	 */
	public static function from_right( string $header, string $value ): array {
		$is_rfc7239 = 'forwarded' === strtolower( $header );
		$hops       = array();
		// Splits at every comma, even within quotes: a visitor's unmatched quotation mark
		// must not hide what the proxy appends. Addresses contain no commas.
		foreach ( array_reverse( explode( ',', $value ) ) as $hop ) {
			$hop = trim( $hop );
			if ( '' !== $hop ) {
				$hops[] = self::address( $is_rfc7239 ? self::for_parameter( $hop ) : $hop );
			}
		}
		return $hops;
	}

	/**
	 * The `for` parameter of a Forwarded element.
	 *
	 * @param string $element Such as `for="[2001:db8::1]:4711";proto=https`.
	 */
	private static function for_parameter( string $element ): string {
		foreach ( explode( ';', $element ) as $pair ) {
			$parts = explode( '=', $pair, 2 );
			if ( 2 === count( $parts ) && 'for' === strtolower( trim( $parts[0] ) ) ) {
				return trim( $parts[1] );
			}
		}
		return '';
	}

	/**
	 * Parses an address with optional quotes, brackets, port or zone.
	 *
	 * @param string $node Such as `192.0.2.1:443` or `"[fe80::1%eth0]:80"`.
	 */
	public static function address( string $node ): ?Ip_Address {
		$node = trim( $node, " \t\"" );
		if ( 1 === preg_match( '/^\[([^\]]+)\](?::\d{1,5})?$/', $node, $parts ) ) {
			$node = $parts[1];
		} elseif ( 1 === preg_match( '/^([\d.]+):\d{1,5}$/', $node, $parts ) ) {
			$node = $parts[1];
		}
		return Ip_Address::parse( (string) preg_replace( '/%.*$/', '', $node ) );
	}
}
