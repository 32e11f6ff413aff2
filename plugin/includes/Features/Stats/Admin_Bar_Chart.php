<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/** A bar chart of the last 48 hours as an inline image, from one indexed query. */
final class Admin_Bar_Chart {

	private const HOURS = 48;

	/** In pixels. */
	private const BAR    = 2;
	private const HEIGHT = 20;

	private Report $report;

	public function __construct( Report $report ) {
		$this->report = $report;
	}

	public function add( WP_Admin_Bar $bar ): void {
		try {
			$hours = $this->report->last_hours( self::HOURS );
		} catch ( Storage_Error $error ) {
			return;
		}

		$total = (int) array_sum( $hours );
		/* translators: %s: number of views. */
		$text = sprintf( _n( '%s view in the last 48 hours', '%s views in the last 48 hours', $total, 'jetpack-dashboard' ), number_format_i18n( $total ) );

		$bar->add_node(
			array(
				'id'    => 'jetpack-stats',
				'title' => self::image( array_values( $hours ), $text ),
				'href'  => Subpage::url( Stats_Page::SLUG ),
				'meta'  => array( 'title' => $text ),
			)
		);
	}

	/** @param int[] $views By hour, oldest first. */
	private static function image( array $views, string $text ): string {
		$max   = max( 1, ...$views );
		$width = count( $views ) * self::BAR;
		$path  = '';

		foreach ( $views as $index => $count ) {
			// Hours without views get one pixel, so that the chart keeps its width.
			$height = 0 === $count ? 1 : max( 2, (int) round( $count / $max * self::HEIGHT ) );
			$path  .= sprintf( 'M%d %dv%dh%dv-%dz', $index * self::BAR, self::HEIGHT - $height, $height, self::BAR - 1, $height );
		}

		return sprintf(
			'<svg role="img" aria-label="%s" width="%d" height="%d" viewBox="0 0 %2$d %3$d" fill="currentColor" style="display:block;margin-block:6px" focusable="false"><path d="%s"/></svg>',
			esc_attr( $text ),
			$width,
			self::HEIGHT,
			$path
		);
	}
}
