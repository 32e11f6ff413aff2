import { getPlanClass, isBackupClass } from './plan-classes';

type Row = readonly [ row: string, slug: string, suffixes: readonly string[] ];

const MONTHLY = [ '', '_monthly' ];
const HOSTED = [ '', '-2y', '-monthly' ];
const TIER = [ '_yearly', '_monthly' ];

function expand( rows: readonly ( readonly [ ...Row, string ] )[] ) {
	return rows.flatMap( ( [ row, slug, suffixes, planClass ] ) =>
		suffixes.map(
			( suffix ) => [ row, `${ slug }${ suffix }`, planClass ] as const
		)
	);
}

describe( 'the class of a slug', () => {
	it.each(
		expand( [
			[ 'C140', 'free_plan', [ '' ], 'free' ],
			[ 'C141', 'personal-bundle', HOSTED, 'personal' ],
			[ 'C142 C143', 'value_bundle', HOSTED, 'premium' ],
			[ 'C144', 'business-bundle', HOSTED, 'business' ],
			[ 'C145', 'pro-plan', [ '' ], 'business' ],
			[ 'C146', 'ecommerce-bundle', HOSTED, 'business' ],
			[ 'C147', 'vip', [ '' ], 'complete' ],
			[ 'C148', 'jetpack_free', MONTHLY, 'free' ],
			[ 'C149', 'jetpack_personal', MONTHLY, 'personal' ],
			[ 'C150', 'jetpack_premium', MONTHLY, 'premium' ],
			[ 'C151', 'jetpack_business', MONTHLY, 'business' ],
			[ 'C152', 'jetpack_complete', MONTHLY, 'complete' ],
			[
				'a tier 0 of security',
				'jetpack_security_t0',
				TIER,
				'security-t1',
			],
			[ 'C153', 'jetpack_security_t1', TIER, 'security-t1' ],
			[ 'C154', 'jetpack_security_t2', TIER, 'security-t2' ],
			[ 'C155', 'jetpack_security_daily', MONTHLY, 'daily-security' ],
			[
				'C156',
				'jetpack_security_realtime',
				MONTHLY,
				'realtime-security',
			],
			[ 'C157', 'jetpack_backup_t0', TIER, 'backup-t0' ],
			[ 'C158', 'jetpack_backup_t1', TIER, 'backup-t1' ],
			[ 'C159', 'jetpack_backup_t2', TIER, 'backup-t2' ],
			[ 'C160', 'jetpack_backup_daily', MONTHLY, 'daily-backup' ],
			[ 'C161', 'jetpack_backup_realtime', MONTHLY, 'realtime-backup' ],
			[ 'C162', 'jetpack_search', MONTHLY, 'search' ],
			[ 'C163', 'wpcom_search', MONTHLY, 'search' ],
			[ 'C164', 'jetpack_scan', MONTHLY, 'scan' ],
			[ 'C165', 'jetpack_anti_spam', MONTHLY, 'anti-spam' ],
			[ 'C166', 'jetpack_videopress', MONTHLY, 'videopress' ],
			[
				'asked for by the month',
				'jetpack_backup_t1',
				[ '_yearly-monthly' ],
				'backup-t1',
			],
		] )
	)( '%s %s is %s', ( _row, slug, planClass ) => {
		expect( getPlanClass( slug ) ).toBe( planClass );
	} );

	it( 'C167 is the same with _monthly as without', () => {
		expect( getPlanClass( 'jetpack_business_monthly' ) ).toBe(
			getPlanClass( 'jetpack_business' )
		);
		expect( getPlanClass( '_monthly_jetpack_business' ) ).toBeNull();
	} );

	it.each( [
		'',
		'jetpack',
		'jetpack_gold',
		'JETPACK_FREE',
		'jetpack_free ',
		'_monthly',
		'constructor',
		'toString_monthly',
	] )( '“%s” has none', ( slug ) => {
		expect( getPlanClass( slug ) ).toBeNull();
	} );
} );

describe( 'the classes are display groups', () => {
	it.each( [
		[
			'C169 A253',
			[
				'jetpack_free',
				'jetpack_personal',
				'jetpack_premium',
				'jetpack_business',
			],
			[ 'free', 'personal', 'premium', 'business' ],
		],
		[
			'C170',
			[ 'jetpack_security_t1', 'jetpack_security_t2' ],
			[ 'security-t1', 'security-t2' ],
		],
		[ 'C171 A256', [ 'jetpack_complete' ], [ 'complete' ] ],
		[
			'C172',
			[ 'jetpack_backup_t0', 'jetpack_backup_t1', 'jetpack_backup_t2' ],
			[ 'backup-t0', 'backup-t1', 'backup-t2' ],
		],
		[
			'C173',
			[
				'jetpack_search',
				'jetpack_scan',
				'jetpack_anti_spam',
				'jetpack_videopress',
			],
			[ 'search', 'scan', 'anti-spam', 'videopress' ],
		],
		[
			'C174 A260',
			[ 'jetpack_security_daily', 'jetpack_security_realtime' ],
			[ 'daily-security', 'realtime-security' ],
		],
		[
			'C175 A260',
			[ 'jetpack_backup_daily', 'jetpack_backup_realtime' ],
			[ 'daily-backup', 'realtime-backup' ],
		],
	] )( '%s: %j', ( _row, slugs, classes ) => {
		expect( slugs.map( getPlanClass ) ).toEqual( classes );
	} );

	it( 'C168 plans of one tier, hosted or not, share one', () => {
		const tiers = [
			[ 'free_plan', 'jetpack_free' ],
			[ 'personal-bundle', 'jetpack_personal' ],
			[ 'value_bundle', 'jetpack_premium' ],
			[ 'business-bundle', 'jetpack_business' ],
		].map( ( slugs ) => new Set( slugs.map( getPlanClass ) ) );
		expect( tiers.map( ( { size } ) => size ) ).toEqual( [ 1, 1, 1, 1 ] );
		expect( new Set( tiers.flatMap( ( tier ) => [ ...tier ] ) ).size ).toBe(
			4
		);
	} );

	it.each( [
		[ 'jetpack_security_t1_yearly', false ],
		[ 'jetpack_security_daily', false ],
		[ 'jetpack_backup_t0_yearly', true ],
		[ 'jetpack_backup_t2_yearly', true ],
		[ 'jetpack_backup_daily', true ],
		[ 'jetpack_backup_realtime_monthly', true ],
		[ 'jetpack_complete', false ],
		[ 'jetpack_scan', false ],
	] )( '%s: backup alone %s', ( slug, expected ) => {
		expect( isBackupClass( getPlanClass( slug ) ?? 'free' ) ).toBe(
			expected
		);
	} );
} );
