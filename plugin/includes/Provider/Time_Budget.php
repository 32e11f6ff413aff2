<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** All calls to the account service in a request, and waits for other requests, share eight seconds. */
class Time_Budget {

	/** A second less than promised, for the site's own work. */
	private const LIMIT_S = 7.0;

	private float $spent_s = 0.0;

	private float $limit_s = self::LIMIT_S;

	/** When the last call ended (monotonic). */
	private float $ended_s = 0.0;

	/** Starts over after a pause as long as the budget: cron and WP-CLI run for longer, and nobody waits for them. */
	public function left_s(): float {
		if ( $this->spent_s > 0.0 && $this->stopwatch_s() - $this->ended_s > self::LIMIT_S ) {
			$this->spent_s = 0.0;
		}

		return $this->limit_s - $this->spent_s;
	}

	/**
	 * Runs work with a shorter limit.
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
	 * Runs work, and deducts its time.
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
	 * Waits for another request.
	 *
	 * @return bool False if there is no time left.
	 */
	public function pause( int $microseconds ): bool {
		if ( $this->left_s() < $microseconds / 1e6 ) {
			return false;
		}

		$this->spend( fn() => $this->sleep( $microseconds ) );

		return true;
	}

	/** @return float Monotonic seconds. */
	protected function stopwatch_s(): float {
		return (float) hrtime( true ) / 1e9;
	}

	protected function sleep( int $microseconds ): void {
		usleep( $microseconds );
	}
}
