<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Lists and removes lockouts, for REST and WP-CLI. */
final class Lockouts {

	/** Maximum rows per list. */
	private const LISTED_LOCKOUTS = 100;
	private const LISTED_ATTEMPTS = 20;

	private Subjects $subjects;
	private Attempts $attempts;
	private Protect_Database $database;
	private Clock $clock;

	public function __construct( Subjects $subjects, Attempts $attempts, Protect_Database $database, Clock $clock ) {
		$this->subjects = $subjects;
		$this->attempts = $attempts;
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Locked IP addresses (IPv6: the /64 network) and accounts, newest first.
	 *
	 * @return array<int, array{type: string, address: string, account?: string, failures: int, lockedAt: string, lockedUntil: string}>
	 * @throws Storage_Error
	 */
	public function locked(): array {
		$rows = $this->database->with_tables(
			function (): array {
				return $this->subjects->locked( $this->clock->now(), self::LISTED_LOCKOUTS );
			}
		);
		return array_map(
			static function ( array $row ): array {
				$lockout = array(
					'type'        => $row['kind'],
					'address'     => $row['address'],
					'failures'    => (int) $row['failures'],
					'lockedAt'    => self::iso( (int) $row['locked_at'] ),
					'lockedUntil' => self::iso( (int) $row['locked_until'] ),
				);
				if ( Subject::ACCOUNT === $row['kind'] ) {
					$lockout['account'] = $row['account'];
				}
				return $lockout;
			},
			$rows
		);
	}

	/**
	 * Latest failed and refused attempts, newest first.
	 *
	 * @return array<int, array{time: string, address: string, username: string, via: string, refused: bool}>
	 * @throws Storage_Error
	 */
	public function latest_attempts(): array {
		$attempts = $this->database->with_tables(
			function (): array {
				return $this->attempts->latest( self::LISTED_ATTEMPTS );
			}
		);
		return array_map(
			static function ( array $attempt ): array {
				return array(
					'time'     => self::iso( $attempt['time'] ),
					'address'  => $attempt['address'],
					'username' => $attempt['username'],
					'via'      => $attempt['via'],
					'refused'  => $attempt['refused'],
				);
			},
			$attempts
		);
	}

	/** @return int|false Number of refused attempts; false if there were none. */
	public function blocked_count() {
		try {
			return $this->subjects->refused();
		} catch ( Storage_Error $error ) {
			return false;
		}
	}

	public function reset_blocked_count(): void {
		try {
			$this->subjects->forget_refused();
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * @param string $address An IP address, or a lockout's `…::/64`.
	 * @return bool False if it isn't an IP address.
	 * @throws Storage_Error
	 */
	public function unlock_address( string $address ): bool {
		$ip = Ip_Address::parse( (string) preg_replace( '#/64$#', '', trim( $address ) ) );
		if ( null === $ip ) {
			return false;
		}
		$this->unlock( new Subject( Subject::ADDRESS, $ip->bucket() ) );
		return true;
	}

	/**
	 * @param string $account Username, email address, or a lockout's account.
	 * @throws Storage_Error
	 */
	public function unlock_account( string $account ): void {
		$this->unlock( new Subject( Subject::ACCOUNT, '', Attempt_Factory::account( $account, Attempt_Factory::find_user( $account ) ) ) );
	}

	/** @throws Storage_Error */
	private function unlock( Subject $subject ): void {
		$this->database->with_tables(
			function () use ( $subject ): void {
				$this->database->transaction(
					function () use ( $subject ): void {
						// Locks the row first, as everywhere, so that a running attempt doesn't restore the lock.
						$this->subjects->unlock( $subject );
						$this->attempts->forgive( $subject );
					}
				);
			}
		);
	}

	private static function iso( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}
}
