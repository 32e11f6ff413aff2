<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** Texts for the errors of Own_Login and Own_Users. */
final class Own_Errors {

	/** For the activity log: the reason why a login failed. */
	public static function for_administrators( string $code ): string {
		$reasons = array(
			'no_user'            => __( 'No user is connected to the account', 'jetpack-dashboard' ),
			'not_member'         => __( 'The account is connected to a user of the network who has no role on this site', 'jetpack-dashboard' ),
			'network_email'      => __( 'The network doesn’t allow users with this email address', 'jetpack-dashboard' ),
			'several_users'      => __( 'Several users are connected to the account', 'jetpack-dashboard' ),
			'not_verified'       => __( 'No user is connected to the account, and its email address is not verified', 'jetpack-dashboard' ),
			'domain'             => __( 'Users are only created or added for other email domains', 'jetpack-dashboard' ),
			'email_taken'        => __( 'A user has the email address of the account, but is not connected to it', 'jetpack-dashboard' ),
			'create_role'        => __( 'The role of new users doesn’t exist, or can manage the site', 'jetpack-dashboard' ),
			'create_limit'       => __( 'Too many users were created in an hour', 'jetpack-dashboard' ),
			'create_failed'      => __( 'The user could not be created', 'jetpack-dashboard' ),
			'two_step'           => __( 'The provider did not confirm two-step authentication', 'jetpack-dashboard' ),
			'access_denied'      => __( 'The person declined at the provider', 'jetpack-dashboard' ),
			'refused'            => __( 'The provider refused the request', 'jetpack-dashboard' ),
			'expired'            => __( 'The login took too long, or was started in another browser', 'jetpack-dashboard' ),
			'limit'              => __( 'Too many logins by this visitor', 'jetpack-dashboard' ),
			'discovery'          => __( 'The provider’s document could not be loaded', 'jetpack-dashboard' ),
			'issuer'             => __( 'The response came from another issuer', 'jetpack-dashboard' ),
			'secret'             => __( 'The client secret can’t be decrypted', 'jetpack-dashboard' ),
			'token'              => __( 'The provider refused the code, or the client ID and secret', 'jetpack-dashboard' ),
			'id_token_malformed' => __( 'The ID token is malformed', 'jetpack-dashboard' ),
			'id_token_signature' => __( 'The ID token’s signature is invalid', 'jetpack-dashboard' ),
			'id_token_expired'   => __( 'The ID token has expired, or a clock is wrong', 'jetpack-dashboard' ),
			'iss_mismatch'       => __( 'The ID token is of another issuer', 'jetpack-dashboard' ),
			'aud_mismatch'       => __( 'The ID token is for another client', 'jetpack-dashboard' ),
			'nonce_mismatch'     => __( 'The ID token is of another login', 'jetpack-dashboard' ),
			'sub_missing'        => __( 'The ID token names no account', 'jetpack-dashboard' ),
			'unreachable'        => __( 'The provider’s keys could not be loaded', 'jetpack-dashboard' ),
			'status'             => __( 'The provider’s keys could not be loaded', 'jetpack-dashboard' ),
			'not_json'           => __( 'The provider’s keys could not be loaded', 'jetpack-dashboard' ),
		);

		/* translators: %s: an error code of another plugin. */
		return $reasons[ $code ] ?? sprintf( __( 'Refused by the site (%s)', 'jetpack-dashboard' ), $code );
	}

	/**
	 * For the login form, where strangers can read them: they name no cause on the server.
	 *
	 * @param string $provider Name of the provider.
	 */
	public static function for_users( string $code, string $provider ): string {
		switch ( $code ) {
			case 'no_user':
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'No user of this site is connected to the account at %s that you chose. Log in with your password, then connect your account on your profile page.', 'jetpack-dashboard' ), $provider );
			case 'not_member':
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'Your account at %s belongs to a user of this network, but not of this site. Ask an administrator to add you to this site.', 'jetpack-dashboard' ), $provider );
			case 'several_users':
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'Several users of this site are connected to your account at %s, so it can’t log you in. Log in with your password, or ask an administrator to disconnect the account of the others.', 'jetpack-dashboard' ), $provider );
			case 'two_step':
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'This site requires two-step authentication. Turn it on for your account at %s, then log in again.', 'jetpack-dashboard' ), $provider );
			case 'email_taken':
				if ( is_multisite() ) {
					/* translators: %s: name of an identity provider. */
					return sprintf( __( 'A user of this network has the email address of your account at %s, but isn’t connected to it. Log in with your password on a site that you belong to, then connect your account on your profile page there.', 'jetpack-dashboard' ), $provider );
				}
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'A user of this site has the email address of your account at %s, but isn’t connected to it. Log in with your password, then connect your account on your profile page.', 'jetpack-dashboard' ), $provider );
			case 'not_verified':
			case 'domain':
			case 'network_email':
			case 'create_role':
				/* translators: %s: name of an identity provider. */
				return sprintf( __( 'You have no user on this site, and it creates none for your account at %s. Ask an administrator for a user.', 'jetpack-dashboard' ), $provider );
			case 'create_limit':
				return __( 'You have no user on this site yet, and it can’t create more at the moment. Try again in an hour.', 'jetpack-dashboard' );
			case 'access_denied':
				return __( 'You declined to share your account with the site, so you are not logged in.', 'jetpack-dashboard' );
			case 'expired':
				return __( 'The login took too long, or was started in another browser. Try again.', 'jetpack-dashboard' );
		}

		/* translators: %s: name of an identity provider. */
		return sprintf( __( 'Could not log you in with %s. Try again, or use your password.', 'jetpack-dashboard' ), $provider );
	}
}
