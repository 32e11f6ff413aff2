<?php
/**
 * The parts of the connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Clock;

/**
 * The connection's part of the composition root: builds each service when it is first needed.
 */
final class Parts {

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * Parts that were built.
	 *
	 * @var array<class-string, object>
	 */
	private $parts = array();

	/**
	 * Takes what every part shares.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Hooks what acts by itself.
	 */
	public function register(): void {
	}

	/**
	 * Where the account service is.
	 */
	public function account_service(): Account_Service {
		return $this->once( Account_Service::class, fn() => new Account_Service() );
	}

	/**
	 * What is stored.
	 */
	public function store(): Connection_Store {
		return $this->once( Connection_Store::class, fn() => new Connection_Store() );
	}

	/**
	 * The state.
	 */
	public function status(): Connection_Status {
		return $this->once( Connection_Status::class, fn() => new Connection_Status( $this->store(), $this->account_service(), new Offline_Mode() ) );
	}

	/**
	 * The current user.
	 */
	public function current_user(): Current_User {
		return $this->once( Current_User::class, fn() => new Current_User( $this->status(), $this->store() ) );
	}

	/**
	 * Builds a part when it is first asked for.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The part's class.
	 * @param callable(): T   $build      Builds it.
	 * @return T
	 */
	private function once( string $class_name, callable $build ) {
		if ( ! isset( $this->parts[ $class_name ] ) ) {
			$this->parts[ $class_name ] = $build();
		}

		/** @var T $part */ // phpcs:ignore Generic.Commenting.DocComment.MissingShort
		$part = $this->parts[ $class_name ];

		return $part;
	}
}
