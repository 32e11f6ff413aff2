import { myPlanView } from './my-plan-view';
import type { MyPlanInput, MyPlanView } from './my-plan-view';

const KNOWN: MyPlanInput = {
	siteStatus: 'connected',
	knowledge: 'known',
	slugs: [ 'jetpack_free' ],
};

const plan = (
	display: Extract< MyPlanView, { kind: 'plan' } >[ 'plan' ],
	...beside: ( typeof display )[]
): MyPlanView => ( {
	kind: 'plan',
	plan: display,
	holdings: [ display, ...beside ],
} );

const TABLE: readonly [ string, Partial< MyPlanInput >, MyPlanView ][] = [
	[
		'C028 C029: offline blanks plan and features',
		{ siteStatus: 'offline', slugs: [ 'jetpack_complete' ] },
		{ kind: 'offline' },
	],
	[
		'offline wins over loading',
		{ siteStatus: 'offline', knowledge: 'loading' },
		{ kind: 'offline' },
	],
	[
		'nothing to know without a connection',
		{ siteStatus: 'not-connected' },
		{ kind: 'not-connected' },
	],
	[ 'C039: loading', { knowledge: 'loading' }, { kind: 'loading' } ],
	[ 'failed', { knowledge: 'failed' }, { kind: 'failed' } ],
	[
		'C021: an unknown plan',
		{ slugs: [ 'jetpack_platinum', 'jetpack_scan' ] },
		{ kind: 'unknown' },
	],
	[ 'C021: no plan at all', { slugs: [] }, { kind: 'unknown' } ],
	[ 'C035: free', {}, plan( 'free' ) ],
	[ 'C030: personal', { slugs: [ 'jetpack_personal' ] }, plan( 'personal' ) ],
	[
		'C031: premium',
		{ slugs: [ 'jetpack_premium_monthly' ] },
		plan( 'premium' ),
	],
	[
		'C032: security',
		{ slugs: [ 'jetpack_security_t1_yearly' ] },
		plan( 'security' ),
	],
	[ 'C033: complete', { slugs: [ 'jetpack_complete' ] }, plan( 'complete' ) ],
	[ 'C034: business', { slugs: [ 'jetpack_business' ] }, plan( 'business' ) ],
	[
		'C036: backup',
		{ slugs: [ 'jetpack_backup_t1_yearly' ] },
		plan( 'backup' ),
	],
	[ 'C037: search', { slugs: [ 'jetpack_search' ] }, plan( 'search' ) ],
	[
		'the free plan with products beside it',
		{
			slugs: [
				'jetpack_free',
				'jetpack_backup_t1_yearly',
				'jetpack_backup_t2_yearly',
				'jetpack_scan',
				'odd',
				'jetpack_search',
			],
		},
		plan( 'free', 'backup', 'search' ),
	],
];

it.each( TABLE )( 'My Plan: %s', ( _title, input, expected ) => {
	expect( myPlanView( { ...KNOWN, ...input } ) ).toEqual( expected );
} );
