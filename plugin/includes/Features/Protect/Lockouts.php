<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What the dashboard and WP-CLI show and undo. */
final class Lockouts {

	/** Rows that a list holds at most. */
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
	 * Addresses (an IPv6 one as its /64) and accounts that are locked now, the latest first.
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
	 * The last attempts that failed or were refused, the latest first.
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

	/**
	 * How many attempts were refused; false when none ever was.
	 *
	 * @return int|false
	 */
	public function blocked_count() {
		try {
			return $this->subjects->refused();
		} catch ( Storage_Error $error ) {
			return false;
		}
	}

	/** Starts the count of refused attempts anew. */
	public function reset_blocked_count(): void {
		try {
			$this->subjects->forget_refused();
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Lets an address in again.
	 *
	 * @param string $address An address, or a lockout's `…::/64`.
	 * @return bool False when it is no address.
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
	 * Lets everybody try an account again.
	 *
	 * @param string $account A user name, an email address, or a lockout's account.
	 * @throws Storage_Error
	 */
	public function unlock_account( string $account ): void {
		$this->unlock( new Subject( Subject::ACCOUNT, '', Attempt_Factory::account( $account, Attempt_Factory::find_user( $account ) ) ) );
	}

	/**
	 * Forgets a subject's failures and locks.
	 *
	 * @throws Storage_Error
	 */
	private function unlock( Subject $subject ): void {
		$this->database->with_tables(
			function () use ( $subject ): void {
				$this->database->transaction(
					function () use ( $subject ): void {
						// The row first, as everywhere, so that no running attempt locks it again from what is forgiven here.
						$this->subjects->unlock( $subject );
						$this->attempts->forgive( $subject );
					}
				);
			}
		);
	}

	/** A time as REST gives it. */
	private static function iso( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}
}
