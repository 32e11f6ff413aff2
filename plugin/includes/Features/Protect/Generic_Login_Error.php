<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_Application_Passwords;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress reveals whether the username or the password was wrong, and responds faster for unknown usernames. This gives both cases
 * the same message, code and timing.
 */
final class Generic_Login_Error {

	/** WordPress's error codes for unknown users; no password was checked. */
	private const NO_ACCOUNT = array( 'invalid_username', 'invalid_email', 'invalidcombo' );

	/** WordPress's error code for wrong passwords. Only with this code does the form keep the username. */
	private const WRONG_PASSWORD = 'incorrect_password';

	/** Replaces errors that reveal too much; keeps others, such as other plugins'. */
	public static function for_form( WP_Error $error, string $password ): WP_Error {
		$code = $error->get_error_code();
		if ( in_array( $code, self::NO_ACCOUNT, true ) ) {
			// Takes as long as checking a password.
			wp_hash_password( $password );
		} elseif ( self::WRONG_PASSWORD !== $code ) {
			return $error;
		}
		return new WP_Error(
			self::WRONG_PASSWORD,
			sprintf(
				'<strong>%1$s</strong> %2$s <a href="%3$s">%4$s</a>',
				esc_html__( 'Error:', 'jetpack-dashboard' ),
				esc_html( self::message() ),
				esc_url( wp_lostpassword_url() ),
				esc_html__( 'Lost your password?', 'jetpack-dashboard' )
			)
		);
	}

	/** The same for REST requests with an application password. */
	public static function for_rest( WP_Error $error ): WP_Error {
		$result = array_merge( self::NO_ACCOUNT, array( self::WRONG_PASSWORD, 'application_passwords_disabled_for_user' ) );
		return in_array( $error->get_error_code(), $result, true )
			? new WP_Error( self::WRONG_PASSWORD, self::message(), array( 'status' => 401 ) )
			: $error;
	}

	/** Takes as long as checking an application password if there was none to compare with. */
	public static function spend_application_password_check( Attempt $attempt ): void {
		if ( $attempt->user_id > 0 && array() !== WP_Application_Passwords::get_user_application_passwords( $attempt->user_id ) ) {
			return;
		}
		// WordPress 6.8 and later use a faster hash for application passwords.
		function_exists( 'wp_fast_hash' ) ? wp_fast_hash( $attempt->username ) : wp_hash_password( $attempt->username );
	}

	private static function message(): string {
		return __( 'The username or the password is not correct.', 'jetpack-dashboard' );
	}
}
