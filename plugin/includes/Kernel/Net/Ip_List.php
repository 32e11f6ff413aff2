<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

use WP_Error;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Lines of addresses, CIDR blocks and ranges. */
final class Ip_List {

	/** The longest piece of a bad line that an error repeats. */
	private const QUOTED_LENGTH = 60;

	/**
	 * The lines that were read.
	 *
	 * @var Ip_Range[]
	 */
	private array $ranges;

	/**
	 * Use parse() or of_stored().
	 *
	 * @param Ip_Range[] $ranges Lines.
	 */
	private function __construct( array $ranges ) {
		$this->ranges = $ranges;
	}

	/**
	 * Reads what a person typed: one address, CIDR block or `low - high` a line. A comma ends a
	 * line as well and is counted as one; empty lines are counted and skipped.
	 *
	 * @return self|WP_Error invalid_ip (400), `data.line` from 1 and `data.value` for the first bad line.
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
			// A line that stands there twice is kept once.
			$ranges[ $range->to_string() ] = $range;
		}
		return new self( array_values( $ranges ) );
	}

	/**
	 * Reads what is stored or stands in a constant: whatever can't be read is left out, since a
	 * log-in is no time to complain.
	 *
	 * @param mixed $stored A text, a list of lines, or the settings' `{local, global}` form.
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
	 * Cuts a text into trimmed lines, the empty ones included so that their numbers stay right.
	 *
	 * @return string[]
	 */
	private static function split( string $text ): array {
		return array_map( 'trim', explode( "\n", str_replace( array( "\r\n", "\r", ',' ), "\n", $text ) ) );
	}

	/** Names the line that can't be read. */
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

	/**
	 * Whether a line covers the address.
	 *
	 * @param string $ip An address; anything else is in no list.
	 */
	public function contains( string $ip ): bool {
		$address = Ip_Address::parse( $ip );
		return null !== $address && $this->covers( $address );
	}

	/** Whether a line covers the address. */
	public function covers( Ip_Address $address ): bool {
		foreach ( $this->ranges as $range ) {
			if ( $range->contains( $address ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The share of all addresses that the lines cover.
	 *
	 * @return float From 0 to 1, of the family that is covered more.
	 */
	public function share(): float {
		return Ip_Coverage::share( $this->ranges );
	}

	/** Whether there is no line. */
	public function is_empty(): bool {
		return array() === $this->ranges;
	}

	/**
	 * The lines as they are stored and shown; a range is `low - high`.
	 *
	 * @return string[]
	 */
	public function to_lines(): array {
		return array_map(
			static function ( Ip_Range $range ): string {
				return $range->to_string();
			},
			$this->ranges
		);
	}
}
