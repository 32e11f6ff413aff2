<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Json_Api;

use WP_Application_Passwords;
use WP_Error;
use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/** Application passwords of the site's users, which let apps use the REST API. WordPress stores them. */
final class Apps {

	public const SETTING = 'json_api_block_apps';

	/** A page lists all apps of this many users. */
	private const USERS_PER_PAGE = 20;

	/** The newest apps of a user. Users can add as many as they like. */
	private const SHOWN_PER_USER = 50;

	/**
	 * Apps of some users, whose password the current user may revoke.
	 *
	 * @param int $page From 1.
	 * @return array{apps: list<array{user_id: int, user: string, uuid: string, name: string, created: int, last_used: int, last_ip: string}>, hidden: int, is_partial: bool, pages: int}
	 *         `hidden` is the number of apps that are left out, `is_partial` whether users are; times are Unix times, 0 for never.
	 */
	public function list( int $page ): array {
		$query = new WP_User_Query(
			array(
				'meta_key'     => WP_Application_Passwords::USERMETA_KEY_APPLICATION_PASSWORDS, // phpcs:ignore WordPress.DB.SlowDBQuery -- Indexed, and on an admin page only.
				'meta_compare' => '!=',
				// What WordPress stores after a user's last app was revoked.
				'meta_value'   => maybe_serialize( array() ), // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
				'orderby'      => 'ID',
				'number'       => self::USERS_PER_PAGE,
				'paged'        => $page,
			)
		);

		$apps       = array();
		$hidden     = 0;
		$is_partial = false;
		foreach ( $query->get_results() as $user ) {
			// On a network, only its administrators may edit other users.
			if ( ! current_user_can( 'edit_user', $user->ID ) ) {
				$is_partial = true;
				continue;
			}
			$all     = array_reverse( WP_Application_Passwords::get_user_application_passwords( $user->ID ) );
			$hidden += max( 0, count( $all ) - self::SHOWN_PER_USER );
			foreach ( array_slice( $all, 0, self::SHOWN_PER_USER ) as $password ) {
				$apps[] = array(
					'user_id'   => $user->ID,
					'user'      => $user->user_login,
					'uuid'      => (string) $password['uuid'],
					'name'      => (string) $password['name'],
					'created'   => (int) $password['created'],
					'last_used' => (int) ( $password['last_used'] ?? 0 ),
					'last_ip'   => (string) ( $password['last_ip'] ?? '' ),
				);
			}
		}

		return array(
			'apps'       => $apps,
			'hidden'     => $hidden,
			'is_partial' => $is_partial,
			'pages'      => max( 1, (int) ceil( $query->get_total() / self::USERS_PER_PAGE ) ),
		);
	}

	/** @return bool Whether the app had access and has none any more. */
	public function revoke( int $user_id, string $uuid ): bool {
		return ! WP_Application_Passwords::delete_application_password( $user_id, $uuid ) instanceof WP_Error;
	}
}
