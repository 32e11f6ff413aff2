<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Provider\Failure;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Decides how long a part's data stays fresh, and which errors are cached as data. */
final class Cache_Rules {

	/** How long a missing part isn't requested again. */
	private const MISSING_S = DAY_IN_SECONDS;

	/**
	 * Lifetime of cached data in seconds.
	 *
	 * @param array<mixed> $body
	 */
	public static function lifetime_s( string $part, array $body ): int {
		if ( ! $body && self::is_optional( $part ) ) {
			return self::MISSING_S;
		}

		/**
		 * Filters how long data from the account service is fresh.
		 *
		 * @since 1.0.0
		 *
		 * @param int    $seconds
		 * @param string $part One of Part::names().
		 */
		return max( 0, (int) apply_filters( 'jetpack_dashboard_data_lifetime', Part::row( $part )['lifetime_s'], $part ) );
	}

	/** @return array<mixed>|null Data to cache if an optional part is missing. Null if the error means something else. */
	public static function empty_if_missing( string $part, WP_Error $error ): ?array {
		return self::is_optional( $part ) && 404 === Failure::http_code( $error ) ? array() : null;
	}

	private static function is_optional( string $part ): bool {
		return Part::row( $part )['is_optional'];
	}
}
