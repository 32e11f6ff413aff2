<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Counts failures against the limits of docs/spec/decisions.md#61, within a transaction that locks the rows. */
final class Lockout_Policy {

	private Subjects $subjects;
	private Attempts $attempts;
	private Limits $limits;

	public function __construct( Subjects $subjects, Attempts $attempts, Limits $limits ) {
		$this->subjects = $subjects;
		$this->attempts = $attempts;
		$this->limits   = $limits;
	}

	/**
	 * Locks the address and the account if they reached their limits.
	 *
	 * @return array{0: bool, 1: int} Whether all slots of one of them are in use; until when the attempt is locked out, or 0.
	 */
	public function enforce( Attempt $attempt, Lockout_State $state, int $now ): array {
		$is_full = false;
		$until   = 0;
		foreach ( $state->subjects_to_check( $attempt ) as $judge ) {
			if ( $state->locked_until( $judge ) > 0 ) {
				continue;
			}
			$allowed = $this->limits->get( $judge->kind . '_failures' );
			$count   = $this->count( $judge, $state->number( $judge, 'locked_at' ), $now );
			$is_full = $is_full || $count['failed'] + $count['running'] >= $allowed;
			if ( $count['failed'] >= $allowed ) {
				$until = max( $until, $this->lock( $judge, $state, $count['failed'], $now ) );
			}
		}
		if ( ! $attempt->is_exempt && $state->has_pass( $attempt ) ) {
			// A pass has as many slots as an address. A lockout of its own would outlive it.
			$count   = $this->count( $attempt->address_subject, $state->pass_counts_from( $attempt ), $now, $attempt->account_subject );
			$is_full = $is_full || $count['failed'] + $count['running'] >= $this->limits->get( 'address_failures' );
			if ( $count['failed'] >= $this->limits->get( 'address_failures' ) ) {
				$until = max( $until, $state->locked_until( $attempt->address_subject ), $now + $this->limits->get( 'address_window' ) );
			}
		}
		return array( $is_full, $until );
	}

	/**
	 * @param int          $after   Unix time; ignores earlier attempts.
	 * @param Subject|null $account If given, only attempts for this account.
	 * @return array{failed: int, running: int}
	 */
	private function count( Subject $subject, int $after, int $now, ?Subject $account = null ): array {
		return $this->attempts->count( $subject, max( $after, $now - $this->limits->get( $subject->kind . '_window' ) ), $now, $account );
	}

	/**
	 * Each lockout is longer than the last one, unless that was long ago.
	 *
	 * @return int Unix time of its end.
	 */
	private function lock( Subject $subject, Lockout_State $state, int $failures, int $now ): int {
		$is_fresh = $state->number( $subject, 'locked_until' ) > $now - $this->limits->get( 'lock_memory' );
		$locks    = $is_fresh ? $state->number( $subject, 'locks' ) : 0;
		$until    = $now + $this->limits->lock_seconds( $locks );
		$this->subjects->lock( $subject, $failures, $locks + 1, $now, $until );
		Note_Hooks::announce( Lockout_Notes::ID, Lockout_Notes::CAPABILITY );
		/**
		 * Fires after an IP address or an account was locked out.
		 *
		 * @since 1.0.0
		 *
		 * @param string $type    'address' or 'account'.
		 * @param string $subject The IP address (of IPv6, the /64 network), or the name of the account in lowercase.
		 */
		do_action( 'jetpack_dashboard_lockout', $subject->kind, Subject::ACCOUNT === $subject->kind ? $subject->account : $subject->address );
		return $until;
	}
}
