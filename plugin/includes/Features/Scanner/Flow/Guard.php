<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** A block that runs only in some cases, and whether who asks is checked in it and behind it. */
final class Guard {

	/** The token behind the block. */
	public int $end;
	/** Whether it was checked before the condition. */
	public bool $before;
	/** Whether it is checked behind the block. */
	public bool $after;
	/** Value::CHECKS of the condition. */
	public int $flags;
	/** Each case of a `switch` begins as it did. */
	public bool $is_switch = false;

	public function __construct( int $end, bool $before, int $flags ) {
		$this->end    = $end;
		$this->before = $before;
		$this->after  = $before;
		$this->flags  = $flags;
	}
}
