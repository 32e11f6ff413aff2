<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** A bar of the chart. */
final class Period {

	/** First day such as 2022-07-01; weeks as 2022W07W01. */
	public string $name;

	/** First day such as 2022-07-01. */
	public string $date;

	/** Slot of the first day. */
	public int $from;

	/** Slot of the last day. */
	public int $to;

	public function __construct( string $range, DateTimeImmutable $first, DateTimeImmutable $last ) {
		$this->date = $first->format( 'Y-m-d' );
		$this->name = Calendar::WEEK === $range ? $first->format( 'Y\Wm\Wd' ) : $this->date;
		$this->from = (int) $first->format( 'Ymd' );
		$this->to   = (int) $last->format( 'Ymd' );
	}
}
