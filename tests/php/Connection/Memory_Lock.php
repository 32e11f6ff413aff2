<?php
/**
 * A lock without a database.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Kernel\Lock;

/**
 * Keeps locks in memory, where tests can read and acquire them.
 */
final class Memory_Lock extends Lock {

	/**
	 * @var array<string, bool>
	 */
	public $taken = array();

	/**
	 * Runs when a lock is requested that is already taken.
	 *
	 * @var callable|null
	 */
	public $on_wait;

	public function acquire( string $name, int $lifetime_s ): bool {
		if ( ! empty( $this->taken[ $name ] ) ) {
			if ( $this->on_wait ) {
				( $this->on_wait )();
			}
			return false;
		}

		$this->taken[ $name ] = true;
		return true;
	}

	public function release( string $name ): void {
		unset( $this->taken[ $name ] );
	}
}
