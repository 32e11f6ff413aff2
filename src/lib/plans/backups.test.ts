import { findOverlappingPlans, getBackupFrequency } from './backups';

it.each( [
	[ 'free', null ],
	[ 'personal', 'daily' ],
	[ 'premium', 'daily' ],
	[ 'business', 'real-time' ],
	[ 'complete', 'real-time' ],
	[ 'security-t1', 'real-time' ],
	[ 'security-t2', 'real-time' ],
	[ 'daily-security', 'daily' ],
	[ 'realtime-security', 'real-time' ],
	[ 'backup-t0', 'real-time' ],
	[ 'backup-t1', 'real-time' ],
	[ 'backup-t2', 'real-time' ],
	[ 'daily-backup', 'daily' ],
	[ 'realtime-backup', 'real-time' ],
	[ 'search', null ],
	[ 'scan', null ],
	[ 'anti-spam', null ],
	[ 'videopress', null ],
] as const )( '%s: backups %s', ( planClass, pace ) => {
	expect( getBackupFrequency( planClass ) ).toBe( pace );
} );

const toPurchases = ( slugs: readonly string[] ) =>
	slugs.map( ( productSlug ) => ( { productSlug } ) );

describe( 'overlapping plans', () => {
	it.each( [
		[ 'C051 nothing bought', [], false ],
		[ 'C051 one purchase: backup', [ 'jetpack_backup_daily' ], false ],
		[ 'C051 one purchase: a plan', [ 'jetpack_business' ], false ],
		[
			'C052 daily backup and personal',
			[ 'jetpack_backup_daily', 'jetpack_personal' ],
			true,
		],
		[
			'C052 daily backup and premium, in any order and period',
			[ 'value_bundle-2y', 'jetpack_backup_daily_monthly' ],
			true,
		],
		[
			'C052 daily backup and business',
			[ 'jetpack_backup_daily', 'jetpack_business' ],
			true,
		],
		[
			'C052 daily backup and something else',
			[ 'jetpack_backup_daily', 'jetpack_scan', 'jetpack_search' ],
			false,
		],
		[
			'C052 daily backup and a plan that is none of the three',
			[ 'jetpack_backup_daily', 'jetpack_complete' ],
			false,
		],
		[
			'C052 a plan and products, none of them backup',
			[ 'jetpack_premium', 'jetpack_scan' ],
			false,
		],
		[ 'C052 two plans', [ 'jetpack_premium', 'jetpack_personal' ], false ],
		[
			'C053 real-time backup and personal',
			[ 'jetpack_backup_realtime', 'jetpack_personal' ],
			false,
		],
		[
			'C053 a tier of backup, which is real-time, and premium',
			[ 'jetpack_backup_t1_yearly', 'jetpack_premium' ],
			false,
		],
		[
			'C053 real-time backup and business',
			[ 'jetpack_backup_realtime', 'jetpack_business' ],
			true,
		],
		[
			'both backups and premium: the daily one is paid twice',
			[
				'jetpack_backup_realtime',
				'jetpack_backup_daily',
				'jetpack_premium',
			],
			true,
		],
		[
			'what nobody knows',
			[ 'jetpack_gold', 'jetpack_business', 'constructor' ],
			false,
		],
	] )( '%s', ( _what, slugs, expected ) => {
		expect( findOverlappingPlans( toPurchases( slugs ) ) !== null ).toBe(
			expected
		);
	} );

	// Every plan with every backup product, each alone and in both orders.
	const PLANS = {
		free: [ 'jetpack_free', 'free_plan' ],
		personal: [ 'jetpack_personal', 'personal-bundle-monthly' ],
		premium: [ 'jetpack_premium_monthly', 'value_bundle-2y' ],
		business: [ 'jetpack_business', 'pro-plan', 'ecommerce-bundle' ],
		complete: [ 'jetpack_complete', 'vip' ],
		security: [
			'jetpack_security_t1_yearly',
			'jetpack_security_t2_monthly',
			'jetpack_security_daily',
			'jetpack_security_realtime',
		],
		product: [
			'jetpack_scan',
			'jetpack_anti_spam',
			'jetpack_search',
			'jetpack_videopress',
		],
	};
	const BACKUPS = {
		daily: [ 'jetpack_backup_daily', 'jetpack_backup_daily_monthly' ],
		'real-time': [
			'jetpack_backup_realtime',
			'jetpack_backup_t0_yearly',
			'jetpack_backup_t1_monthly',
			'jetpack_backup_t2_yearly',
		],
	};
	/** The pairs that overlap. */
	const OVERLAPS = [
		'daily, personal',
		'daily, premium',
		'daily, business',
		'real-time, business',
	];

	it.each(
		Object.entries( BACKUPS ).flatMap( ( [ frequency, backups ] ) =>
			Object.entries( PLANS ).map(
				( [ plan, plans ] ) =>
					[
						`${ frequency }, ${ plan }`,
						backups.flatMap( ( backup ) =>
							plans.map( ( slug ) => [ backup, slug ] )
						),
					] as const
			)
		)
	)( 'C051 C052 C053 every combination: %s', ( name, pairs ) => {
		for ( const pair of pairs ) {
			for ( const slugs of [ pair, [ ...pair ].reverse() ] ) {
				expect( [
					...slugs,
					findOverlappingPlans( toPurchases( slugs ) ) !== null,
				] ).toEqual( [ ...slugs, OVERLAPS.includes( name ) ] );
			}
			for ( const slug of pair ) {
				expect(
					findOverlappingPlans( toPurchases( [ slug ] ) )
				).toBeNull();
			}
		}
	} );

	it( 'are named: the plan and the backup product', () => {
		expect(
			findOverlappingPlans(
				toPurchases( [
					'jetpack_scan',
					'jetpack_backup_realtime',
					'jetpack_backup_daily',
					'jetpack_premium',
				] )
			)
		).toEqual( {
			plan: { productSlug: 'jetpack_premium' },
			backup: { productSlug: 'jetpack_backup_daily' },
		} );
	} );
} );
