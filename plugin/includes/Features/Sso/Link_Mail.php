<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Tells users, in their language, that an account of the owner's provider was connected to their user or disconnected. */
final class Link_Mail {

	/**
	 * @param string  $provider Name of the provider.
	 * @param string  $account  Email address of the account; '' if unknown.
	 * @param WP_User $by       Who did it; null for the site itself.
	 */
	public function send( WP_User $user, string $provider, string $account, bool $is_linked, ?WP_User $by ): void {
		/**
		 * Filters whether to email users when an account of the identity provider is connected to their user, or disconnected.
		 *
		 * @since 1.0.0
		 *
		 * @param bool    $send      Default true.
		 * @param WP_User $user
		 * @param bool    $is_linked Whether it was connected; false if it was disconnected.
		 */
		if ( '' === $user->user_email || ! apply_filters( 'jetpack_dashboard_send_sso_link_email', true, $user, $is_linked ) ) {
			return;
		}

		$has_switched = switch_to_user_locale( $user->ID );
		$site         = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$subject      = $is_linked
			/* translators: %s: the site's name. */
			? __( '[%s] An account was connected to your user', 'jetpack-dashboard' )
			/* translators: %s: the site's name. */
			: __( '[%s] An account was disconnected from your user', 'jetpack-dashboard' );

		wp_mail( $user->user_email, sprintf( $subject, $site ), implode( "\n\n", self::paragraphs( $user, $provider, $account, $is_linked, $by, $site ) ) . "\n" );

		if ( $has_switched ) {
			restore_previous_locale();
		}
	}

	/** @return string[] */
	private static function paragraphs( WP_User $user, string $provider, string $account, bool $is_linked, ?WP_User $by, string $site ): array {
		$account = '' === $account ? $provider : "$account ($provider)";
		$changed = $is_linked
			/* translators: 1: an account, such as ann@example.org (Example ID). 2: user name. 3: the site's name. */
			? __( 'The account %1$s was connected to your user %2$s on %3$s. Anyone who can log in to that account can now log in to the site as you, without your password.', 'jetpack-dashboard' )
			/* translators: 1: an account, such as ann@example.org (Example ID). 2: user name. 3: the site's name. */
			: __( 'The account %1$s was disconnected from your user %2$s on %3$s. It can no longer log in to the site as you.', 'jetpack-dashboard' );

		return array(
			sprintf( $changed, $account, $user->user_login, $site ),
			/* translators: 1: who did it. 2: date and time. */
			sprintf( __( 'By: %1$s. Time: %2$s.', 'jetpack-dashboard' ), self::who( $user, $is_linked, $by ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) . ' T' ) ),
			/* translators: %s: email address. */
			sprintf( $is_linked ? __( 'If you don’t expect this, disconnect the account on your profile page, change your password, and tell the site’s administrator (%s):', 'jetpack-dashboard' ) : __( 'If you don’t expect this, change your password on your profile page, and tell the site’s administrator (%s):', 'jetpack-dashboard' ), get_option( 'admin_email' ) ),
			admin_url( 'profile.php' ),
		);
	}

	private static function who( WP_User $user, bool $is_linked, ?WP_User $by ): string {
		if ( ! $by ) {
			return $is_linked ? __( 'the site, at a login with the account', 'jetpack-dashboard' ) : __( 'the site itself', 'jetpack-dashboard' );
		}

		return $by->ID === $user->ID
			? __( 'you, while logged in', 'jetpack-dashboard' )
			/* translators: %s: user name. */
			: sprintf( __( 'the user %s', 'jetpack-dashboard' ), $by->user_login );
	}
}
