<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stands before the password check. An attempt takes a place before the password
 * is looked at and gives it back when it was right; there are only as many places as failures
 * are allowed, so that guesses sent all at once get no further than guesses sent one by one.
 */
final class Attempt_Limiter {

	/** How long an attempt waits for others to end that hold the last places, in microseconds. */
	private const MAX_WAIT_US     = 3000000;
	private const FIRST_WAIT_US   = 50000;
	private const LONGEST_WAIT_US = 400000;

	/** What somebody who waited in vain is told, in seconds. */
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

	/** Judges an attempt before the password is looked at. */
	public function admit( Attempt $attempt ): Verdict {
		try {
			$verdict = $this->database->with_tables(
				function () use ( $attempt ): Verdict {
					return $this->check( $attempt );
				}
			);
			$this->pruner->trim_sometimes();
			return $verdict;
		} catch ( Storage_Error $error ) {
			// Whoever can overload the database must not open the gate by it; but tables that
			// can't be read at all must not lock everybody out.
			return $error->is_busy() && ! $attempt->is_exempt
				? Verdict::refused( $attempt, self::BUSY_SECONDS )
				: Verdict::admitted( $attempt, 0 );
		}
	}

	/** Notes that the password was wrong, and locks whoever has used up the last place. */
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

	/** Notes that the password was right. */
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

	/** Ends an attempt. A failure to write it down leaves the place taken, which errs on the safe side. */
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

	/** Refuses at once what is locked (one indexed read), else looks for a free place. */
	private function check( Attempt $attempt ): Verdict {
		$now = $this->clock->now();
		if ( $attempt->is_exempt ) {
			return Verdict::admitted( $attempt, $this->attempts->open( $attempt, $now ) );
		}
		$until = $this->subjects->state( $attempt, $now )->refused_until( $attempt );
		if ( $until > 0 ) {
			return $this->refuse( $attempt, $until - $now );
		}
		// Each look is a transaction: many who wait must not wait by looking all the time.
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
	 * Takes a place within a transaction that holds the address's and the account's rows.
	 *
	 * @return Verdict|null Null when others hold the last places and have not ended yet.
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

	/** Counts and notes a refusal. */
	private function refuse( Attempt $attempt, int $seconds ): Verdict {
		$now = $this->clock->now();
		$this->subjects->count_refused( $now );
		$this->attempts->refuse( $attempt, $now );
		return Verdict::refused( $attempt, $seconds );
	}
}
