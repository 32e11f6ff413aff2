<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** One bar of a chart. */
final class Period {

	/** The period as answers name it: its first day, like 2022-07-01; a week's has W between its parts. */
	public string $name;

	/** Its first day, like 2022-07-01. */
	public string $date;

	/** The slot of its first day. */
	public int $from;

	/** The slot of its last day. */
	public int $to;

	public function __construct( string $range, DateTimeImmutable $first, DateTimeImmutable $last ) {
		$this->date = $first->format( 'Y-m-d' );
		$this->name = Calendar::WEEK === $range ? $first->format( 'Y\Wm\Wd' ) : $this->date;
		$this->from = (int) $first->format( 'Ymd' );
		$this->to   = (int) $last->format( 'Ymd' );
	}
}
