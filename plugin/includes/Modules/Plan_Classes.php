<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** The class of a slug. The app has the same table in src/lib/plans/plan-classes.ts; a test compares them. */
final class Plan_Classes {

	/** By slug without its billing period. */
	private const CLASSES = array(
		// Plans of sites that the provider hosts.
		'free_plan'                 => 'free',
		'personal-bundle'           => 'personal',
		'value_bundle'              => 'premium',
		'business-bundle'           => 'business',
		'pro-plan'                  => 'business',
		'ecommerce-bundle'          => 'business',
		'vip'                       => 'complete',
		// The plugin's own plans.
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
		// Single products.
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

	/** Repeated: a yearly slug that is asked for by the month has two. */
	private const BILLING_PERIOD = '/(?:_yearly|[_-]monthly|-2y)+$/D';

	/** Plans in rising order: each holds what those before it hold. */
	private const TIERS = array( 'free', 'personal', 'premium', 'security', 'business', 'complete' );

	/**
	 * The class of a slug.
	 *
	 * @param string $slug Slug of a plan or a product, with or without a billing period.
	 * @return string|null Null for a slug that nobody knows.
	 */
	public static function of( string $slug ): ?string {
		return self::CLASSES[ (string) preg_replace( self::BILLING_PERIOD, '', $slug ) ] ?? null;
	}

	/**
	 * The tier of plans that a slug belongs to, which is what modules ask for. A single product is none.
	 *
	 * @return string free, personal, premium, security, business or complete.
	 */
	public static function tier( string $slug ): string {
		$plan_class = (string) self::of( $slug );
		$plan_class = preg_match( '/^security-|-security$/', $plan_class ) ? 'security' : $plan_class;

		return in_array( $plan_class, self::TIERS, true ) ? $plan_class : self::TIERS[0];
	}

	/**
	 * A tier and those below it.
	 *
	 * @return string[]
	 */
	public static function tiers_up_to( string $tier ): array {
		return array_slice( self::TIERS, 0, 1 + (int) array_search( $tier, self::TIERS, true ) );
	}
}
