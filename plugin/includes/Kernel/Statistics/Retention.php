<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Statistics;

defined( 'ABSPATH' ) || exit;

/** How long detailed counts are kept. */
final class Retention {

	public static function days(): int {
		/**
		 * Filters how many days of detailed counts are kept: views by post and referrer, the shop, and search terms. Totals of views are
		 * kept forever.
		 *
		 * @since 1.0.0
		 *
		 * @param int $days
		 */
		return max( 32, (int) apply_filters( 'jetpack_dashboard_stats_days_kept', 750 ) );
	}

	/** @return int First day to keep, such as 20261121, in the site's time zone. */
	public static function first_day( int $now ): int {
		return self::day( $now - self::days() * DAY_IN_SECONDS );
	}

	/** @return int Day such as 20261121, in the site's time zone. */
	public static function day( int $time ): int {
		return (int) wp_date( 'Ymd', $time );
	}
}
