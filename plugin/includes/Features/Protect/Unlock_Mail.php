<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Sends the unlock link in the user's language. */
final class Unlock_Mail {

	/** @param int $seconds Lifetime of the link. */
	public function send( WP_User $user, string $token, string $address, int $seconds ): void {
		$has_switched = switch_to_user_locale( $user->ID );
		$site         = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );

		wp_mail(
			$user->user_email,
			/* translators: %s: the site's name. */
			sprintf( __( '[%s] Unlock your login', 'jetpack-dashboard' ), $site ),
			implode(
				"\n\n",
				array(
					sprintf(
						/* translators: 1: user name, 2: the site's name, 3: IP address. */
						__( 'Someone requested a link to unlock the login of %1$s on %2$s. The request came from the IP address %3$s.', 'jetpack-dashboard' ),
						$user->user_login,
						$site,
						'' === $address ? __( 'unknown', 'jetpack-dashboard' ) : $address
					),
					__( 'Open this link in the browser in which you want to log in:', 'jetpack-dashboard' ),
					Unlock_Screen::url( array( 'token' => $token ) ),
					sprintf(
						/* translators: %s: a length of time, such as "30 minutes". */
						__( 'It works once, within %s, and only unlocks your account.', 'jetpack-dashboard' ),
						Refusal::duration( $seconds )
					),
					__( 'If you did not request it, you can ignore this message.', 'jetpack-dashboard' ),
				)
			)
		);

		if ( $has_switched ) {
			restore_previous_locale();
		}
	}
}
