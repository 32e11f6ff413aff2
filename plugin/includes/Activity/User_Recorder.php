<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Users: created, changed and deleted, their roles, and application passwords. Values other than roles aren't stored. */
class User_Recorder {

	private const FIELDS = array( 'user_email', 'user_pass', 'display_name', 'user_url', 'user_nicename' );

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/** @param int $user_id */
	public function on_created( $user_id ): void {
		$user  = get_userdata( (int) $user_id );
		$event = self::event( 'created', (int) $user_id, $user )->changed( null, array( 'roles' => $user ? array_values( $user->roles ) : array() ) );
		$this->log->add( $event );
	}

	/**
	 * @param int          $user_id
	 * @param int|null     $heir Who gets the posts.
	 * @param WP_User|null $user
	 */
	public function on_deleted( $user_id, $heir, $user ): void {
		$this->log->add( self::event( 'deleted', (int) $user_id, $user ) );
	}

	/**
	 * @param int      $user_id
	 * @param string   $role
	 * @param string[] $old_roles
	 */
	public function on_role( $user_id, $role, $old_roles ): void {
		$user  = get_userdata( (int) $user_id );
		$old   = array_values( (array) $old_roles );
		$roles = '' === $role ? array() : array( (string) $role );
		// `created` has the first role of new users.
		$is_new = ! $old && $user && strtotime( $user->user_registered . ' UTC' ) > time() - MINUTE_IN_SECONDS;
		if ( $old !== $roles && ! $is_new ) {
			$event = self::event( 'role', (int) $user_id, $user )->changed( array( 'roles' => $old ), array( 'roles' => $roles ) );
			// Without a user, the site changes a role, such as at a login with an identity provider. Entries of visitors must not displace it.
			$this->log->add( 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event );
		}
	}

	/**
	 * @param int     $user_id
	 * @param WP_User $before
	 */
	public function on_updated( $user_id, $before ): void {
		$user = get_userdata( (int) $user_id );
		if ( ! $user || ! $before instanceof WP_User ) {
			return;
		}
		$fields = array_values( array_filter( self::FIELDS, static fn( string $field ): bool => $user->get( $field ) !== $before->get( $field ) ) );
		if ( $fields ) {
			$this->log->add( self::event( 'updated', $user->ID, $user )->changed( null, array( 'fields' => $fields ) )->summed( MINUTE_IN_SECONDS ) );
		}
	}

	/** @param int $user_id */
	public function on_super_admin( $user_id ): void {
		$this->log->add( self::event( 'super-granted', (int) $user_id, get_userdata( (int) $user_id ) ) );
	}

	/** @param int $user_id */
	public function on_no_super_admin( $user_id ): void {
		$this->log->add( self::event( 'super-revoked', (int) $user_id, get_userdata( (int) $user_id ) ) );
	}

	/** @param int $user_id */
	public function on_application_password( $user_id ): void {
		$this->log->add( self::event( 'app-created', (int) $user_id, get_userdata( (int) $user_id ) ) );
	}

	/** @param int $user_id */
	public function on_application_password_deleted( $user_id ): void {
		$this->log->add( self::event( 'app-deleted', (int) $user_id, get_userdata( (int) $user_id ) ) );
	}

	/** @param WP_User|false|null $user */
	private static function event( string $action, int $user_id, $user ): Event {
		return ( new Event( Entry::USERS, $action ) )->about( $user_id, $user ? $user->user_login : '' );
	}
}
