<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Creates users for people who log in with the owner's provider and have no user, if the owner turned that on. */
class Own_Creation {

	/** Users per hour, on the whole site: somebody at the provider may create accounts in bulk. */
	private const PER_HOUR = 60;

	private const NAME   = 'sso_create';
	private const LOCK_S = 20;

	private const MAX_LOGIN    = 50;
	private const MAX_NAME     = 100;
	private const MAX_SUFFIX   = 20;
	private const DEFAULT_NAME = 'user';

	/** Capabilities with which a user could take over the site. */
	private const UNSAFE = array( 'manage_options', 'promote_users', 'create_users', 'edit_users', 'delete_users', 'unfiltered_html', 'unfiltered_upload', 'import', 'edit_files', 'activate_plugins', 'install_plugins', 'update_plugins', 'edit_plugins', 'delete_plugins', 'switch_themes', 'install_themes', 'update_themes', 'edit_themes', 'delete_themes', 'update_core' );

	private Own_Provider_Store $store;
	private Own_Links $links;
	private Rate_Limiter $limiter;
	private Lock $lock;

	public function __construct( Own_Provider_Store $store, Own_Links $links, Rate_Limiter $limiter, Lock $lock ) {
		$this->store   = $store;
		$this->links   = $links;
		$this->limiter = $limiter;
		$this->lock    = $lock;
	}

	/** @return array<string, string> Names by slug of the roles that created users can get. */
	public static function safe_roles(): array {
		$safe = array();
		foreach ( wp_roles()->roles as $slug => $role ) {
			$capabilities = array_keys( array_filter( (array) ( $role['capabilities'] ?? array() ) ) );
			if ( array() === array_intersect( self::UNSAFE, $capabilities ) ) {
				$safe[ (string) $slug ] = translate_user_role( (string) $role['name'] );
			}
		}

		return $safe;
	}

	/**
	 * Creates a user with the account linked to it, for an identity without a user.
	 *
	 * @return WP_User|WP_Error Error codes: no_user, not_verified, domain, email_taken, create_role, create_limit, create_failed, network_email.
	 */
	public function create( Identity $identity ) {
		$provider = $this->store->get();
		if ( ! $provider || ! $provider->creates ) {
			return new WP_Error( 'no_user' );
		}

		$reason = $this->refusal( $provider, $identity );
		if ( '' !== $reason ) {
			return new WP_Error( $reason );
		}
		if ( ! $this->lock->acquire( self::NAME, self::LOCK_S ) ) {
			return new WP_Error( 'create_failed' );
		}

		try {
			// A simultaneous login may have created the user.
			$user_ids = $this->links->users_of( $identity );
			$user     = array() === $user_ids ? $this->insert( $provider, $identity ) : get_userdata( $user_ids[0] );
		} finally {
			$this->lock->release( self::NAME );
		}

		return $user ? $user : new WP_Error( 'create_failed' );
	}

	/** @return string Error code; '' if nothing speaks against creating the user. */
	private function refusal( Own_Provider $provider, Identity $identity ): string {
		if ( ! $identity->has_verified_email ) {
			return 'not_verified';
		}
		if ( ! $provider->accepts_domain_of( $identity->email ) ) {
			return 'domain';
		}
		if ( is_multisite() && ! Network_Rules::allows_email( $identity->email ) ) {
			return 'network_email';
		}
		// The user may be somebody else's, and only the owner decides whether addresses are matched.
		if ( email_exists( $identity->email ) ) {
			return 'email_taken';
		}
		// Roles can change after the owner has chosen one.
		if ( ! isset( self::safe_roles()[ $provider->create_role ] ) ) {
			return 'create_role';
		}

		try {
			return $this->limiter->hit( self::NAME, 'site', HOUR_IN_SECONDS ) > self::PER_HOUR ? 'create_limit' : '';
		} catch ( Storage_Error $error ) {
			return 'create_failed';
		}
	}

	/** @return WP_User|WP_Error Error codes: email_taken, create_failed. */
	private function insert( Own_Provider $provider, Identity $identity ) {
		if ( email_exists( $identity->email ) ) {
			return new WP_Error( 'email_taken' );
		}

		$user_id = self::insert_as( self::free_login( self::wanted_login( $identity ) ), $provider, $identity );
		if ( is_wp_error( $user_id ) && 'invalid_username' === $user_id->get_error_code() ) {
			// The site doesn't allow this name.
			$user_id = self::insert_as( self::free_login( self::DEFAULT_NAME ), $provider, $identity );
		}
		if ( is_wp_error( $user_id ) ) {
			return new WP_Error( 'create_failed' );
		}
		if ( true !== $this->links->add( $user_id, $identity ) ) {
			// Nobody could log in as this user, and its address would be taken.
			self::delete( $user_id );

			return new WP_Error( 'create_failed' );
		}
		wp_new_user_notification( $user_id, null, 'admin' );

		return get_userdata( $user_id ) ?: new WP_Error( 'create_failed' );
	}

	/** @return int|WP_Error */
	private static function insert_as( string $login, Own_Provider $provider, Identity $identity ) {
		$name = mb_substr( sanitize_text_field( $identity->name ), 0, self::MAX_NAME, 'UTF-8' );

		$values = array(
			'user_login'   => wp_slash( $login ),
			'user_email'   => wp_slash( $identity->email ),
			'display_name' => wp_slash( '' === $name ? $login : $name ),
			'user_pass'    => wp_generate_password( 32, true, true ),
			'role'         => $provider->create_role,
		);

		return is_multisite() ? Network_Rules::insert( $values ) : wp_insert_user( $values );
	}

	private static function delete( int $user_id ): void {
		if ( is_multisite() ) {
			Network_Rules::delete( $user_id );
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user_id );
	}

	/** The part of the name before an @: a user name that is another user's email address would confuse them. */
	private static function wanted_login( Identity $identity ): string {
		$wanted = '' === $identity->username ? $identity->email : $identity->username;
		$base   = trim( mb_substr( sanitize_user( (string) strstr( "$wanted@", '@', true ), true ), 0, self::MAX_LOGIN, 'UTF-8' ) );
		$base   = is_multisite() ? Network_Rules::login( $base ) : $base;

		return '' !== $base && validate_username( $base ) ? $base : self::DEFAULT_NAME;
	}

	private static function free_login( string $base ): string {
		foreach ( array_merge( array( '' ), range( 2, self::MAX_SUFFIX ) ) as $suffix ) {
			$login = $base . ( '' === $suffix ? '' : self::hyphen() . $suffix );
			if ( is_multisite() ? Network_Rules::allows_login( $login ) : ! username_exists( $login ) ) {
				return $login;
			}
		}

		return $base . self::hyphen() . strtolower( wp_generate_password( 8, false ) );
	}

	/** Networks allow none. */
	private static function hyphen(): string {
		return is_multisite() ? '' : '-';
	}
}
