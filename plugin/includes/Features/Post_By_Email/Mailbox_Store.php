<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Secret_Box;

defined( 'ABSPATH' ) || exit;

/** Stores the mailbox, its password encrypted, and the result of the last check. */
final class Mailbox_Store {

	private const MAILBOX = 'jetpack_dashboard_post_by_email_mailbox';
	private const RESULT  = 'jetpack_dashboard_post_by_email_result';

	private Secret_Box $box;

	public function __construct( Secret_Box $box ) {
		$this->box = $box;
	}

	public static function is_configured(): bool {
		return is_array( get_option( self::MAILBOX ) );
	}

	/** @return Mailbox|null Without its password. */
	public function mailbox(): ?Mailbox {
		$stored = get_option( self::MAILBOX );

		return is_array( $stored ) ? new Mailbox( array( 'password' => '' ) + $stored ) : null;
	}

	/**
	 * @return Mailbox|null With its password.
	 * @throws Mailbox_Error If the password can't be decrypted.
	 */
	public function open(): ?Mailbox {
		$stored = get_option( self::MAILBOX );
		if ( ! is_array( $stored ) ) {
			return null;
		}

		$password = $this->box->open( (string) ( $stored['password'] ?? '' ) );
		if ( null === $password ) {
			throw new Mailbox_Error( Mailbox_Error::PASSWORD );
		}

		return new Mailbox( array( 'password' => $password ) + $stored );
	}

	/**
	 * @param string $password '' keeps the stored one, which is only valid for the same server and user.
	 * @return bool False if a password is needed.
	 */
	public function save( Mailbox $mailbox, string $password ): bool {
		$stored = get_option( self::MAILBOX );
		$sealed = '' === $password ? '' : $this->box->seal( $password );

		if ( '' === $sealed && is_array( $stored ) && strtolower( $mailbox->host ) === strtolower( (string) $stored['host'] ) && $mailbox->user === $stored['user'] ) {
			$sealed = (string) $stored['password'];
		}
		if ( '' === $sealed ) {
			return false;
		}

		update_option(
			self::MAILBOX,
			array(
				'protocol'  => $mailbox->protocol,
				'host'      => $mailbox->host,
				'port'      => $mailbox->port,
				'user'      => $mailbox->user,
				'password'  => $sealed,
				'address'   => $mailbox->address,
				'server_id' => $mailbox->server_id,
			),
			false
		);
		delete_option( self::RESULT );

		return true;
	}

	public function delete(): void {
		delete_option( self::MAILBOX );
		delete_option( self::RESULT );
	}

	/** @param array{time: int, error: string, detail: int, posted: int, refused: int, more: bool} $result */
	public function save_result( array $result ): void {
		// Not if the mailbox was removed meanwhile.
		if ( self::is_configured() ) {
			update_option( self::RESULT, $result, false );
		}
	}

	/** @return array{time: int, error: string, detail: int, posted: int, refused: int, more: bool}|null Null before the first check. */
	public function result(): ?array {
		$result = get_option( self::RESULT );

		return is_array( $result ) ? array(
			'time'    => (int) ( $result['time'] ?? 0 ),
			'error'   => (string) ( $result['error'] ?? '' ),
			'detail'  => (int) ( $result['detail'] ?? 0 ),
			'posted'  => (int) ( $result['posted'] ?? 0 ),
			'refused' => (int) ( $result['refused'] ?? 0 ),
			'more'    => (bool) ( $result['more'] ?? false ),
		) : null;
	}
}
