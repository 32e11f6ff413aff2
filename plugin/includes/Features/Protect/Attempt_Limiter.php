<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits login attempts before the password is checked. An attempt reserves a slot and releases it if the password was right. There
 * are as many slots as allowed failures, so concurrent guesses gain nothing over sequential ones.
 */
final class Attempt_Limiter {

	/** How long an attempt waits for a slot. */
	private const MAX_WAIT_US     = 3000000;
	private const FIRST_WAIT_US   = 50000;
	private const LONGEST_WAIT_US = 400000;

	/** Retry-After in seconds if no slot became free. */
	private const BUSY_SECONDS = 5;

	private Subjects $subjects;
	private Attempts $attempts;
	private Protect_Database $database;
	private Lockout_Policy $locks;
	private Pruner $pruner;
	private Clock $clock;

	public function __construct( Subjects $subjects, Attempts $attempts, Protect_Database $database, Lockout_Policy $locks, Pruner $pruner, Clock $clock ) {
		$this->subjects = $subjects;
		$this->attempts = $attempts;
		$this->database = $database;
		$this->locks    = $locks;
		$this->pruner   = $pruner;
		$this->clock    = $clock;
	}

	public function admit( Attempt $attempt ): Verdict {
		try {
			return $this->database->with_tables(
				function () use ( $attempt ): Verdict {
					return $this->check( $attempt );
				}
			);
		} catch ( Storage_Error $error ) {
			// Overloading the database must not bypass the limiter; but if the tables
			// can't be read at all, nobody should be locked out.
			return $error->is_busy() && ! $attempt->is_exempt
				? Verdict::refused( $attempt, self::BUSY_SECONDS )
				: Verdict::admitted( $attempt, 0 );
		}
	}

	/** Records a wrong password, and locks if the last slot is used. */
	public function fail( Verdict $verdict ): void {
		$attempt = $verdict->attempt();
		$this->finish(
			$verdict,
			function () use ( $attempt, $verdict ): void {
				$now = $this->clock->now();
				if ( ! $attempt->is_exempt ) {
					$this->subjects->lock_rows( $attempt, $now );
				}
				$this->attempts->fail( $verdict->id() );
				$this->locks->enforce( $attempt, $this->subjects->state( $attempt, $now ), $now );
			}
		);
	}

	/** Records a correct password. */
	public function succeed( Verdict $verdict, int $user_id ): void {
		$attempt = $verdict->attempt();
		$this->finish(
			$verdict,
			function () use ( $attempt, $verdict, $user_id ): void {
				$now = $this->clock->now();
				if ( ! $attempt->is_exempt ) {
					$this->subjects->lock_rows( $attempt, $now );
				}
				$this->attempts->take_back( $verdict->id() );
				if ( ! $attempt->is_of( $user_id ) ) {
					return;
				}
				$this->attempts->forgive_account_here( $attempt );
				if ( '' !== $attempt->address ) {
					$this->subjects->touch( array( $attempt->known_subject ), $now );
					$this->pruner->trim_known( $attempt->known_subject );
				}
			}
		);
	}

	/** If recording fails, the slot stays reserved, which is the safe side. */
	private function finish( Verdict $verdict, callable $work ): void {
		if ( 0 === $verdict->id() ) {
			return;
		}
		try {
			$this->database->transaction( $work );
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** Refuses locked subjects after one indexed read; otherwise reserves a slot. */
	private function check( Attempt $attempt ): Verdict {
		$now = $this->clock->now();
		if ( $attempt->is_exempt ) {
			return Verdict::admitted( $attempt, $this->attempts->open( $attempt, $now ) );
		}
		$until = $this->subjects->state( $attempt, $now )->refused_until( $attempt );
		if ( $until > 0 ) {
			return $this->refuse( $attempt, $until - $now );
		}
		$verdict = $this->wait_for_slot( $attempt );
		// Only these attempts add subjects.
		$this->pruner->trim_sometimes();
		return $verdict;
	}

	private function wait_for_slot( Attempt $attempt ): Verdict {
		// Each try is a transaction, so back off instead of polling.
		$step = self::FIRST_WAIT_US;
		for ( $waited = 0; $waited <= self::MAX_WAIT_US; $waited += $step ) {
			$step    = 0 === $waited ? self::FIRST_WAIT_US : min( 2 * $step, self::LONGEST_WAIT_US );
			$verdict = $this->database->transaction(
				function () use ( $attempt ): ?Verdict {
					return $this->reserve_slot( $attempt );
				}
			);
			if ( null !== $verdict ) {
				return $verdict->is_refused() ? $this->refuse( $attempt, $verdict->seconds() ) : $verdict;
			}
			usleep( $step );
		}
		return $this->refuse( $attempt, self::BUSY_SECONDS );
	}

	/**
	 * Runs in a transaction that locks the rows of address and account.
	 *
	 * @return Verdict|null Null if attempts in progress hold the last slots.
	 */
	private function reserve_slot( Attempt $attempt ): ?Verdict {
		$now = $this->clock->now();
		$this->subjects->lock_rows( $attempt, $now );
		$state   = $this->subjects->state( $attempt, $now );
		$until   = $state->refused_until( $attempt );
		$is_full = false;
		if ( 0 === $until ) {
			list( $is_full, $until ) = $this->locks->enforce( $attempt, $state, $now );
		}
		if ( $until > 0 ) {
			return Verdict::refused( $attempt, $until - $now );
		}
		return $is_full ? null : Verdict::admitted( $attempt, $this->attempts->open( $attempt, $now ) );
	}

	private function refuse( Attempt $attempt, int $seconds ): Verdict {
		$now = $this->clock->now();
		$this->subjects->count_refused( $now );
		$this->attempts->refuse( $attempt, $now );
		return Verdict::refused( $attempt, $seconds );
	}
}
