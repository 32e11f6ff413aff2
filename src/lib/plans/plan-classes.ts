/** The classes that plans and products are displayed as. */
export type PlanClass =
	| 'free'
	| 'personal'
	| 'premium'
	| 'business'
	| 'complete'
	| 'security-t1'
	| 'security-t2'
	| 'daily-security'
	| 'realtime-security'
	| 'backup-t0'
	| 'backup-t1'
	| 'backup-t2'
	| 'daily-backup'
	| 'realtime-backup'
	| 'search'
	| 'scan'
	| 'anti-spam'
	| 'videopress';

/** By slug, without the billing period (docs/spec/decisions.md#36). */
const CLASSES: Readonly< Record< string, PlanClass > > = {
	// Plans of sites hosted by the provider.
	free_plan: 'free',
	'personal-bundle': 'personal',
	value_bundle: 'premium',
	'business-bundle': 'business',
	'pro-plan': 'business',
	'ecommerce-bundle': 'business',
	vip: 'complete',
	// The plugin's own plans.
	jetpack_free: 'free',
	jetpack_personal: 'personal',
	jetpack_premium: 'premium',
	jetpack_business: 'business',
	jetpack_complete: 'complete',
	jetpack_security_t0: 'security-t1',
	jetpack_security_t1: 'security-t1',
	jetpack_security_t2: 'security-t2',
	jetpack_security_daily: 'daily-security',
	jetpack_security_realtime: 'realtime-security',
	// Single products.
	jetpack_backup_t0: 'backup-t0',
	jetpack_backup_t1: 'backup-t1',
	jetpack_backup_t2: 'backup-t2',
	jetpack_backup_daily: 'daily-backup',
	jetpack_backup_realtime: 'realtime-backup',
	jetpack_search: 'search',
	wpcom_search: 'search',
	jetpack_scan: 'scan',
	jetpack_anti_spam: 'anti-spam',
	jetpack_videopress: 'videopress',
};

/** May match twice: a yearly slug can have a monthly suffix appended. */
const BILLING_PERIOD = /(?:_yearly|[_-]monthly|-2y)+$/;

export function withoutBillingPeriod( slug: string ): string {
	return slug.replace( BILLING_PERIOD, '' );
}

/** @return Null for slugs that are not in the spec. */
export function getPlanClass( slug: string ): PlanClass | null {
	const bare = withoutBillingPeriod( slug );
	return Object.hasOwn( CLASSES, bare ) ? CLASSES[ bare ] ?? null : null;
}

/** Backup products only, not plans that include backups. */
export function isBackupClass( planClass: PlanClass ): boolean {
	return planClass.startsWith( 'backup-' ) || planClass.endsWith( '-backup' );
}
