<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Goes through the sites of a network, as far as the time of one request allows. */
final class Network_Sites {

	/** Servers end requests after 30 seconds or more. */
	private const REQUEST_S = 20.0;

	private const BATCH = 100;

	/** After so many sites, what WordPress has cached of them is dropped from memory. */
	private const SITES_IN_MEMORY = 50;

	/** Seconds that the current request has. WP-CLI has no limit. */
	public static function time_limit(): float {
		return defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ? INF : self::REQUEST_S;
	}

	/**
	 * Calls `$work` on each site, in the order of their ids, and at least on one.
	 *
	 * @param callable(): void $work
	 * @param float            $limit_s Seconds after which it stops.
	 * @param int              $after   Id of the site after which it starts.
	 * @param int              $max     Maximum number of sites.
	 * @return int Id of the last site before it stopped, 0 if there are no more.
	 */
	public static function each( callable $work, float $limit_s = INF, int $after = 0, int $max = PHP_INT_MAX ): int {
		$end  = microtime( true ) + $limit_s;
		$done = 0;

		do {
			$ids     = self::ids( $after );
			$is_last = count( $ids ) < self::BATCH;

			foreach ( $ids as $after ) {
				switch_to_blog( $after );
				$work();
				restore_current_blog();
				++$done;

				if ( 0 === $done % self::SITES_IN_MEMORY && wp_cache_supports( 'flush_runtime' ) ) {
					wp_cache_flush_runtime();
				}
				if ( $done >= $max || microtime( true ) >= $end ) {
					return $after;
				}
			}
		} while ( ! $is_last );

		return 0;
	}

	/** @return int[] */
	private static function ids( int $after ): array {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_sites() can't start after an id, and an offset would skip sites when others are deleted meanwhile.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT blog_id FROM $wpdb->blogs WHERE blog_id > %d ORDER BY blog_id LIMIT %d", $after, self::BATCH ) ) );
	}
}
