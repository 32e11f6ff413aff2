<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** After three consecutive failures, a part isn't requested for a minute. Counted per part. */
final class Circuit_Breaker {

	private const OPTION        = 'jetpack_dashboard_data_failures';
	private const MAX_PARTS     = 3;
	private const REST_S        = MINUTE_IN_SECONDS;
	private const RESET_AFTER_S = HOUR_IN_SECONDS;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @return int 0 if requests may be sent. */
	public function seconds( string $part ): int {
		list( $count, $last_at ) = $this->all()[ $part ] ?? array( 0, 0 );

		return $count < self::MAX_PARTS ? 0 : max( 0, min( self::REST_S, $last_at + self::REST_S - $this->clock->now() ) );
	}

	/** @param array<string, bool> $results Whether it failed, by part. */
	public function count( array $results ): void {
		$before = $this->all();
		$after  = $before;

		foreach ( $results as $part => $has_failed ) {
			if ( $has_failed ) {
				$after[ $part ] = array( 1 + ( $before[ $part ][0] ?? 0 ), $this->clock->now() );
			} else {
				unset( $after[ $part ] );
			}
		}

		if ( $after !== $before ) {
			update_option( self::OPTION, $after, false );
		}
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Consecutive failures and the time of the last one, by part. Drops old entries, and those dated in the future by a wrong clock.
	 *
	 * @return array<string, array{0: int, 1: int}>
	 */
	private function all(): array {
		$stored = get_option( self::OPTION, array() );
		$all    = array();

		foreach ( is_array( $stored ) ? $stored : array() as $part => $entry ) {
			$age_s = is_array( $entry ) && isset( $entry[0], $entry[1] ) ? $this->clock->now() - (int) $entry[1] : -1;

			if ( $age_s >= 0 && $age_s < self::RESET_AFTER_S ) {
				$all[ (string) $part ] = array( (int) $entry[0], (int) $entry[1] );
			}
		}

		return $all;
	}
}
