<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Export, "All content": adds the counts to the channel element in a namespace of their own, since WordPress's
 * exporter asks for more there and nowhere else. Importers that don't know them pass them over.
 *
 *     <jetpack:stats xmlns:jetpack="urn:jetpack-dashboard:export:1">
 *     <jetpack:day date="2026-11-21" views="12"/>
 *     <jetpack:post date="2026-11-21" id="7" views="5"/>
 *     <jetpack:referrer date="2026-11-21" host="example.org" views="2"/>
 *     </jetpack:stats>
 */
final class Wxr_Export {

	private const XMLNS = 'urn:jetpack-dashboard:export:1';

	private Report $report;
	private Daily_Counts $counts;

	public function __construct( Report $report, Daily_Counts $counts ) {
		$this->report = $report;
		$this->counts = $counts;
	}

	/**
	 * Prints the counts in the export that starts.
	 *
	 * @param array<string, mixed> $args
	 */
	public function prepare( $args ): void {
		if ( 'all' === ( $args['content'] ?? '' ) && current_user_can( 'view_stats' ) ) {
			add_action( 'rss2_head', array( $this, 'print_counts' ) );
		}
	}

	/** Reads pages of rows, not days: three years would be two thousand queries. */
	public function print_counts(): void {
		echo "\t" . '<jetpack:stats xmlns:jetpack="' . esc_attr( self::XMLNS ) . '">' . "\n";

		try {
			$days = $this->report->all_days();
			foreach ( $days as $day => $views ) {
				self::print_element( 'day', $day, array( 'views' => $views ) );
			}
			if ( $days ) {
				self::print_pages( 'post', 'id', $this->counts->posts( (int) array_key_first( $days ), (int) array_key_last( $days ) ) );
				self::print_pages( 'referrer', 'host', $this->counts->hosts( (int) array_key_first( $days ), (int) array_key_last( $days ) ) );
			}
		} catch ( Storage_Error $error ) {
			echo "\t<!-- The statistics could not be read. -->\n";
		}

		echo "\t</jetpack:stats>\n";
	}

	/**
	 * @param string                                             $key   Attribute name.
	 * @param iterable<int, array<int, array{int, string, int}>> $pages Pages of day, key and views.
	 */
	private static function print_pages( string $name, string $key, iterable $pages ): void {
		foreach ( $pages as $page ) {
			foreach ( $page as list( $day, $of, $views ) ) {
				self::print_element(
					$name,
					$day,
					array(
						$key    => $of,
						'views' => $views,
					)
				);
			}
		}
	}

	/** @param array<string, int|string> $attributes */
	private static function print_element( string $name, int $day, array $attributes ): void {
		echo "\t<jetpack:" . esc_html( $name ) . ' date="' . esc_attr( Report_Range::date( $day ) ) . '"';
		foreach ( $attributes as $key => $value ) {
			echo ' ' . esc_html( $key ) . '="' . esc_attr( (string) $value ) . '"';
		}
		echo "/>\n";
	}
}
