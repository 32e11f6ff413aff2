<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** Dismissed notices per user: one row each, so that two tabs lose nothing. */
final class Dismissed_Notices {

	/** Comes back with every release that has something to tell. */
	public const RELEASE = 'release-notice';

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
		'boost-card',
		'crm-card',
		'backup-offer',
		'scan-offer',
		'antispam-offer',
		'monitor-offer',
		'search-offer',
		'videopress-offer',
		'support-offer',
		'plan-offer',
		'ads-offer',
		'analytics-offer',
		self::RELEASE,
	);

	private const META_KEY = '_jetpack_dashboard_dismissed_notice';

	/** The release whose notice can be dismissed. */
	private string $release;

	/** @param string $release The version that the release notice is about. */
	public function __construct( string $release ) {
		$this->release = $release;
	}

	/**
	 * What a user has dismissed.
	 *
	 * @return array<string, bool> Id => true.
	 */
	public function all( int $user_id ): array {
		$stored    = get_user_meta( $user_id, self::meta_key() );
		$ids       = array_filter( self::IDS, fn( string $id ): bool => in_array( $this->to_stored( $id ), $stored, true ) );
		$dismissed = array_fill_keys( $ids, true );

		/** Public under the name that sites already use: notice id => true. */
		return (array) apply_filters( 'jetpack_dismissed_notices', $dismissed );
	}

	/** Remembers a dismissal. */
	public function dismiss( int $user_id, string $id ): void {
		$stored = get_user_meta( $user_id, self::meta_key() );

		if ( in_array( $this->to_stored( $id ), $stored, true ) ) {
			return;
		}

		add_user_meta( $user_id, self::meta_key(), $this->to_stored( $id ) );

		// What was put away of earlier releases will never be asked about again.
		foreach ( self::RELEASE === $id ? $stored : array() as $value ) {
			if ( 0 === strpos( $value, self::RELEASE ) ) {
				delete_user_meta( $user_id, self::meta_key(), $value );
			}
		}
	}

	/** Forgets what anybody has dismissed. */
	public function forget_all(): void {
		delete_metadata( 'user', 0, self::meta_key(), '', true );
	}

	/** What is written down for a notice. */
	private function to_stored( string $id ): string {
		return self::RELEASE === $id ? $id . '@' . $this->release : $id;
	}

	/** Where it is kept: users are the network's, what they dismissed is a site's. */
	public static function meta_key(): string {
		return is_multisite() ? self::META_KEY . '_' . get_current_blog_id() : self::META_KEY;
	}
}
