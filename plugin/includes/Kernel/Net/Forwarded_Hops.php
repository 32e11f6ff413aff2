<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * The addresses in X-Forwarded-For, Forwarded (RFC 7239) or a header with one address, as a
 * proxy wrote them: the visitor's (or what it claims) first, the last proxy's peer last.
 */
final class Forwarded_Hops {

	/**
	 * Lists the hops from the last to the first. Only the last is the word of the proxy that
	 * speaks to us; each one before it is the word of the hop after it.
	 *
	 * @return array<int, Ip_Address|null> Null stands for whatever is no address.
	 */
	public static function from_right( string $header, string $value ): array {
		$is_rfc7239 = 'forwarded' === strtolower( $header );
		$hops       = array();
		// Cut at every comma, quoted or not: a visitor who sends one lone quotation mark must
		// not be able to swallow what the proxy appends after it. No address holds a comma.
		foreach ( array_reverse( explode( ',', $value ) ) as $hop ) {
			$hop = trim( $hop );
			if ( '' !== $hop ) {
				$hops[] = self::address( $is_rfc7239 ? self::for_parameter( $hop ) : $hop );
			}
		}
		return $hops;
	}

	/**
	 * The `for` parameter of one element of a Forwarded header.
	 *
	 * @param string $element For example `for="[2001:db8::1]:4711";proto=https`.
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
	 * Reads an address that may carry quotation marks, brackets, a port or a zone.
	 *
	 * @param string $node For example `192.0.2.1:443` or `"[fe80::1%eth0]:80"`.
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
