<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || exit;

/** Computes which share of all addresses a list covers. */
final class Ip_Coverage {

	/** Bounds as numbers: all of IPv4, and the allocated part of IPv6 (2000::/3) in /64 networks. */
	private const WHOLE = array(
		4  => array( 0.0, 4294967296.0 ),
		16 => array( 2305843009213693952.0, 4611686018427387904.0 ),
	);

	/**
	 * The larger share of the two families.
	 *
	 * @param Ip_Range[] $ranges
	 * @return float From 0 to 1.
	 */
	public static function share( array $ranges ): float {
		$by_family = array();
		foreach ( $ranges as $range ) {
			list( $low, $high )            = $range->ends();
			$by_family[ strlen( $low ) ][] = array( self::number( $low ), self::number( $high ) + 1 );
		}

		$shares = array( 0.0 );
		foreach ( $by_family as $bytes => $intervals ) {
			$shares[] = self::covered( $intervals, self::WHOLE[ $bytes ] );
		}

		return max( $shares );
	}

	/**
	 * The covered share of an interval.
	 *
	 * @param array<int, float[]> $intervals Start, and end (exclusive).
	 * @param float[]             $range     Start, and end (exclusive).
	 */
	private static function covered( array $intervals, array $range ): float {
		sort( $intervals );
		list( $reached, $end ) = $range;
		$covered               = 0.0;
		foreach ( $intervals as list( $low, $behind ) ) {
			$low      = max( $low, $reached );
			$behind   = min( $behind, $end );
			$covered += max( 0, $behind - $low );
			$reached  = max( $reached, $behind );
		}

		return $covered / ( $range[1] - $range[0] );
	}

	/** For IPv6 the first eight bytes, which is precise enough. */
	private static function number( string $bytes ): float {
		$number = 0.0;
		foreach ( str_split( substr( $bytes, 0, 8 ) ) as $byte ) {
			$number = $number * 256 + ord( $byte );
		}

		return $number;
	}
}
