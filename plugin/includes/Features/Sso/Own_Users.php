<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Decides which user an identity of the owner's provider logs in. */
class Own_Users {

	private Own_Links $links;
	private Settings_Store $settings;
	private Own_Creation $creation;
	private Own_Roles $roles;
	private Network_Members $members;

	public function __construct( Own_Links $links, Settings_Store $settings, Own_Creation $creation, Own_Roles $roles, Network_Members $members ) {
		$this->links    = $links;
		$this->settings = $settings;
		$this->creation = $creation;
		$this->roles    = $roles;
		$this->members  = $members;
	}

	/**
	 * The user whom an identity logs in, created if the owner wants that. An account that is matched by email address is then linked, so that a person who gets the address later
	 * doesn't get the user; but only once nothing keeps the user out.
	 *
	 * @return WP_User|WP_Error Error codes: those of user(), Own_Creation::create() and Network_Members::admit(), no_user, and those of plugins.
	 */
	public function admitted( Identity $identity ) {
		$user     = $this->user( $identity );
		$user     = is_wp_error( $user ) && 'no_user' === $user->get_error_code() ? $this->creation->create( $identity ) : $user;
		$admitted = is_wp_error( $user ) ? $user : User_Login::admitted( $user );
		if ( is_wp_error( $user ) || ! $admitted instanceof WP_User ) {
			return $admitted;
		}

		$refusal = $this->members->admit( $admitted, $identity );
		if ( $refusal ) {
			return $refusal;
		}
		if ( true !== $this->links->add( $user->ID, $identity ) ) {
			return new WP_Error( 'no_user' );
		}
		$this->roles->apply( $admitted, $identity );

		return $admitted;
	}

	/**
	 * Finds the user, who may be one of other sites of the network, and changes nothing.
	 *
	 * @return WP_User|WP_Error Error codes: two_step, no_user, several_users.
	 */
	public function user( Identity $identity ) {
		if ( $this->settings->get( 'jetpack_sso_require_two_step' ) && ! $identity->has_two_steps ) {
			return new WP_Error( 'two_step' );
		}

		$user_ids = $this->links->users_of( $identity );
		if ( count( $user_ids ) > 1 ) {
			return new WP_Error( 'several_users' );
		}
		$user_id = $user_ids[0] ?? $this->matched( $identity );
		$user    = $user_id ? get_userdata( $user_id ) : false;

		return $user ? $user : new WP_Error( 'no_user' );
	}

	/**
	 * Whether visitors can create users, perhaps with somebody else's email address and a password that they know. WordPress has them confirm
	 * the address, but they can change it afterwards (REST API).
	 */
	public static function can_strangers_register(): bool {
		$is_open = is_multisite() ? in_array( get_site_option( 'registration' ), array( 'user', 'all' ), true ) : get_option( 'users_can_register' );

		return $is_open || 'yes' === get_option( 'woocommerce_enable_myaccount_registration' ) || 'yes' === get_option( 'woocommerce_enable_signup_and_login_from_checkout' );
	}

	/**
	 * The user with the account's verified email address, unless linked to another account.
	 *
	 * @return int User id; 0 if there is none.
	 */
	private function matched( Identity $identity ): int {
		$user = $identity->has_verified_email && ! self::can_strangers_register() && $this->settings->get( Match_Setting::KEY ) ? get_user_by( 'email', $identity->email ) : false;

		// Links are those of the whole network, but each site decides whether to match.
		if ( $user && is_multisite() && ( is_super_admin( $user->ID ) || ! is_user_member_of_blog( $user->ID ) ) ) {
			return 0;
		}

		return $user && ! $this->links->of_user( $user->ID, $identity->issuer ) ? $user->ID : 0;
	}
}
