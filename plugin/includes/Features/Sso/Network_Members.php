<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Which users of a network can log in to a site: its own, and others if the owner adds them. */
class Network_Members {

	/** Users per hour and site. */
	private const PER_HOUR = 60;

	private const NAME = 'sso_join';

	private Own_Provider_Store $store;
	private Rate_Limiter $limiter;
	private Sign_On_Log $log;

	public function __construct( Own_Provider_Store $store, Rate_Limiter $limiter, Sign_On_Log $log ) {
		$this->store   = $store;
		$this->limiter = $limiter;
		$this->log     = $log;
	}

	/** Whether the user is one of this site, or may manage the network. */
	public static function is_member( int $user_id ): bool {
		return ! is_multisite() || is_user_member_of_blog( $user_id ) || is_super_admin( $user_id );
	}

	/**
	 * Adds a user of other sites to this one, if the owner turned that on.
	 *
	 * @return WP_Error|null Null if the user can log in. Error codes: not_member, domain, create_role, create_limit, create_failed.
	 */
	public function admit( WP_User $user, Identity $identity ): ?WP_Error {
		if ( self::is_member( $user->ID ) ) {
			return null;
		}
		$provider = $this->store->get();
		$reason   = $provider && $provider->joins ? $this->refusal( $provider, $identity ) : 'not_member';
		if ( ! $provider || '' !== $reason ) {
			return new WP_Error( $reason );
		}

		if ( is_wp_error( add_user_to_blog( get_current_blog_id(), $user->ID, $provider->create_role ) ) ) {
			return new WP_Error( 'not_member' );
		}
		$user->for_site();
		$this->log->user_added( $user, $provider->label() );
		wp_new_user_notification( $user->ID, null, 'admin' );

		return null;
	}

	/** @return string Error code; '' if nothing speaks against adding the user. */
	private function refusal( Own_Provider $provider, Identity $identity ): string {
		if ( '' !== $provider->create_domains && ! ( $identity->has_verified_email && $provider->accepts_domain_of( $identity->email ) ) ) {
			return 'domain';
		}
		if ( ! isset( Own_Creation::safe_roles()[ $provider->create_role ] ) ) {
			return 'create_role';
		}

		try {
			return $this->limiter->hit( self::NAME, 'site', HOUR_IN_SECONDS ) > self::PER_HOUR ? 'create_limit' : '';
		} catch ( Storage_Error $error ) {
			return 'create_failed';
		}
	}
}
