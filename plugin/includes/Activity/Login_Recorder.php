<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Logins, failed logins (summed per hour and account), lockouts, passwords. */
class Login_Recorder {

	/** Longer names don't exist: it is the length of email addresses. */
	private const NAME_LENGTH = 100;

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/**
	 * @param string  $login
	 * @param WP_User $user
	 */
	public function on_login( $login, $user ): void {
		if ( $user instanceof WP_User ) {
			$this->log->add( ( new Event( Entry::LOGIN, 'in' ) )->by( $user->ID ) );
		}
	}

	/** @param int $user_id */
	public function on_logout( $user_id ): void {
		if ( $user_id > 0 ) {
			$this->log->add( ( new Event( Entry::LOGIN, 'out' ) )->by( (int) $user_id ) );
		}
	}

	/**
	 * Unknown names aren't stored: people type their password there.
	 *
	 * @param string $name Username or email address, as it was typed.
	 */
	public function on_failure( $name ): void {
		$user  = is_string( $name ) && strlen( $name ) <= self::NAME_LENGTH ? ( get_user_by( 'login', $name ) ?: get_user_by( 'email', $name ) ) : false;
		$event = ( new Event( Entry::LOGIN, 'failed' ) )->by( 0 )->in_lane( Activity_Log::VISITORS )->summed();
		$this->log->add( $user ? $event->about( $user->ID, $user->user_login ) : $event );
	}

	/** An application password that is wrong. */
	public function on_application_failure(): void {
		$this->log->add( ( new Event( Entry::LOGIN, 'failed-app' ) )->by( 0 )->in_lane( Activity_Log::VISITORS )->summed() );
	}

	/**
	 * @param string $type    'address' or 'account'.
	 * @param string $subject
	 */
	public function on_lockout( $type, $subject ): void {
		$user  = 'account' === $type ? ( get_user_by( 'login', $subject ) ?: get_user_by( 'email', $subject ) ) : false;
		$event = ( new Event( Entry::LOGIN, 'lockout' ) )->by( 0 )->in_lane( Activity_Log::VISITORS )->summed( MINUTE_IN_SECONDS );
		$this->log->add( $event->about( $user ? $user->ID : '', $user ? $user->user_login : '', (string) $type ) );
	}

	/** @param WP_User $user */
	public function on_password_reset( $user ): void {
		if ( $user instanceof WP_User ) {
			$this->log->add( ( new Event( Entry::LOGIN, 'reset' ) )->by( $user->ID ) );
		}
	}
}
