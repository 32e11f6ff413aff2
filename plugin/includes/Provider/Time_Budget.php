<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** Calls to the account service, and waits for requests that make some, come out of the same eight seconds, after which nobody waits for an answer any more. */
class Time_Budget {

	/** A second less than what is promised, for what the site does itself. */
	private const LIMIT_S = 7.0;

	/** Seconds spent so far. */
	private float $spent_s = 0.0;

	/** Seconds that may be spent in all. */
	private float $limit_s = self::LIMIT_S;

	/** When the last wait ended, by the stopwatch. */
	private float $ended_s = 0.0;

	/** What is left. Who has done something else for as long as the budget is no page that a person waits for, and begins anew: cron, or WP-CLI. */
	public function left_s(): float {
		if ( $this->spent_s > 0.0 && $this->stopwatch_s() - $this->ended_s > self::LIMIT_S ) {
			$this->spent_s = 0.0;
		}

		return $this->limit_s - $this->spent_s;
	}

	/**
	 * Does something for which there is less time.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T
	 */
	public function within( float $seconds, callable $work ) {
		$usual_s       = $this->limit_s;
		$this->limit_s = min( $usual_s, $usual_s - $this->left_s() + $seconds );

		try {
			return $work();
		} finally {
			$this->limit_s = $usual_s;
		}
	}

	/**
	 * Does something that takes of it.
	 *
	 * @param callable(): T $work
	 * @template T
	 * @return T
	 */
	public function spend( callable $work ) {
		$start  = $this->stopwatch_s();
		$result = $work();

		$this->ended_s  = $this->stopwatch_s();
		$this->spent_s += max( 0.0, $this->ended_s - $start );

		return $result;
	}

	/**
	 * Waits for another request, if there is time.
	 *
	 * @return bool Whether there was.
	 */
	public function pause( int $microseconds ): bool {
		if ( $this->left_s() < $microseconds / 1e6 ) {
			return false;
		}

		$this->spend( fn() => $this->sleep( $microseconds ) );

		return true;
	}

	/**
	 * What durations are measured by. Not the plugin's clock, which tells dates.
	 *
	 * @return float Seconds since some moment.
	 */
	protected function stopwatch_s(): float {
		return (float) hrtime( true ) / 1e9;
	}

	protected function sleep( int $microseconds ): void {
		usleep( $microseconds );
	}
}
