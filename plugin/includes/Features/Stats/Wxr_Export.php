<?php
/**
 * The statistics leave with WordPress's own exporter.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Export, "All content": the counts stand in the file's channel, in a namespace of their own, since WordPress's
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

	/** More of a day is left out. */
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
	 * Has the counts printed in the export that begins.
	 *
	 * @param array<string, mixed> $args What is exported.
	 */
	public function prepare( $args ): void {
		if ( 'all' === ( $args['content'] ?? '' ) && current_user_can( 'view_stats' ) ) {
			add_action( 'rss2_head', array( $this, 'print_counts' ) );
		}
	}

	/**
	 * Prints the counts.
	 */
	public function print_counts(): void {
		echo "\t" . '<jetpack:stats xmlns:jetpack="' . esc_attr( self::XMLNS ) . '">' . "\n";

		try {
			foreach ( $this->report->all_days() as $day => $views ) {
				self::print_element( 'day', $day, array( 'views' => $views ) );

				foreach ( $this->report->posts( $day, $day, self::ROWS_A_DAY ) as $id => $count ) {
					self::print_element(
						'post',
						$day,
						array(
							'id'    => $id,
							'views' => $count,
						)
					);
				}
				foreach ( $this->report->hosts( $day, $day, self::ROWS_A_DAY ) as $host => $count ) {
					self::print_element(
						'referrer',
						$day,
						array(
							'host'  => $host,
							'views' => $count,
						)
					);
				}
			}
		} catch ( Storage_Error $error ) {
			echo "\t<!-- The statistics could not be read. -->\n";
		}

		echo "\t</jetpack:stats>\n";
	}

	/**
	 * Prints an element.
	 *
	 * @param string                    $name       Its name.
	 * @param int                       $day        Slot.
	 * @param array<string, int|string> $attributes Further attributes.
	 */
	private static function print_element( string $name, int $day, array $attributes ): void {
		echo "\t<jetpack:" . esc_html( $name ) . ' date="' . esc_attr( Report::date( $day ) ) . '"';
		foreach ( $attributes as $key => $value ) {
			echo ' ' . esc_html( $key ) . '="' . esc_attr( (string) $value ) . '"';
		}
		echo "/>\n";
	}
}
