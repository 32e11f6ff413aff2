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
		$user = get_userdata( (int) $user_id );
		// WordPress has set the role already.
		$role = $this->log->held( self::role_event( (int) $user_id, $user ) );
		if ( $role ) {
			$role->changed( array(), array() );
		}
		$this->log->hold( self::event( 'created', (int) $user_id, $user ) )->changed( null, self::roles( $user ? $user->roles : array() ) );
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
	 * @param int    $user_id
	 * @param string $role
	 */
	public function on_role_added( $user_id, $role ): void {
		$this->change_roles( (int) $user_id, array( (string) $role => false ) );
	}

	/**
	 * Also called by set_role() for each role, after it has removed all.
	 *
	 * @param int    $user_id
	 * @param string $role
	 */
	public function on_role_removed( $user_id, $role ): void {
		$this->change_roles( (int) $user_id, array( (string) $role => true ) );
	}

	/**
	 * Before a user leaves the site of a network.
	 *
	 * @param int $user_id
	 */
	public function on_removed( $user_id ): void {
		$user = get_userdata( (int) $user_id );
		if ( $user && $user->roles ) {
			$this->change_roles( $user->ID, array_fill_keys( $user->roles, true ), array() );
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

	/**
	 * @param array<string, bool> $had   Whether the user had them before.
	 * @param string[]|null       $roles Those after the change if they aren't stored yet.
	 */
	private function change_roles( int $user_id, array $had, ?array $roles = null ): void {
		$user = get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}
		$roles   = $roles ?? $user->roles;
		$created = $this->log->held( self::event( 'created', $user->ID, $user ) );
		if ( $created ) {
			$created->changed( null, self::roles( $roles ) );
			return;
		}
		$event        = $this->log->hold( self::role_event( $user->ID, $user ) );
		$event->memo += $had;
		$all          = array_unique( array_merge( $roles, array_keys( $event->memo ) ) );
		$event->changed( self::roles( array_filter( $all, static fn( string $role ): bool => $event->memo[ $role ] ?? true ) ), self::roles( $roles ) );
	}

	/**
	 * @param string[] $roles
	 * @return array{roles: string[]}
	 */
	private static function roles( array $roles ): array {
		return array( 'roles' => array_values( $roles ) );
	}

	/** @param WP_User|false $user */
	private static function role_event( int $user_id, $user ): Event {
		$event = self::event( 'role', $user_id, $user );

		// Without a user, the site changes a role, such as at a login with an identity provider. Entries of visitors must not displace it.
		return 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	/** @param WP_User|false|null $user */
	private static function event( string $action, int $user_id, $user ): Event {
		return ( new Event( Entry::USERS, $action ) )->about( $user_id, $user ? $user->user_login : '' );
	}
}
