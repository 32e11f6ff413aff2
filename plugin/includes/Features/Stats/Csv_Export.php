<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Csv;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Serves admin.php?page=stats&export=…: daily views, views by day and post, views by day and host, or a table of another feature.
 * WordPress has checked the capability.
 */
final class Csv_Export {

	public const NONCE = 'jetpack-dashboard-stats-export';
	public const DAYS  = 'days';
	public const POSTS = 'posts';
	public const HOSTS = 'referrers';

	/** Time limit per page of rows. */
	private const PAGE_S = 60;

	private Report $report;
	private Daily_Counts $counts;

	/**
	 * Tables of other features by name.
	 *
	 * @var array<string, Report_Table>
	 */
	private array $added;

	/** Whether the end of the file, or a note that it is incomplete, was printed. */
	private bool $is_ended = false;

	/**
	 * @param array<string, Report_Table> $added Tables of other features by name.
	 */
	public function __construct( Report $report, Daily_Counts $counts, array $added ) {
		$this->report = $report;
		$this->counts = $counts;
		$this->added  = $added;
	}

	/** @param int $subject Schema::TOTAL, or the post whose days are exported. */
	public function send( string $kind, Report_Range $range, int $subject ): void {
		$is_of_site = in_array( $kind, array( self::POSTS, self::HOSTS ), true ) || isset( $this->added[ $kind ] );

		if ( self::DAYS !== $kind && ( ! $is_of_site || Schema::TOTAL !== $subject ) ) {
			wp_die( esc_html__( 'This file does not exist.', 'jetpack-dashboard' ), '', array( 'response' => 404 ) );
		}

		check_admin_referer( self::NONCE );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( ( Schema::TOTAL === $subject ? "site-stats-$kind-" : "post-$subject-stats-" ) . wp_date( 'Y-m-d' ) . '.csv' ) . '"' );

		$this->stream( $kind, $range, $subject );
		exit;
	}

	/**
	 * If anything interrupts the export, the last line says so, since a truncated file would look complete.
	 *
	 * @throws \Throwable From other plugins' filters.
	 */
	private function stream( string $kind, Report_Range $range, int $subject ): void {
		// Output buffers would hold the whole file in memory.
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}

		register_shutdown_function( array( $this, 'print_cut_off' ) );
		// WordPress's error page must not become part of the file.
		add_filter( 'wp_die_handler', array( $this, 'die_handler' ), PHP_INT_MAX );

		try {
			foreach ( $this->pages( $kind, $range, $subject ) as $page ) {
				if ( function_exists( 'set_time_limit' ) ) {
					set_time_limit( self::PAGE_S ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- The time of one page, of many that are sent.
				}
				echo $page; // phpcs:ignore WordPress.Security.EscapeOutput -- CSV is its own escaping; it is no HTML.
				flush();
			}
			$this->is_ended = true;
		} catch ( Storage_Error $error ) {
			$this->print_cut_off();
		}
	}

	/** Public, since it is a shutdown function. */
	public function print_cut_off(): void {
		if ( ! $this->is_ended ) {
			$this->is_ended = true;
			echo Csv::row( array( __( 'This file is incomplete: an error occurred before its end. Download it again.', 'jetpack-dashboard' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- See above.
		}
	}

	public function die_handler(): callable {
		return function (): void {
			$this->print_cut_off();
			exit;
		};
	}

	/**
	 * The file's lines, by page.
	 *
	 * @return \Generator<int, string>
	 * @throws Storage_Error
	 */
	private function pages( string $kind, Report_Range $range, int $subject ): \Generator {
		if ( self::DAYS === $kind ) {
			yield Csv::row( array( __( 'Date', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) ) );

			foreach ( $this->report->all_days( $subject ) as $day => $views ) {
				yield Csv::row( array( Report_Range::date( $day ), $views ) );
			}
		} elseif ( self::POSTS === $kind ) {
			$names = new Post_Names();
			yield Csv::row( array( __( 'Date', 'jetpack-dashboard' ), __( 'Post ID', 'jetpack-dashboard' ), __( 'Title', 'jetpack-dashboard' ), __( 'Address', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) ) );

			foreach ( $this->counts->posts( $range->from, $range->to ) as $rows ) {
				$names->load( array_map( 'intval', array_column( $rows, 1 ) ) );

				$page = '';
				foreach ( $rows as list( $day, $id, $views ) ) {
					$page .= Csv::row( array( Report_Range::date( $day ), (int) $id, $names->title( (int) $id ), $names->url( (int) $id ), $views ) );
				}
				yield $page;
			}
		} elseif ( isset( $this->added[ $kind ] ) ) {
			$table = $this->added[ $kind ];
			yield Csv::row( $table->file_columns() );

			foreach ( $table->file_pages( $range ) as $rows ) {
				yield implode( '', array_map( array( Csv::class, 'row' ), $rows ) );
			}
		} else {
			yield Csv::row( array( __( 'Date', 'jetpack-dashboard' ), __( 'Referrer', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) ) );

			foreach ( $this->counts->hosts( $range->from, $range->to ) as $rows ) {
				$page = '';
				foreach ( $rows as list( $day, $host, $views ) ) {
					$page .= Csv::row( array( Report_Range::date( $day ), $host, $views ) );
				}
				yield $page;
			}
		}
	}
}
