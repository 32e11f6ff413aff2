<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Lock;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the role of a user who logs in with the owner's provider, by the owner's table of values and roles. Administrators keep their role,
 * unless the table names it, and one always stays. Roles are those of the current site; network administrators keep theirs.
 */
class Own_Roles {

	private const LOCK   = 'sso_roles';
	private const LOCK_S = 10;

	/** Capabilities of administrators: the first manages the site, the other makes others administrators. */
	private const ADMINISTRATIVE = array( 'manage_options', 'promote_users' );

	private Own_Provider_Store $store;
	private Lock $lock;

	public function __construct( Own_Provider_Store $store, Lock $lock ) {
		$this->store = $store;
		$this->lock  = $lock;
	}

	/** Whether users with a role are administrators, whatever its name. */
	public static function is_administrative( string $role ): bool {
		$capabilities = array_keys( array_filter( (array) ( wp_roles()->roles[ $role ]['capabilities'] ?? array() ) ) );

		return array() !== array_intersect( self::ADMINISTRATIVE, $capabilities );
	}

	/** Sets the role, if the claim has a value of the table. A role that doesn't change fires no hooks. */
	public function apply( WP_User $user, Identity $identity ): void {
		$provider = $this->store->get();
		if ( ! $provider || ! $provider->maps_roles || ( is_multisite() && is_super_admin( $user->ID ) ) ) {
			return;
		}

		$named = array_column( $provider->role_rows, 1 );
		$role  = self::role_for( $provider, $identity );
		if ( '' === $role || self::has_only( $user, $role, $named ) || self::is_protected( $user, $named ) ) {
			return;
		}
		if ( self::is_administrative( $role ) || ! self::is_administrator( $user ) ) {
			$user->set_role( $role );

			return;
		}

		// Two administrators who log in at the same time must not both count on the other.
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return;
		}
		try {
			if ( self::has_other_administrator( $user->ID ) ) {
				$user->set_role( $role );
			}
		} finally {
			$this->lock->release( self::LOCK );
		}
	}

	/** @return string The role of the first row whose value the claim has; '' if there is none, or no such role. */
	private static function role_for( Own_Provider $provider, Identity $identity ): string {
		$values = $identity->values( $provider->role_claim );
		foreach ( $provider->role_rows as $row ) {
			if ( in_array( $row[0], $values, true ) ) {
				return wp_roles()->is_role( $row[1] ) ? $row[1] : '';
			}
		}

		return '';
	}

	/**
	 * Whether the user has the role, and no other one of the table. Roles that the table doesn't name, such as those of a forum, may be there, too.
	 *
	 * @param string[] $named Roles of the table.
	 */
	private static function has_only( WP_User $user, string $role, array $named ): bool {
		return in_array( $role, $user->roles, true ) && array() === array_diff( array_intersect( $user->roles, $named ), array( $role ) );
	}

	/**
	 * Whether the user is an administrator by a role that the table doesn't name, or without a role.
	 *
	 * @param string[] $named Roles of the table.
	 */
	private static function is_protected( WP_User $user, array $named ): bool {
		$roles = array_filter( $user->roles, array( self::class, 'is_administrative' ) );

		return array() === $roles ? self::is_administrator( $user ) : array() !== array_diff( $roles, $named );
	}

	private static function is_administrator( WP_User $user ): bool {
		return $user->has_cap( self::ADMINISTRATIVE[0] ) || $user->has_cap( self::ADMINISTRATIVE[1] );
	}

	/** Whether somebody else can manage the site and its users. */
	private static function has_other_administrator( int $user_id ): bool {
		$roles = array_filter( array_keys( wp_roles()->roles ), static fn( $role ) => wp_roles()->get_role( (string) $role )->has_cap( 'manage_options' ) && wp_roles()->get_role( (string) $role )->has_cap( 'promote_users' ) );
		$ids   = array() === $roles ? array() : get_users(
			array(
				'role__in'      => array_map( 'strval', array_values( $roles ) ),
				'exclude'       => array( $user_id ),
				'fields'        => 'ID',
				'number'        => 1,
				'cache_results' => false,
			)
		);

		return array() !== $ids;
	}
}
