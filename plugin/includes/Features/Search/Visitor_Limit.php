<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Limits requests per visitor and minute, and counted searches per visitor and day. */
class Visitor_Limit {

	private const PER_MINUTE = 120;

	/** Searches that the statistics count. */
	private const COUNTED_PER_DAY = 50;

	private Rate_Limiter $limiter;

	public function __construct( Rate_Limiter $limiter ) {
		$this->limiter = $limiter;
	}

	/**
	 * Counts a request. Returns whether it is within the limit.
	 *
	 * @throws Storage_Error
	 */
	public function allows(): bool {
		/**
		 * Filters how many instant searches a visitor can make per minute.
		 *
		 * @since 1.0.0
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_search_limit', self::PER_MINUTE );

		return $this->limiter->allows_visitor( 'search', $limit, MINUTE_IN_SECONDS );
	}

	/**
	 * Counts a search of the statistics. Returns whether it is within the limit.
	 *
	 * @throws Storage_Error
	 */
	public function allows_count(): bool {
		return $this->limiter->allows_visitor( 'search counted', self::COUNTED_PER_DAY, DAY_IN_SECONDS );
	}
}
