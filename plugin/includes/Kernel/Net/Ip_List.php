<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

use WP_Error;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** A list of addresses, CIDR blocks and ranges. */
final class Ip_List {

	/** Maximum length of an invalid line that an error message quotes. */
	private const QUOTED_LENGTH = 60;

	/** @var Ip_Range[] */
	private array $ranges;

	/**
	 * Use parse() or of_stored().
	 *
	 * @param Ip_Range[] $ranges
	 */
	private function __construct( array $ranges ) {
		$this->ranges = $ranges;
	}

	/**
	 * Parses user input: one address, CIDR block or `low - high` range per line. Commas separate lines, too; empty lines are skipped.
	 *
	 * @return self|WP_Error invalid_ip (400), with `data.line` (from 1) and `data.value` of the first invalid line.
	 */
	public static function parse( string $text ) {
		$ranges = array();
		foreach ( self::split( $text ) as $index => $line ) {
			if ( '' === $line ) {
				continue;
			}
			$range = Ip_Range::parse( $line );
			if ( null === $range ) {
				return self::bad_line( $index + 1, $line );
			}
			// Removes duplicates.
			$ranges[ $range->to_string() ] = $range;
		}
		return new self( array_values( $ranges ) );
	}

	/**
	 * Parses a stored value or constant. Skips invalid lines, since a login can't report them.
	 *
	 * @param mixed $stored Text, list of lines, or the settings' `{local, global}` format.
	 */
	public static function of_stored( $stored ): self {
		$lines = array();
		$stack = is_array( $stored ) ? $stored : array( $stored );
		array_walk_recursive(
			$stack,
			static function ( $item ) use ( &$lines ): void {
				if ( is_string( $item ) ) {
					$lines = array_merge( $lines, self::split( $item ) );
				}
			}
		);
		return new self( array_values( array_filter( array_map( array( Ip_Range::class, 'parse' ), $lines ) ) ) );
	}

	/**
	 * Splits into trimmed lines. Keeps empty ones for correct line numbers.
	 *
	 * @return string[]
	 */
	private static function split( string $text ): array {
		return array_map( 'trim', explode( "\n", str_replace( array( "\r\n", "\r", ',' ), "\n", $text ) ) );
	}

	private static function bad_line( int $number, string $line ): WP_Error {
		$quoted = mb_strlen( $line ) > self::QUOTED_LENGTH ? mb_substr( $line, 0, self::QUOTED_LENGTH ) . '…' : $line;
		return new WP_Error(
			'invalid_ip',
			sprintf(
				/* translators: 1: line number, 2: what the line says. */
				__( 'Line %1$d, “%2$s”, is not an IP address, a range or a CIDR block.', 'jetpack-dashboard' ),
				$number,
				$quoted
			),
			array(
				'status' => 400,
				'line'   => $number,
				'value'  => $quoted,
			)
		);
	}

	/** @param string $ip False if invalid. */
	public function contains( string $ip ): bool {
		$address = Ip_Address::parse( $ip );
		return null !== $address && $this->covers( $address );
	}

	public function covers( Ip_Address $address ): bool {
		foreach ( $this->ranges as $range ) {
			if ( $range->contains( $address ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Share of all addresses that the list covers.
	 *
	 * @return float From 0 to 1, of the family with the larger share.
	 */
	public function share(): float {
		return Ip_Coverage::share( $this->ranges );
	}

	public function is_empty(): bool {
		return array() === $this->ranges;
	}

	/** @return string[] Stored format; ranges are `low - high`. */
	public function to_lines(): array {
		return array_map(
			static function ( Ip_Range $range ): string {
				return $range->to_string();
			},
			$this->ranges
		);
	}
}
