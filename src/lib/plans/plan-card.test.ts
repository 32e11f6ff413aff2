import { getPlanCard } from './plan-card';

it.each( [
	[ 'jetpack_free', 'free' ],
	[ 'free_plan', 'free' ],
	[ 'jetpack_personal', 'personal' ],
	[ 'value_bundle-2y', 'premium' ],
	[ 'jetpack_business_monthly', 'business' ],
	[ 'jetpack_complete', 'complete' ],
	[ 'vip', 'complete' ],
	[ 'jetpack_security_t0_yearly', 'security' ],
	[ 'jetpack_security_t1_yearly', 'security' ],
	[ 'jetpack_security_t2_monthly', 'security' ],
	[ 'jetpack_security_daily', 'security' ],
	[ 'jetpack_security_realtime_monthly', 'security' ],
	[ 'jetpack_backup_t0_yearly', 'backup' ],
	[ 'jetpack_backup_t1_yearly', 'backup' ],
	[ 'jetpack_backup_t2_yearly', 'backup' ],
	[ 'jetpack_backup_daily', 'backup' ],
	[ 'jetpack_backup_realtime', 'backup' ],
	[ 'jetpack_search', 'search' ],
	[ 'wpcom_search_monthly', 'search' ],
	[ 'jetpack_scan', 'free' ],
	[ 'jetpack_anti_spam', 'free' ],
	[ 'jetpack_videopress', 'free' ],
	[ 'jetpack_gold', null ],
	[ '', null ],
] )( 'My Plan shows “%s” as %s', ( slug, card ) => {
	expect( getPlanCard( slug ) ).toBe( card );
} );
