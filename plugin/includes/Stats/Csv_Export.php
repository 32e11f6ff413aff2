<?php
/**
 * The statistics leave as CSV.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * Answers admin.php?page=stats&export=… with a file: each day's views since the counting began, or a range's views by day
 * and post, or by day and host. WordPress has checked by then that the user may open the page.
 */
final class Csv_Export {

	public const NONCE = 'jetpack-dashboard-stats-export';
	public const DAYS  = 'days';
	public const POSTS = 'posts';
	public const HOSTS = 'referrers';

	/** More of a day is no table for people. */
	private const ROWS_A_DAY = 10000;

	/**
	 * What was counted.
	 *
	 * @var Report
	 */
	private $report;

	/**
	 * Takes its source.
	 *
	 * @param Report $report What was counted.
	 */
	public function __construct( Report $report ) {
		$this->report = $report;
	}

	/**
	 * Sends the file and ends the request.
	 *
	 * @param string   $what    One of the names above.
	 * @param Period[] $periods The days that were asked for, one period each.
	 */
	public function send( string $what, array $periods ): void {
		if ( ! in_array( $what, array( self::DAYS, self::POSTS, self::HOSTS ), true ) ) {
			wp_die( esc_html__( 'There is no such file.', 'jetpack-dashboard' ), '', array( 'response' => 404 ) );
		}

		check_admin_referer( self::NONCE );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( "site-stats-$what-" . wp_date( 'Y-m-d' ) . '.csv' ) . '"' );

		try {
			foreach ( $this->rows( $what, $periods ) as $row ) {
				echo Csv::row( $row ); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV is its own escaping; it is no HTML.
			}
		} catch ( Storage_Error $error ) {
			// A file that ends early must not look whole.
			echo esc_html__( 'The statistics could not be read.', 'jetpack-dashboard' );
		}

		exit;
	}

	/**
	 * The file's rows.
	 *
	 * @param string   $what    One of the names above.
	 * @param Period[] $periods Days.
	 * @return \Generator<int, array<int, string|int>>
	 * @throws Storage_Error When the database refuses.
	 */
	private function rows( string $what, array $periods ): \Generator {
		if ( self::DAYS === $what ) {
			yield array( __( 'Date', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) );

			foreach ( $this->report->all_days() as $day => $views ) {
				yield array( Report::date( $day ), $views );
			}
		} elseif ( self::POSTS === $what ) {
			yield array( __( 'Date', 'jetpack-dashboard' ), __( 'Post ID', 'jetpack-dashboard' ), __( 'Title', 'jetpack-dashboard' ), __( 'Address', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) );

			foreach ( $periods as $period ) {
				$posts = $this->report->posts( $period->from, $period->to, self::ROWS_A_DAY );
				Post_Names::prime( array_keys( $posts ) );

				foreach ( $posts as $id => $views ) {
					yield array( $period->date, $id, Post_Names::title( $id ), Post_Names::url( $id ), $views );
				}
			}
		} else {
			yield array( __( 'Date', 'jetpack-dashboard' ), __( 'Referrer', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) );

			foreach ( $periods as $period ) {
				foreach ( $this->report->hosts( $period->from, $period->to, self::ROWS_A_DAY ) as $host => $views ) {
					yield array( $period->date, (string) $host, $views );
				}
			}
		}
	}
}
