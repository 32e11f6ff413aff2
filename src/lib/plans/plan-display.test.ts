import { getPlanDisplay, toPlanAndProducts } from './plan-display';
import type { PlanDisplay } from './plan-display';

const PERIODS = [ '', '_monthly', '-monthly', '_yearly', '-2y' ];

/** Every slug of the spec, without the billing period. */
const SLUGS: readonly ( readonly [ string, PlanDisplay | null ] )[] = [
	[ 'free_plan', 'free' ],
	[ 'personal-bundle', 'personal' ],
	[ 'value_bundle', 'premium' ],
	[ 'business-bundle', 'business' ],
	[ 'pro-plan', 'business' ],
	[ 'ecommerce-bundle', 'business' ],
	[ 'vip', 'complete' ],
	[ 'jetpack_free', 'free' ],
	[ 'jetpack_personal', 'personal' ],
	[ 'jetpack_premium', 'premium' ],
	[ 'jetpack_business', 'business' ],
	[ 'jetpack_complete', 'complete' ],
	[ 'jetpack_security_t0', 'security' ],
	[ 'jetpack_security_t1', 'security' ],
	[ 'jetpack_security_t2', 'security' ],
	[ 'jetpack_security_daily', 'security' ],
	[ 'jetpack_security_realtime', 'security' ],
	[ 'jetpack_backup_t0', 'backup' ],
	[ 'jetpack_backup_t1', 'backup' ],
	[ 'jetpack_backup_t2', 'backup' ],
	[ 'jetpack_backup_daily', 'backup' ],
	[ 'jetpack_backup_realtime', 'backup' ],
	[ 'jetpack_search', 'search' ],
	[ 'wpcom_search', 'search' ],
	[ 'jetpack_scan', 'free' ],
	[ 'jetpack_anti_spam', 'free' ],
	[ 'jetpack_videopress', 'free' ],
	[ 'jetpack_something', null ],
	[ '', null ],
];

it.each(
	SLUGS.flatMap( ( [ slug, display ] ) =>
		PERIODS.map(
			( period ) => [ `${ slug }${ period }`, display ] as const
		)
	)
)( 'My Plan shows %s as %s', ( slug, display ) => {
	expect( getPlanDisplay( slug ) ).toBe( display );
} );

it.each( [
	[ 'jetpack_free', [ 'jetpack_scan' ], [ 'jetpack_free', 'jetpack_scan' ] ],
	[ 'jetpack_scan', [], [ 'jetpack_free', 'jetpack_scan' ] ],
	[
		'jetpack_anti_spam_monthly',
		[],
		[ 'jetpack_free', 'jetpack_anti_spam_monthly' ],
	],
	[
		'jetpack_videopress',
		[ 'jetpack_search', 'jetpack_videopress' ],
		[ 'jetpack_free', 'jetpack_videopress', 'jetpack_search' ],
	],
	// These have cards of their own.
	[ 'jetpack_search', [], [ 'jetpack_search' ] ],
	[ 'jetpack_backup_daily', [], [ 'jetpack_backup_daily' ] ],
	[
		'jetpack_complete',
		[ 'jetpack_complete', 'jetpack_scan' ],
		[ 'jetpack_complete', 'jetpack_scan' ],
	],
	[ 'jetpack_platinum', [], [ 'jetpack_platinum' ] ],
	[ '', [], [ '' ] ],
] )( 'the plan %s with the products %j', ( plan, products, expected ) => {
	expect( toPlanAndProducts( plan, products ) ).toEqual( expected );
} );
