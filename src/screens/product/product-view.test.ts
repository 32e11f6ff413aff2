import type { ProductInput } from './product-view';
import {
	BACKUP,
	cardsOf,
	described,
	priced,
	SECURITY,
	view,
} from './product-view.fixture';

it.each( [
	[ 'offline', { siteStatus: 'offline' }, 'offline' ],
	[ 'not connected', { siteStatus: 'not-connected' }, 'not-connected' ],
	[ 'C061: products load', { products: { kind: 'loading' } }, 'loading' ],
	[ 'C062: offers load', { offers: { kind: 'loading' } }, 'loading' ],
	[ 'the plan loads', { knowledge: 'loading' }, 'loading' ],
	[ 'the plan fails', { knowledge: 'failed' }, 'failed' ],
	[
		'the plan fails, but the site has it',
		{ knowledge: 'failed', isHeld: true },
		'owned',
	],
	[ 'products fail', { products: { kind: 'failed' } }, 'failed' ],
	[
		'the site has it, and products load',
		{ isHeld: true, products: { kind: 'loading' } },
		'owned',
	],
	[
		'C060: not marked available',
		{
			products: {
				kind: 'known',
				data: { [ BACKUP ]: priced( BACKUP, 120, false ) },
			},
		},
		'unavailable',
	],
	[
		'C060: without a price',
		{ products: { kind: 'known', data: {} } },
		'unavailable',
	],
	[ 'C060: unknown to the plugin', { catalog: {} }, 'unavailable' ],
	[ 'C063: available', {}, 'offer' ],
] satisfies [ string, Partial< ProductInput >, string ][] )(
	'a product’s page: %s',
	( _title, input, kind ) => {
		expect( view( input ).kind ).toBe( kind );
	}
);

it( 'C190 C060: the card has all fields of a product', () => {
	expect( cardsOf( {} )[ 0 ] ).toEqual( {
		key: 'backup',
		slug: BACKUP,
		title: BACKUP,
		description: 'What it is.',
		features: [ 'One', 'Two' ],
		currencyCode: 'USD',
		fullPrice: 120,
		introPrice: 60,
		discountPercent: 50,
		upgradeUrl: `https://account.test/${ BACKUP }`,
		available: true,
		includedInPlans: [ 'security' ],
		isPopularUpgrade: false,
	} );
} );

it.each( [
	[
		'C064: a product of the security plan',
		{},
		'split',
		[ BACKUP, SECURITY ],
	],
	[
		'C064: any other product',
		{ key: 'search' },
		'single',
		[ 'jetpack_search' ],
	],
	[ 'the security plan itself', { key: 'security' }, 'single', [ SECURITY ] ],
	[
		'a site that has the security plan',
		{ isSecurityHeld: true },
		'single',
		[ BACKUP ],
	],
	[
		'a security plan that isn’t sold here',
		{
			products: {
				kind: 'known',
				data: {
					[ BACKUP ]: priced( BACKUP ),
					[ SECURITY ]: priced( SECURITY, 240, false ),
				},
			},
		},
		'single',
		[ BACKUP ],
	],
] satisfies [ string, Partial< ProductInput >, string, string[] ][] )(
	'%s',
	( _title, input, layout, slugs ) => {
		expect( view( input ) ).toMatchObject( { layout } );
		expect( cardsOf( input ).map( ( { slug } ) => slug ) ).toEqual( slugs );
	}
);

it.each( [
	[ 'C071', 'scan', 'jetpack_scan' ],
	[ 'C072', 'akismet', 'jetpack_anti_spam' ],
] as const )( '%s: the page of %s has a card of %s', ( _row, key, slug ) => {
	expect(
		cardsOf( {
			key,
			catalog: { [ key ]: described( slug ) },
			products: { kind: 'known', data: { [ slug ]: priced( slug ) } },
		} )
	).toMatchObject( [ { slug } ] );
} );

it.each( [
	[ 'half the price', 120, 60, 60, 50 ],
	[ 'a third off, rounded', 300, 200, 200, 33 ],
	[ 'the same price', 120, 120, null, 0 ],
	[ 'a higher price', 120, 150, null, 0 ],
	[ 'a free product', 120, 0, 0, 100 ],
] )(
	'an offer of %s',
	( _title, originalPrice, rawPrice, introPrice, discountPercent ) => {
		const input = {
			offers: {
				kind: 'known',
				data: [ { productSlug: BACKUP, originalPrice, rawPrice } ],
			},
		} as const;
		expect( cardsOf( input )[ 0 ] ).toMatchObject( {
			fullPrice: originalPrice,
			introPrice,
			discountPercent,
		} );
		expect( view( input ) ).toMatchObject( {
			hasIntroPrice: introPrice !== null,
			areOffersMissing: false,
		} );
	}
);

it( 'shows the full price if offers can’t be loaded', () => {
	const input = { offers: { kind: 'failed' } } as const;
	expect( view( input ) ).toMatchObject( {
		hasIntroPrice: false,
		areOffersMissing: true,
	} );
	expect( cardsOf( input )[ 0 ] ).toMatchObject( {
		fullPrice: 120,
		introPrice: null,
	} );
} );

it.each( [
	[ 'the plan', { knowledge: 'failed' }, 'site' ],
	[ 'prices', { products: { kind: 'failed' } }, 'products' ],
	[ 'both', { knowledge: 'failed', products: { kind: 'failed' } }, 'site' ],
] satisfies [ string, Partial< ProductInput >, string ][] )(
	'names what failed: %s',
	( _title, input, part ) => {
		expect( view( input ) ).toEqual( { kind: 'failed', part } );
	}
);
