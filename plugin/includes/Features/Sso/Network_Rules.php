<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** WordPress's rules for new users of a network, which differ from those of a single site. */
final class Network_Rules {

	private const MIN_LOGIN = 4;

	private const PREFIX = 'user';

	/**
	 * Whether the network's settings allow the address. A sign-up that waits for its confirmation doesn't reserve it: anyone could start one
	 * for somebody else's address, while the provider has verified it.
	 */
	public static function allows_email( string $email ): bool {
		$domains = array_map( 'strtolower', array_filter( (array) get_site_option( 'limited_email_domains' ), 'is_string' ) );
		$domains = array_filter( $domains );
		$domain  = strtolower( substr( (string) strrchr( $email, '@' ), 1 ) );

		return ! is_email_address_unsafe( $email ) && ( array() === $domains || in_array( $domain, $domains, true ) );
	}

	/** A user name with the characters that networks allow. */
	public static function login( string $wanted ): string {
		$login = (string) preg_replace( '/[^a-z0-9]/', '', strtolower( remove_accents( $wanted ) ) );

		return strlen( $login ) < self::MIN_LOGIN || ctype_digit( $login ) ? self::PREFIX . $login : $login;
	}

	/** Whether nobody has the name, and the network allows it. */
	public static function allows_login( string $login ): bool {
		$result = wpmu_validate_user_signup( $login, '' );

		// The errors of other fields are about the form, which isn't used here.
		return array() === $result['errors']->get_error_messages( 'user_name' );
	}

	/**
	 * @param array{user_login: string, user_email: string, display_name: string, user_pass: string, role: string} $values Slashed.
	 * @return int|WP_Error
	 */
	public static function insert( array $values ) {
		$user_id = wpmu_create_user( $values['user_login'], $values['user_pass'], $values['user_email'] );
		if ( ! $user_id ) {
			return new WP_Error( 'create_failed' );
		}

		wp_update_user(
			array(
				'ID'           => $user_id,
				'display_name' => $values['display_name'],
			)
		);
		$is_added = add_user_to_blog( get_current_blog_id(), $user_id, $values['role'] );
		if ( is_wp_error( $is_added ) ) {
			self::delete( $user_id );
		}

		return is_wp_error( $is_added ) ? $is_added : $user_id;
	}

	/** Deletes a user who was just created. */
	public static function delete( int $user_id ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		wpmu_delete_user( $user_id );
	}
}
