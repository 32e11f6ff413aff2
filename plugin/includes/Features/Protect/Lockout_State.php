<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** The rows that apply to an attempt: its address, its account, and the pair of both. */
final class Lockout_State {

	private const NO_ROW = array(
		'locks'        => 0,
		'locked_at'    => 0,
		'locked_until' => 0,
		'pass_at'      => 0,
		'pass_until'   => 0,
		'seen_at'      => 0,
	);

	/**
	 * By subject key.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $rows;

	private int $now;

	/** @param array<string, array<string, string>> $rows By subject key. */
	public function __construct( array $rows, int $now ) {
		$this->rows = $rows;
		$this->now  = $now;
	}

	public function number( Subject $subject, string $column ): int {
		return (int) ( $this->rows[ $subject->key() ][ $column ] ?? self::NO_ROW[ $column ] );
	}

	/** 0 if it isn't locked. */
	public function locked_until( Subject $subject ): int {
		$until = $this->number( $subject, 'locked_until' );
		return $until > $this->now ? $until : 0;
	}

	/** Whether the account has logged in from this address or device before. */
	public function is_known( Attempt $attempt ): bool {
		return $attempt->is_known_device || isset( $this->rows[ $attempt->known_subject->key() ] );
	}

	/**
	 * Whether the attempt is exempt from the lockout of its address: an unlock link was opened here for this account, or a known device is
	 * behind a proxy that hides all visitors behind one address.
	 */
	public function has_pass( Attempt $attempt ): bool {
		return $this->number( $attempt->known_subject, 'pass_until' ) > $this->now
			|| ( $attempt->is_known_device && $attempt->is_shared_address );
	}

	/** Time from which failed logins of an attempt with a pass count, inclusive. */
	public function pass_counts_from( Attempt $attempt ): int {
		$pass_at = $this->number( $attempt->known_subject, 'pass_at' );
		return $pass_at > 0 ? $pass_at - 1 : $this->number( $attempt->address_subject, 'locked_at' );
	}

	/** @return Subject[] Subjects that can lock out this attempt. */
	public function subjects_to_check( Attempt $attempt ): array {
		if ( $attempt->is_exempt ) {
			return array();
		}
		$subjects = array();
		if ( ! $this->has_pass( $attempt ) ) {
			$subjects[] = $attempt->address_subject;
		}
		if ( ! $this->is_known( $attempt ) ) {
			$subjects[] = $attempt->account_subject;
		}
		return $subjects;
	}

	/** 0 if it isn't locked out. */
	public function refused_until( Attempt $attempt ): int {
		$until = 0;
		foreach ( $this->subjects_to_check( $attempt ) as $subject ) {
			$until = max( $until, $this->locked_until( $subject ) );
		}
		return $until;
	}
}
