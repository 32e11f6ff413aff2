import { featureView } from './feature-view';
import type { FeatureInput, FeatureView } from './feature-view';
import { getPlanFeatures, PLAN_FEATURES } from './plan-features';
import type { FeatureSlug } from './plan-features';

const BASE: readonly FeatureSlug[] = [
	'protect',
	'monitor',
	'accelerator',
	'publicize',
	'relatedPosts',
];
const SECURITY: readonly FeatureSlug[] = [
	'backup',
	'scan',
	'antispam',
	'support',
	'ads',
	'analytics',
];
const ALL: readonly FeatureSlug[] = [ ...SECURITY, 'search', 'videopress' ];

it.each( [
	[ 'C030: personal', [ 'personal' ], [ 'backup', 'antispam', 'support' ] ],
	[ 'C031: premium', [ 'premium' ], SECURITY ],
	[ 'C032: security', [ 'security' ], SECURITY ],
	[ 'C033: complete', [ 'complete' ], ALL ],
	[ 'C034: business', [ 'business' ], ALL ],
	[ 'C035: free', [ 'free' ], [] ],
	[ 'C036: backup', [ 'backup' ], [ 'backup' ] ],
	[ 'C037: search', [ 'search' ], [ 'search' ] ],
	[ 'C038: offline', [], [] ],
	[
		'free, and products beside it',
		[ 'free', 'backup', 'search' ],
		[ 'backup', 'search' ],
	],
] as const )( 'feature cards of %s', ( _title, holdings, added ) => {
	expect( getPlanFeatures( holdings ) ).toEqual( [ ...added, ...BASE ] );
} );

it( 'C286 C287 C290: what a card switches on is a map of names set to true', () => {
	expect( PLAN_FEATURES.monitor.patch ).toEqual( { monitor: true } );
	expect( PLAN_FEATURES.relatedPosts.patch ).toEqual( {
		'related-posts': true,
	} );
	expect( PLAN_FEATURES.publicize.patch ).toEqual( { publicize: true } );
	expect( PLAN_FEATURES.videopress.patch ).toEqual( { videopress: true } );
	expect( PLAN_FEATURES.accelerator.patch ).toEqual( {
		photon: true,
		'photon-cdn': true,
	} );
} );

const OFF: FeatureInput = {
	isService: false,
	hasBehavior: true,
	isOn: false,
	switchView: { kind: 'ready' },
	reason: false,
};
const OFFLINE = 'Unavailable in Offline Mode';

it.each< [ string, Partial< FeatureInput >, FeatureView ] >( [
	[ 'off', {}, { kind: 'off' } ],
	[ 'on', { isOn: true }, { kind: 'on' } ],
	[
		'on, and being saved',
		{ isOn: true, switchView: { kind: 'saving' } },
		{ kind: 'on' },
	],
	[
		'of the provider',
		{ isService: true, hasBehavior: false },
		{ kind: 'on' },
	],
	[ 'without code', { hasBehavior: false }, { kind: 'hidden' } ],
	[
		'without code, offline',
		{
			hasBehavior: false,
			switchView: { kind: 'offline' },
			reason: OFFLINE,
		},
		{ kind: 'hidden' },
	],
	[
		'without code, for a user without an account',
		{
			hasBehavior: false,
			switchView: { kind: 'not-linked' },
			reason: 'Connect.',
		},
		{ kind: 'hidden' },
	],
	[
		'without code, but on',
		{ hasBehavior: false, isOn: true },
		{ kind: 'on' },
	],
	[
		'that the site can’t do',
		{ switchView: { kind: 'unavailable', reason: '' }, reason: 'No.' },
		{ kind: 'hidden' },
	],
	[
		'disabled by an administrator',
		{ switchView: { kind: 'overridden', to: 'inactive' }, reason: 'No.' },
		{ kind: 'hidden' },
	],
	[
		'out of reach offline',
		{ isOn: true, switchView: { kind: 'offline' }, reason: OFFLINE },
		{ kind: 'unavailable', reason: OFFLINE, needsConnection: false },
	],
	[
		'one that needs an account',
		{ switchView: { kind: 'not-linked' }, reason: 'Connect.' },
		{ kind: 'unavailable', reason: 'Connect.', needsConnection: true },
	],
	[
		'off, and the connection is lost',
		{ switchView: { kind: 'site-not-connected' }, reason: 'Connect.' },
		{ kind: 'unavailable', reason: 'Connect.', needsConnection: true },
	],
	[
		'on, though the connection is lost',
		{
			isOn: true,
			switchView: { kind: 'site-not-connected' },
			reason: 'Connect.',
		},
		{ kind: 'on' },
	],
] )( 'a feature’s card: %s', ( _title, input, expected ) => {
	expect( featureView( { ...OFF, ...input } ) ).toEqual( expected );
} );
