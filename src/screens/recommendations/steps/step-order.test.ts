import { canOpenStep, getFirstStep, getNextStep } from './step-order';
import type { FeatureState, StepInput } from './step-input';
import { findStepByPath, getStepPath, STEP_SLUGS } from './step-slugs';
import type { FeatureSlug, StepSlug } from './step-slugs';
import { CHAIN, walk } from './step-order.fixture';
import { getStep } from './steps';

const OFF: Readonly< Record< FeatureSlug, FeatureState > > = {
	woocommerce: 'inactive',
	monitor: 'inactive',
	'related-posts': 'inactive',
	'creative-mail': 'inactive',
	'site-accelerator': 'inactive',
	publicize: 'inactive',
	videopress: 'inactive',
};

/** Every condition is true. */
const ALL: StepInput = {
	isLocal: false,
	isStore: true,
	hasConnectedOwner: true,
	suggestions: 'available',
	conditional: [ 'publicize', 'security-plan', 'anti-spam', 'videopress' ],
	features: OFF,
};

const withFeature = ( slug: FeatureSlug, state: FeatureState ): StepInput => ( {
	...ALL,
	features: { ...OFF, [ slug ]: state },
} );

it( 'C220 C221: all steps, in order', () => {
	expect( walk( ALL ) ).toEqual( CHAIN );
} );

it.each< [ string, StepInput, StepSlug ] >( [
	[ 'C224: no shop', { ...ALL, isStore: false }, 'woocommerce' ],
	[ 'C225: active', withFeature( 'woocommerce', 'active' ), 'woocommerce' ],
	[
		'may not install',
		withFeature( 'woocommerce', 'unavailable' ),
		'woocommerce',
	],
	[ 'C226: no owner', { ...ALL, hasConnectedOwner: false }, 'monitor' ],
	[ 'C227: active', withFeature( 'monitor', 'active' ), 'monitor' ],
	[ 'active', withFeature( 'related-posts', 'active' ), 'related-posts' ],
	[
		'unavailable',
		withFeature( 'related-posts', 'unavailable' ),
		'related-posts',
	],
	[ 'active', withFeature( 'creative-mail', 'active' ), 'creative-mail' ],
	[
		'active',
		withFeature( 'site-accelerator', 'active' ),
		'site-accelerator',
	],
	[ 'C228: not listed', { ...ALL, conditional: [] }, 'publicize' ],
	[ 'C228: active', withFeature( 'publicize', 'active' ), 'publicize' ],
	[
		'C232 C233: no suggestions, or not on the free plan',
		{ ...ALL, suggestions: 'unavailable' },
		'product-suggestions',
	],
] )( 'C223 skipped, because %s', ( _title, input, skipped ) => {
	expect( walk( input ) ).toEqual(
		CHAIN.filter( ( slug ) => slug !== skipped )
	);
} );

it.each< [ string, StepSlug, StepInput, StepSlug ] >( [
	[
		'C113: product suggestions while they load',
		'site-type',
		{ ...ALL, suggestions: 'loading' },
		'product-suggestions',
	],
	[
		'a purchase leads to the first feature',
		'product-purchased',
		ALL,
		'woocommerce',
	],
	[
		'a purchase on a site that isn’t a store',
		'product-purchased',
		{ ...ALL, isStore: false },
		'monitor',
	],
	[ 'a resource leads to the summary', 'security-plan', ALL, 'summary' ],
	[ 'a resource leads to the summary', 'anti-spam', ALL, 'summary' ],
	[ 'VideoPress leads to the summary', 'videopress', ALL, 'summary' ],
	[ 'the summary is the end', 'summary', ALL, 'summary' ],
] )( 'next: %s', ( _title, slug, input, next ) => {
	expect( getNextStep( slug, input ) ).toBe( next );
} );

it.each< [ string, StepSlug, Partial< StepInput >, boolean ] >( [
	[ 'C229: listed and off', 'videopress', {}, true ],
	[ 'C229: not listed', 'videopress', { conditional: [] }, false ],
	[
		'C229: active',
		'videopress',
		{ features: { ...OFF, videopress: 'active' } },
		false,
	],
	[ 'C230: listed', 'security-plan', {}, true ],
	[ 'C230: not listed', 'security-plan', { conditional: [] }, false ],
	[ 'C231: listed', 'anti-spam', {}, true ],
	[ 'C231: not listed', 'anti-spam', { conditional: [] }, false ],
	[ 'nothing to buy in local mode', 'anti-spam', { isLocal: true }, false ],
	[
		'nothing to buy in local mode',
		'product-suggestions',
		{ isLocal: true },
		false,
	],
] )( 'the condition of a step: %s', ( _title, slug, input, isEligible ) => {
	expect( getStep( slug ).isEligible( { ...ALL, ...input } ) ).toBe(
		isEligible
	);
} );

