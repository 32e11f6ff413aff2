<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** Dismissed notices, one user meta row each, so that two tabs don't overwrite each other. */
final class Dismissed_Notices {

	/** Shown again with each release that has a notice. */
	public const RELEASE = 'release-notice';

	/** Notices that are dismissed for good. */
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

	private string $release;

	/** @param string $release Version of the release notice. */
	public function __construct( string $release ) {
		$this->release = $release;
	}

	/** @return array<string, bool> True by id. */
	public function all( int $user_id ): array {
		$stored    = get_user_meta( $user_id, self::meta_key() );
		$ids       = array_filter( self::IDS, fn( string $id ): bool => in_array( $this->to_stored( $id ), $stored, true ) );
		$dismissed = array_fill_keys( $ids, true );

		/**
		 * Filters the dismissed notices: true by id.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, bool> $dismissed By id of the notice.
		 */
		return (array) apply_filters( 'jetpack_dismissed_notices', $dismissed );
	}

	public function dismiss( int $user_id, string $id ): void {
		$stored = get_user_meta( $user_id, self::meta_key() );

		if ( in_array( $this->to_stored( $id ), $stored, true ) ) {
			return;
		}

		add_user_meta( $user_id, self::meta_key(), $this->to_stored( $id ) );

		// Deletes dismissals of earlier releases.
		foreach ( self::RELEASE === $id ? $stored : array() as $value ) {
			if ( 0 === strpos( $value, self::RELEASE ) ) {
				delete_user_meta( $user_id, self::meta_key(), $value );
			}
		}
	}

	/** For all users. */
	public function forget_all(): void {
		delete_metadata( 'user', 0, self::meta_key(), '', true );
	}

	/** The stored value. */
	private function to_stored( string $id ): string {
		return self::RELEASE === $id ? $id . '@' . $this->release : $id;
	}

	/** Users belong to the network, dismissals to a site. */
	public static function meta_key(): string {
		return is_multisite() ? self::META_KEY . '_' . get_current_blog_id() : self::META_KEY;
	}
}
