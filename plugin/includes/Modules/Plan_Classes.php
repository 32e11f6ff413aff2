<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Plan classes by slug. The app has the same table in src/lib/plans/plan-classes.ts; a test compares them. */
final class Plan_Classes {

	/** By slug without billing period. */
	private const CLASSES = array(
		// Plans of sites hosted by the provider.
		'free_plan'                 => 'free',
		'personal-bundle'           => 'personal',
		'value_bundle'              => 'premium',
		'business-bundle'           => 'business',
		'pro-plan'                  => 'business',
		'ecommerce-bundle'          => 'business',
		'vip'                       => 'complete',
		// Plans for self-hosted sites.
		'jetpack_free'              => 'free',
		'jetpack_personal'          => 'personal',
		'jetpack_premium'           => 'premium',
		'jetpack_business'          => 'business',
		'jetpack_complete'          => 'complete',
		'jetpack_security_t0'       => 'security-t1',
		'jetpack_security_t1'       => 'security-t1',
		'jetpack_security_t2'       => 'security-t2',
		'jetpack_security_daily'    => 'daily-security',
		'jetpack_security_realtime' => 'realtime-security',
		// Products.
		'jetpack_backup_t0'         => 'backup-t0',
		'jetpack_backup_t1'         => 'backup-t1',
		'jetpack_backup_t2'         => 'backup-t2',
		'jetpack_backup_daily'      => 'daily-backup',
		'jetpack_backup_realtime'   => 'realtime-backup',
		'jetpack_search'            => 'search',
		'wpcom_search'              => 'search',
		'jetpack_scan'              => 'scan',
		'jetpack_anti_spam'         => 'anti-spam',
		'jetpack_videopress'        => 'videopress',
	);

	/** Repeated, since some slugs have two. */
	private const BILLING_PERIOD = '/(?:_yearly|[_-]monthly|-2y)+$/D';

	/** Tiers in ascending order; each includes the previous ones. */
	private const TIERS = array( 'free', 'personal', 'premium', 'security', 'business', 'complete' );

	/**
	 * @param string $slug With or without billing period.
	 * @return string|null Null if unknown.
	 */
	public static function of( string $slug ): ?string {
		return self::CLASSES[ (string) preg_replace( self::BILLING_PERIOD, '', $slug ) ] ?? null;
	}

	/**
	 * The tier that modules check. Products have none.
	 *
	 * @return string free, personal, premium, security, business or complete.
	 */
	public static function tier( string $slug ): string {
		$plan_class = (string) self::of( $slug );
		$plan_class = preg_match( '/^security-|-security$/', $plan_class ) ? 'security' : $plan_class;

		return in_array( $plan_class, self::TIERS, true ) ? $plan_class : self::TIERS[0];
	}

	/** @return string[] The tier and all lower ones. */
	public static function tiers_up_to( string $tier ): array {
		return array_slice( self::TIERS, 0, 1 + (int) array_search( $tier, self::TIERS, true ) );
	}
}
