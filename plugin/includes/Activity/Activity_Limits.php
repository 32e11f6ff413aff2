<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** How long and how many entries are stored. */
class Activity_Limits {

	private const DEFAULTS = array(
		'days'         => 365,
		'address_days' => 30,
		'visitors'     => 5000,
		'users'        => 10000,
		'managers'     => 20000,
	);

	/** Names of the lanes of Activity_Log. */
	private const LANES = array(
		Activity_Log::VISITORS => 'visitors',
		Activity_Log::USERS    => 'users',
		Activity_Log::MANAGERS => 'managers',
	);

	/** @var array<string, int>|null */
	private ?array $values = null;

	public function seconds(): int {
		return $this->get( 'days' ) * DAY_IN_SECONDS;
	}

	public function address_seconds(): int {
		return $this->get( 'address_days' ) * DAY_IN_SECONDS;
	}

	public function rows( int $lane ): int {
		return $this->get( self::LANES[ $lane ] );
	}

	/** Half of a lane, so that a user can’t push out what all others did. Administrators are exempt. */
	public function rows_per_user( int $lane ): int {
		return max( 1, intdiv( $this->rows( $lane ), 2 ) );
	}

	private function get( string $name ): int {
		if ( null === $this->values ) {
			/**
			 * Filters how much the activity log stores.
			 *
			 * @since 1.0.0
			 *
			 * @param array<string, int> $limits `days` of entries, `address_days` of IP addresses (0 for none), and the maximum rows of `visitors` (with users who can’t write posts), `users`, and `managers` (with the site itself).
			 */
			$filtered     = (array) apply_filters( 'jetpack_dashboard_activity_limits', self::DEFAULTS );
			$this->values = array_map( static fn( $value ): int => is_numeric( $value ) ? (int) $value : 0, $filtered + self::DEFAULTS );
		}

		return max( 'address_days' === $name ? 0 : 1, $this->values[ $name ] );
	}
}
