<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** The days that a report covers, divided into periods. */
final class Span {

	/** Calendar::DAY, WEEK or MONTH. */
	public string $unit;

	/**
	 * Oldest first, at least one. The first and the last may be cut.
	 *
	 * @var Period[]
	 */
	public array $periods;

	/** Slot of the first day. */
	public int $from;

	/** Slot of the last day, which may be in the future. */
	public int $to;

	/** Whether it is the unit's default, up to now. */
	public bool $is_latest;

	/** @param Period[] $periods Oldest first, at least one. */
	public function __construct( string $unit, array $periods, bool $is_latest ) {
		$this->unit      = $unit;
		$this->periods   = $periods;
		$this->from      = $periods[0]->from;
		$this->to        = $periods[ count( $periods ) - 1 ]->to;
		$this->is_latest = $is_latest;
	}
}
