<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * A table that a feature adds to the statistics page with the filter `jetpack_dashboard_stats_tables`, if the user may see it. All texts
 * are plain text. Numbers are integers.
 */
interface Report_Table {

	/** Name of the CSV file: lowercase letters and hyphens. */
	public function name(): string;

	/** Caption without the period. */
	public function title(): string;

	/** Shown below the table; '' for none. */
	public function note(): string;

	/** Shown if there are no rows. */
	public function empty_text(): string;

	/** @return string[] Labels. All columns but the first are numbers or amounts. */
	public function columns(): array;

	/**
	 * @return array<int, array<int, string|int>>
	 * @throws \Jetpack_Dashboard\Kernel\Storage_Error
	 */
	public function rows( Report_Range $range ): array;

	/** @return string[] Labels. */
	public function file_columns(): array;

	/**
	 * @return \Generator<int, array<int, array<int, string|int>>> Pages of rows.
	 * @throws \Jetpack_Dashboard\Kernel\Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator;
}
