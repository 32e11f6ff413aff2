<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the tables of other statistics plugins. */
final class Import_Tables {

	public const KOKO          = 'koko-analytics';
	public const WP_STATISTICS = 'wp-statistics';

	/** Rows that are read at once. */
	private const PAGE = 5000;

	private Stats_Database $database;
	private Calendar $calendar;

	public function __construct( Stats_Database $database, Calendar $calendar ) {
		$this->database = $database;
		$this->calendar = $calendar;
	}

	/** @return array<string, string> Names by KOKO and WP_STATISTICS. */
	public static function names(): array {
		return array(
			self::KOKO          => 'Koko Analytics',
			self::WP_STATISTICS => 'WP Statistics',
		);
	}

	/** @param string $source KOKO or WP_STATISTICS. */
	public function is_present( string $source ): bool {
		return $this->has_columns( ...self::totals( $source ) );
	}

	/**
	 * Totals first, then posts, newest first, since an import has a limit.
	 *
	 * @throws Storage_Error
	 */
	public function read( string $source, Import_Rows $rows ): void {
		list( $table, $date, $views ) = self::totals( $source );
		$this->read_table( $table, "SELECT $date AS day, '' AS type, -1 AS subject, $views AS views FROM {table} WHERE $date < %s", $rows );

		if ( self::KOKO === $source ) {
			$table = 'koko_analytics_post_stats';
			$id    = $this->has_columns( $table, 'post_id', 'pageviews' ) ? 'post_id' : 'id';
			$this->read_table( $table, "SELECT date AS day, '' AS type, $id AS subject, pageviews AS views FROM {table} WHERE date < %s AND $id >= 0", $rows );
		} else {
			$this->read_table( 'statistics_pages', 'SELECT date AS day, type, id AS subject, count AS views FROM {table} WHERE date < %s', $rows );
		}
	}

	/** @return array{string, string, string} Table of the daily totals, its columns of date and views. */
	private static function totals( string $source ): array {
		return self::KOKO === $source ? array( 'koko_analytics_site_stats', 'date', 'pageviews' ) : array( 'statistics_visit', 'last_counter', 'visit' );
	}

	/**
	 * Reads pages: 100,000 rows at once would take 100 MB. The order is complete, so that pages don't overlap. Days that aren't over
	 * would shift them.
	 *
	 * @throws Storage_Error
	 */
	private function read_table( string $table, string $sql, Import_Rows $rows ): void {
		global $wpdb;

		if ( ! $this->has_columns( $table ) ) {
			return;
		}
		$sql   = str_replace( '{table}', $wpdb->prefix . $table, $sql ) . ' ORDER BY day DESC, type, subject, views LIMIT %d, %d';
		$today = Report_Range::date( $this->calendar->today() );
		$names = array();
		$from  = 0;
		do {
			$page  = $this->database->rows( $sql, array( $today, $from, self::PAGE ) );
			$from += self::PAGE;
			foreach ( $page as $row ) {
				$subject = (int) $row['subject'];
				$day     = Spans::parse( substr( (string) $row['day'], 0, 10 ) );

				if ( $rows->is_full() ) {
					/* translators: %s: number of counts. */
					$rows->warning = sprintf( __( 'An import can have %s counts. Older counts of posts are left out.', 'jetpack-dashboard' ), number_format_i18n( Import_Rows::MAX_ROWS ) );
					return;
				}
				if ( '' !== (string) $row['type'] ) {
					$subject               = 'home' === $row['type'] ? 0 : $subject;
					$names[ $row['type'] ] = $names[ $row['type'] ] ?? ( 'home' === $row['type'] || post_type_exists( (string) preg_replace( '/^post_type_/', '', (string) $row['type'] ) ) );
					if ( ! $names[ $row['type'] ] ) {
						continue;
					}
				}
				if ( null !== $day ) {
					$rows->add( $table . ' ' . $row['day'], $day, $subject, (int) $row['views'] );
				}
			}
			$has_more = count( $page ) === self::PAGE;
		} while ( $has_more );
	}

	private function has_columns( string $table, string ...$columns ): bool {
		global $wpdb;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- A constant name; only its presence is checked.
		$was_suppressed = $wpdb->suppress_errors();
		$wpdb->get_results( 'SELECT ' . ( array() === $columns ? '*' : implode( ', ', $columns ) ) . " FROM $wpdb->prefix$table LIMIT 1" );
		$is_present = '' === $wpdb->last_error;
		$wpdb->suppress_errors( $was_suppressed );
		// phpcs:enable

		return $is_present;
	}
}
