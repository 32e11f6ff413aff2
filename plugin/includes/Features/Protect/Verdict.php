<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** Whether an attempt may go on to the password check. */
final class Verdict {

	private Attempt $attempt;

	/** The running attempt's id; 0 when it was refused, or couldn't be written down. */
	private int $id;

	/** Seconds for which attempts are refused; 0 when this one is not. */
	private int $seconds;

	/**
	 * Use admitted() or refused().
	 *
	 * @param int $id      The running attempt's id.
	 * @param int $seconds Seconds for which attempts are refused.
	 */
	private function __construct( Attempt $attempt, int $id, int $seconds ) {
		$this->attempt = $attempt;
		$this->id      = $id;
		$this->seconds = $seconds;
	}

	/** The attempt goes on. */
	public static function admitted( Attempt $attempt, int $id ): self {
		return new self( $attempt, $id, 0 );
	}

	/** The attempt is refused. */
	public static function refused( Attempt $attempt, int $seconds ): self {
		return new self( $attempt, 0, max( 1, $seconds ) );
	}

	/** The attempt that was judged. */
	public function attempt(): Attempt {
		return $this->attempt;
	}

	/** The running attempt's id. */
	public function id(): int {
		return $this->id;
	}

	/** Whether the attempt is refused. */
	public function is_refused(): bool {
		return $this->seconds > 0;
	}

	/** For how many seconds; 0 when it is not refused. */
	public function seconds(): int {
		return $this->seconds;
	}
}
