<?php
/**
 * A day, a week or a month.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * One bar of a chart.
 */
final class Period {

	/**
	 * The period as answers name it: its first day, like 2022-07-01; a week's has W between its parts (A181).
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Its first day, like 2022-07-01.
	 *
	 * @var string
	 */
	public $date;

	/**
	 * The slot of its first day.
	 *
	 * @var int
	 */
	public $from;

	/**
	 * The slot of its last day.
	 *
	 * @var int
	 */
	public $to;

	/**
	 * Takes the period's ends.
	 *
	 * @param string            $range day, week or month.
	 * @param DateTimeImmutable $first Its first day.
	 * @param DateTimeImmutable $last  Its last day.
	 */
	public function __construct( string $range, DateTimeImmutable $first, DateTimeImmutable $last ) {
		$this->date = $first->format( 'Y-m-d' );
		$this->name = Calendar::WEEK === $range ? $first->format( 'Y\Wm\Wd' ) : $this->date;
		$this->from = (int) $first->format( 'Ymd' );
		$this->to   = (int) $last->format( 'Ymd' );
	}
}
