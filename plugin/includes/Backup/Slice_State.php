<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Work in slices, each of which the server may stop. */
abstract class Slice_State extends State_File {

	/** Slices in a row that the server may stop; more, if each has stored something new, or has only waited. */
	private const MAX_TRIES         = 3;
	private const MAX_TRIES_FURTHER = 20;

	/** Slices since the last one that ended by itself. */
	public int $tries = 0;

	/** Pieces at the start of the last slice, if the one before was stopped. */
	public int $pieces = 0;

	/**
	 * Counts a slice that begins.
	 *
	 * @param float $seconds    That it may take.
	 * @param bool  $has_waited Whether the last one only waited.
	 * @return float|null Seconds that it gets; null if the server stops all of them.
	 */
	public function next_slice( Pieces $pieces, float $seconds, bool $has_waited = false ): ?float {
		$count = 0 === $this->tries ? 0 : $pieces->count();
		if ( $this->tries >= ( $has_waited || $count > $this->pieces ? self::MAX_TRIES_FURTHER : self::MAX_TRIES ) ) {
			return null;
		}
		$this->pieces = $count;

		// After a kill, shorter ones: the server's time limit may be shorter.
		return $seconds / 4 ** $this->tries++;
	}
}
