<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/** The forms of the mailbox page. */
final class Mailbox_Actions {

	public const SAVE    = 'jetpack_dashboard_mailbox_save';
	public const CHECK   = 'jetpack_dashboard_mailbox_check';
	public const REMOVE  = 'jetpack_dashboard_mailbox_remove';
	public const ACTIONS = array( self::SAVE, self::CHECK, self::REMOVE );

	public const FLASH = 'mailbox';

	private Mailbox_Store $mailboxes;
	private Checker $checker;

	public function __construct( Mailbox_Store $mailboxes, Checker $checker ) {
		$this->mailboxes = $mailboxes;
		$this->checker   = $checker;
	}

	/** Handles admin_post_{action}, and exits. */
	public function handle( string $action ): void {
		if ( ! current_user_can( 'manage_options' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );

		if ( self::SAVE === $action ) {
			$notice = $this->save();
		} elseif ( self::CHECK === $action ) {
			$notice = self::describe( $this->checker->run() );
		} else {
			$this->mailboxes->delete();
			Polling::stop();
			$notice = array( 'text' => __( 'The mailbox was removed from this site. Its emails are still on the mail server.', 'jetpack-dashboard' ) );
		}

		( new Flash( self::FLASH ) )->set( $notice );
		wp_safe_redirect( Subpage::url( Mailbox_Page::SLUG ) );
		exit;
	}

	/** @return array<string, string> `text` or `error`. */
	private function save(): array {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified in handle(); validated below.
		$text     = static fn( string $name ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? trim( wp_unslash( $_POST[ $name ] ) ) : '';
		$password = isset( $_POST['password'] ) && is_string( $_POST['password'] ) ? wp_unslash( $_POST['password'] ) : '';
		// phpcs:enable
		$mailbox = new Mailbox(
			array(
				'protocol'  => $text( 'protocol' ),
				'host'      => strtolower( $text( 'host' ) ),
				'port'      => Request_Number::of( absint( $text( 'port' ) ) ),
				'user'      => $text( 'user' ),
				'address'   => $text( 'address' ),
				'server_id' => strtolower( $text( 'server_id' ) ),
			)
		);

		$error = self::problem( $mailbox, $password );
		if ( '' === $error && ! $this->mailboxes->save( $mailbox, $password ) ) {
			$error = __( 'Enter the password. It is needed again when the server or the username changes.', 'jetpack-dashboard' );
		}
		if ( '' !== $error ) {
			return array( 'error' => __( 'The mailbox was not saved.', 'jetpack-dashboard' ) . ' ' . $error );
		}

		Polling::start();

		return array( 'text' => __( 'The mailbox was saved. Select “Check now” to test it.', 'jetpack-dashboard' ) );
	}

	/** @return string '' if there is none. */
	private static function problem( Mailbox $mailbox, string $password ): string {
		if ( ! preg_match( '/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/D', $mailbox->host ) ) {
			return __( 'Enter the server’s name, such as mail.example.com.', 'jetpack-dashboard' );
		}
		if ( $mailbox->port < 1 || $mailbox->port > 65535 ) {
			return __( 'Enter a port from 1 to 65535.', 'jetpack-dashboard' );
		}
		if ( ! preg_match( '/^[^\x00-\x1f\x7f]{1,254}$/D', $mailbox->user ) ) {
			return __( 'Enter the username.', 'jetpack-dashboard' );
		}
		if ( ! preg_match( '/^[^\x00-\x1f\x7f]{0,254}$/D', $password ) ) {
			return __( 'The password is too long, or has characters that mail servers don’t accept.', 'jetpack-dashboard' );
		}
		if ( strlen( $mailbox->address ) > 200 || ! is_email( $mailbox->address ) || false !== strpos( $mailbox->address, '+' ) ) {
			return __( 'Enter the mailbox’s email address, without a plus sign.', 'jetpack-dashboard' );
		}

		return preg_match( '/^[a-z0-9._-]{0,253}$/D', $mailbox->server_id ) ? '' : __( 'Enter the name of the trusted server as in the emails, such as mx.example.com, or leave it empty.', 'jetpack-dashboard' );
	}

	/**
	 * @param array{time: int, error: string, detail: int, posted: int, refused: int, more: bool} $result
	 * @return array<string, string> `text` or `error`.
	 */
	private static function describe( array $result ): array {
		if ( '' !== $result['error'] ) {
			return array( 'error' => __( 'The mailbox could not be checked.', 'jetpack-dashboard' ) . ' ' . Mailbox_Error::text( $result['error'], $result['detail'] ) );
		}

		/* translators: 1: number of emails, 2: number of emails. */
		$text = sprintf( __( 'The mailbox was checked. Emails posted: %1$s. Emails refused: %2$s.', 'jetpack-dashboard' ), number_format_i18n( $result['posted'] ), number_format_i18n( $result['refused'] ) );

		return array( 'text' => $text . ( $result['more'] ? ' ' . __( 'There are more. The next check continues.', 'jetpack-dashboard' ) : '' ) );
	}
}
