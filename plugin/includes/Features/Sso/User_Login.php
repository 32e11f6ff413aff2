<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Logs in a user whom a provider has identified. */
final class User_Login {

	/**
	 * Plugins may block users here, as with passwords.
	 *
	 * @return WP_User|WP_Error
	 */
	public static function admitted( WP_User $user ) {
		/** This filter is documented in wp-includes/user.php */
		return wp_authenticate_spam_check( apply_filters( 'wp_authenticate_user', $user, '' ) );
	}

	/**
	 * @param string $requested Where to go; '' for WordPress's default.
	 * @return never
	 */
	public static function log_in( WP_User $user, string $requested ): void {
		wp_set_current_user( $user->ID );
		wp_set_auth_cookie( $user->ID );
		/** This action is documented in wp-includes/user.php */
		do_action( 'wp_login', $user->user_login, $user );
		/** This filter is documented in wp-login.php */
		$redirect = apply_filters( 'login_redirect', '' === $requested ? admin_url() : $requested, $requested, $user );

		nocache_headers();
		wp_safe_redirect( (string) $redirect );
		exit;
	}
}
