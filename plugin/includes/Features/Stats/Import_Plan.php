<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** What an import would add. */
final class Import_Plan {

	/** Number of new counts. */
	public int $rows = 0;

	/**
	 * Days with new counts, oldest first.
	 *
	 * @var int[]
	 */
	public array $days = array();

	/** Number of days whose total is new. */
	public int $totals = 0;

	/** Views of the site on these days. */
	public int $views = 0;

	/** New views of posts, the home page and archives. */
	public int $post_views = 0;

	/**
	 * Days that this site counted itself. Their counts aren't imported.
	 *
	 * @var int[]
	 */
	public array $counted_days = array();

	/** Number of counts of these days. */
	public int $counted = 0;

	/** Number of counts that were imported before. */
	public int $known = 0;
}