it.each< [ string, string, readonly string[], Partial< StepInput >, string ] >(
	[
		[ 'C080: the saved step', 'related-posts', [], {}, 'related-posts' ],
		[ 'C081 C220', 'not-started', [], {}, 'site-type' ],
		[
			'C081: the first question, before unread steps',
			'not-started',
			[ 'anti-spam' ],
			{},
			'site-type',
		],
		[ 'an old name', 'site-type-question', [], {}, 'site-type' ],
		[ 'C222: completed', 'setup-wizard-completed', [], {}, 'summary' ],
		[ 'C222: completed', 'banner-completed', [], {}, 'summary' ],
		[ 'C222: completed', 'summary', [], {}, 'summary' ],
		[ 'C325: unknown', 'agency', [], {}, 'site-type' ],
		[ 'an unread step', 'summary', [ 'anti-spam' ], {}, 'anti-spam' ],
		[ 'an unknown unread step', 'summary', [ 'boost' ], {}, 'summary' ],
		[
			'not an unread step whose feature is active',
			'summary',
			[ 'publicize' ],
			{ features: { ...OFF, publicize: 'active' } },
			'summary',
		],
		[
			'suggestions that are no longer available',
			'product-suggestions',
			[],
			{ suggestions: 'unavailable' },
			'woocommerce',
		],
		[
			'local mode',
			'product-purchased',
			[],
			{ isLocal: true },
			'woocommerce',
		],
		[
			'a step that was turned on',
			'monitor',
			[],
			withFeature( 'monitor', 'active' ),
			'monitor',
		],
	]
)( 'the assistant opens: %s', ( _title, saved, unread, input, first ) => {
	expect( getFirstStep( saved, unread, { ...ALL, ...input } ) ).toBe( first );
} );

it.each< [ string, StepSlug ] >( [
	[ 'C086', 'site-type' ],
	[ 'C087', 'product-suggestions' ],
	[ 'C088', 'product-purchased' ],
	[ 'C089', 'woocommerce' ],
	[ 'C090', 'monitor' ],
	[ 'C091', 'related-posts' ],
	[ 'C092', 'creative-mail' ],
	[ 'C093', 'site-accelerator' ],
	[ 'C094', 'publicize' ],
	[ 'C095', 'security-plan' ],
	[ 'C096', 'anti-spam' ],
	[ 'C097', 'videopress' ],
	[ 'C098', 'summary' ],
] )( '%s: #/recommendations/%s is a route', ( _row, slug ) => {
	expect( getStepPath( slug ) ).toBe( `/recommendations/${ slug }` );
	expect( findStepByPath( getStepPath( slug ) ) ).toBe( slug );
	expect( canOpenStep( slug, ALL ) ).toBe( true );
} );

it( 'other paths open no step', () => {
	expect( findStepByPath( '/recommendations' ) ).toBeNull();
	expect( findStepByPath( '/recommendations/agency' ) ).toBeNull();
} );

it.each< [ string, StepSlug, number | null ] >( [
	[ 'C109', 'site-type', 17 ],
	[ 'C117', 'product-purchased', 33 ],
	[ 'C336', 'woocommerce', 33 ],
	[ 'C337', 'monitor', 50 ],
	[ 'C338', 'related-posts', 67 ],
	[ 'C339', 'creative-mail', 83 ],
	[ 'C340', 'site-accelerator', 99 ],
	[ 'no bar', 'publicize', null ],
	[ 'no bar', 'summary', null ],
] )( '%s: the progress of %s', ( _row, slug, progress ) => {
	expect( getStep( slug ).progress ).toBe( progress );
} );

it.each< [ string, string, readonly StepSlug[] ] >( [
	[
		'C118',
		'feature',
		[
			'woocommerce',
			'monitor',
			'related-posts',
			'creative-mail',
			'site-accelerator',
			'publicize',
			'videopress',
		],
	],
	[ 'C128', 'resource', [ 'security-plan', 'anti-spam' ] ],
] )( '%s: the %s steps', ( _row, kind, slugs ) => {
	expect(
		STEP_SLUGS.filter( ( slug ) => getStep( slug ).kind === kind )
	).toEqual( slugs );
} );
