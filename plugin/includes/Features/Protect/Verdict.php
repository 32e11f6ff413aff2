<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** Whether an attempt may proceed to the password check. */
final class Verdict {

	private Attempt $attempt;

	/** 0 if it was refused, or could not be stored. */
	private int $id;

	/** Seconds until the next attempt; 0 if admitted. */
	private int $seconds;

	/** Use admitted() or refused(). */
	private function __construct( Attempt $attempt, int $id, int $seconds ) {
		$this->attempt = $attempt;
		$this->id      = $id;
		$this->seconds = $seconds;
	}

	public static function admitted( Attempt $attempt, int $id ): self {
		return new self( $attempt, $id, 0 );
	}

	public static function refused( Attempt $attempt, int $seconds ): self {
		return new self( $attempt, 0, max( 1, $seconds ) );
	}

	public function attempt(): Attempt {
		return $this->attempt;
	}

	public function id(): int {
		return $this->id;
	}

	public function is_refused(): bool {
		return $this->seconds > 0;
	}

	public function seconds(): int {
		return $this->seconds;
	}
}
