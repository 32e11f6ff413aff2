<?php
/**
 * What a user does not want to see again.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

/**
 * Dismissed notices per user (decision 55): one row each, so that two tabs lose nothing.
 */
final class Dismissed_Notices {

	/** The notices that can be dismissed for good. */
	public const IDS = array(
		'welcome',
		'feedback_dash_request',
		'app-card',
		'empty-stats-card',
		'backup-records',
		'connect-banner',
		'unlinked-user',
		'security-bundle',
		'release-notice',
	);

	private const META_KEY = '_jetpack_dashboard_dismissed_notice';

	/**
	 * What a user has dismissed.
	 *
	 * @param int $user_id User.
	 * @return array<string, bool> Id => true.
	 */
	public function all( int $user_id ): array {
		$ids       = array_intersect( self::IDS, get_user_meta( $user_id, self::meta_key() ) );
		$dismissed = array_fill_keys( $ids, true );

		/** Public under the name that sites already use: notice id => true. */
		return (array) apply_filters( 'jetpack_dismissed_notices', $dismissed );
	}

	/**
	 * Remembers a dismissal.
	 *
	 * @param int    $user_id User.
	 * @param string $id      One of IDS.
	 */
	public function dismiss( int $user_id, string $id ): void {
		if ( ! in_array( $id, get_user_meta( $user_id, self::meta_key() ), true ) ) {
			add_user_meta( $user_id, self::meta_key(), $id );
		}
	}

	/**
	 * Forgets what anybody has dismissed.
	 */
	public function forget_all(): void {
		delete_metadata( 'user', 0, self::meta_key(), '', true );
	}

	/**
	 * Where it is kept: users are the network's, what they dismissed is a site's.
	 */
	private static function meta_key(): string {
		return is_multisite() ? self::META_KEY . '_' . get_current_blog_id() : self::META_KEY;
	}
}
