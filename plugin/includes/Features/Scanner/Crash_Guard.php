<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a slice died on (out of memory, killed by the server), so that it isn't read for ever. A slice that starts while the one before
 * never ended notes each file before it reads it; until then, nothing is noted, which would take a write per file.
 */
class Crash_Guard {

	public const OPTION = 'jetpack_dashboard_scan_crashes';

	/** Times that a file may fail. The slice that died first has noted none. */
	private const MAX_FAILURES = 2;

	/** Items that are remembered, the oldest are forgotten first. */
	private const MAX_ITEMS = 100;

	/** Whether a slice is running, or died. */
	private bool $is_open = false;

	private bool $is_careful = false;

	/** Hash of what is being read; '' for nothing. */
	private string $current = '';

	/** @var array<string, int> Failures by hash. */
	private array $failures = array();

	/** Starts a slice. Only with the lock of the scan. */
	public function begin(): void {
		// Another request may have saved it.
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$stored           = get_option( self::OPTION );
		$stored           = is_array( $stored ) ? $stored : array();
		$this->failures   = array_map( 'intval', (array) ( $stored['failures'] ?? array() ) );
		$this->is_careful = ! empty( $stored['is_open'] );
		$died_on          = (string) ( $stored['current'] ?? '' );
		if ( $this->is_careful && '' !== $died_on ) {
			$failures = 1 + ( $this->failures[ $died_on ] ?? 0 );
			unset( $this->failures[ $died_on ] );
			$this->failures = array_slice( $this->failures + array( $died_on => $failures ), -self::MAX_ITEMS, null, true );
		}
		$this->is_open = true;
		$this->current = '';
		$this->save();
	}

	/** Ends a slice that didn't die. */
	public function end(): void {
		$this->is_open = false;
		$this->current = '';
		$this->save();
	}

	/**
	 * Call it before something is read, and `leave()` afterwards.
	 *
	 * @param string $version Changes with its content: it is read again then.
	 * @return bool False if it must be passed over.
	 */
	public function enter( string $name, string $version ): bool {
		$hash = md5( "$name\n$version" );
		if ( ( $this->failures[ $hash ] ?? 0 ) >= self::MAX_FAILURES ) {
			return false;
		}
		$this->note( $hash );

		return true;
	}

	public function leave(): void {
		$this->note( '' );
	}

	/** Everything is read again. */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	private function note( string $hash ): void {
		if ( $this->is_careful ) {
			$this->current = $hash;
			$this->save();
		}
	}

	private function save(): void {
		update_option(
			self::OPTION,
			array(
				'is_open'  => $this->is_open,
				'current'  => $this->current,
				'failures' => $this->failures,
			),
			false
		);
	}
}
