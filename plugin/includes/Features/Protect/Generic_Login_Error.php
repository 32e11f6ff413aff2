<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_Application_Passwords;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress says whether the name or the password was wrong, and answers faster when there is no
 * such name. This gives both the same text, code and work.
 */
final class Generic_Login_Error {

	/** WordPress's codes for "no such account"; no password was looked at. */
	private const NO_ACCOUNT = array( 'invalid_username', 'invalid_email', 'invalidcombo' );

	/**
	 * WordPress's code for "wrong password", which every answer gets: the form keeps the typed
	 * name for this code alone.
	 */
	private const WRONG_PASSWORD = 'incorrect_password';

	/** Replaces an error that tells too much; others, such as another plugin's, stay. */
	public static function for_form( WP_Error $error, string $password ): WP_Error {
		$code = $error->get_error_code();
		if ( in_array( $code, self::NO_ACCOUNT, true ) ) {
			// Hashing costs what checking would have.
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

	/** The same for REST's answer to an application password. */
	public static function for_rest( WP_Error $error ): WP_Error {
		$told = array_merge( self::NO_ACCOUNT, array( self::WRONG_PASSWORD, 'application_passwords_disabled_for_user' ) );
		return in_array( $error->get_error_code(), $told, true )
			? new WP_Error( self::WRONG_PASSWORD, self::message(), array( 'status' => 401 ) )
			: $error;
	}

	/** Does the work of checking an application password that had none to be compared with. */
	public static function spend_application_password_check( Attempt $attempt ): void {
		if ( $attempt->user_id > 0 && array() !== WP_Application_Passwords::get_user_application_passwords( $attempt->user_id ) ) {
			return;
		}
		// Since WordPress 6.8 these passwords, random and long, have a faster hash.
		function_exists( 'wp_fast_hash' ) ? wp_fast_hash( $attempt->username ) : wp_hash_password( $attempt->username );
	}

	/** The text. */
	private static function message(): string {
		return __( 'The username or the password is not correct.', 'jetpack-dashboard' );
	}
}
