<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** SQL of rankings: from stored sums, and from the rows that they don't include. */
final class Ranking_Sql {

	/**
	 * Rows after the last one included in the range's rolling totals; without totals, all rows since its first day. One statement reads both,
	 * so rows added in the meantime count once.
	 */
	private const POSTS_SINCE = 'slot >= COALESCE((SELECT posts_slot FROM {window_ends} WHERE first_day = %1$d), %1$d)
		AND (slot > COALESCE((SELECT posts_slot FROM {window_ends} WHERE first_day = %1$d), 0) OR subject > COALESCE((SELECT subject FROM {window_ends} WHERE first_day = %1$d), -1))';
	private const HOSTS_SINCE = "slot >= COALESCE((SELECT hosts_slot FROM {window_ends} WHERE first_day = %1\$d), %1\$d)
		AND (slot > COALESCE((SELECT hosts_slot FROM {window_ends} WHERE first_day = %1\$d), 0) OR host > COALESCE((SELECT host FROM {window_ends} WHERE first_day = %1\$d), ''))";

	private Rolling_Totals $totals;

	public function __construct( Rolling_Totals $totals ) {
		$this->totals = $totals;
	}

	/**
	 * Rows that add up to the views of a range.
	 *
	 * @param string $kind 'posts', without recent hours, or 'hosts'.
	 * @throws Storage_Error
	 */
	public function rows( string $kind, int $from, int $to ): string {
		if ( ! $this->totals->has_sums( $from, $to ) ) {
			return $this->totals->rows_between( $kind, $from, $to );
		}

		return 'posts' === $kind
			? self::current( self::POSTS_SINCE, 'subject', 'days', $from, $to ) . ' UNION ALL ' . self::window( 'subject', 'window_posts', $from )
			: self::current( self::HOSTS_SINCE, 'host', 'referrers', $from, $to ) . ' UNION ALL ' . self::window( 'host', 'window_hosts', $from );
	}

	/**
	 * Views by post; only those that can be among the first ones, if sums reach up to now.
	 *
	 * @return array{string, int[]} SQL and its values.
	 * @throws Storage_Error
	 */
	public function posts( int $from, int $to, int $limit ): array {
		$is_current = $this->totals->has_sums( $from, $to );
		$days       = $is_current ? self::current( self::POSTS_SINCE, 'subject', 'days', $from, $to ) . ' AND subject >= 0' : $this->totals->rows_between( 'posts', $from, $to );
		$counts     = "SELECT subject, SUM(views) AS total FROM (
			$days
			UNION ALL
			SELECT subject, views FROM {hours} WHERE slot BETWEEN %d AND %d AND subject >= 0
		) AS counted GROUP BY subject";
		$args       = array( $from * 100, $to * 100 + 23 );

		if ( $is_current ) {
			// Only posts at the top of the rolling totals, and posts viewed since, can be among the first ones.
			$counts = "SELECT subject, MAX(total) AS total FROM (
				SELECT since.subject, since.total + COALESCE(added.views, 0) AS total FROM ($counts) AS since
					LEFT JOIN {window_posts} AS added ON added.first_day = (SELECT first_day FROM {window_ends} WHERE first_day = %d) AND added.subject = since.subject
				UNION ALL
				SELECT subject, views AS total FROM (
					SELECT subject, views FROM {window_posts} WHERE first_day = (SELECT first_day FROM {window_ends} WHERE first_day = %d) ORDER BY views DESC, subject DESC LIMIT %d
				) AS top
			) AS ranked GROUP BY subject";
			$args   = array_merge( $args, array( $from, $from, $limit ) );
		}

		return array( $counts, $args );
	}

	/** SQL of the rows that the rolling totals of a range up to now don't include. */
	private static function current( string $since, string $key, string $table, int $from, int $to ): string {
		return "SELECT $key, views FROM {{$table}} WHERE " . sprintf( $since, $from ) . " AND slot <= $to";
	}

	/** SQL of the rolling totals of a range up to now. */
	private static function window( string $key, string $table, int $from ): string {
		return "SELECT $key, views FROM {{$table}} WHERE first_day = (SELECT first_day FROM {window_ends} WHERE first_day = $from)";
	}
}
