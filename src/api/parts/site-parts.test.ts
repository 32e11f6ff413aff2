/** @jest-environment ./tools/jest/browser-environment.js */
import { readBody, text, value } from './parts.fixture';
import type { PartRow } from './parts.fixture';

const SITE = {
	ID: '4242',
	plan: {
		product_slug: 'jetpack_security_t1_yearly',
		features: { active: [ 'scan' ], available: {} },
	},
	active_features: [ 'scan', 'search-jetpack' ],
	products: [ { product_slug: 'jetpack_scan' } ],
	options: { videopress_storage_used: '3500' },
	name: 'The Slow Road',
	URL: 'https://site.test',
	icon: { img: 'https://site.test/i.png' },
};

const BODIES: readonly PartRow[] = [
	[
		'the site with its plan (A241, C303)',
		'site',
		text( SITE ),
		{
			id: 4242,
			planSlug: 'jetpack_security_t1_yearly',
			productSlugs: [ 'jetpack_scan' ],
			activeFeatures: [ 'scan', 'search-jetpack' ],
			videopressStorageUsed: 3500,
			name: 'The Slow Road',
			description: '',
			url: 'https://site.test',
			icon: 'https://site.test/i.png',
		},
	],
	[
		'a site with only the required fields',
		'site',
		text( { ID: 1, plan: { product_slug: 'jetpack_free' }, options: [] } ),
		expect.objectContaining( {
			productSlugs: [],
			activeFeatures: [],
			videopressStorageUsed: null,
			icon: '',
		} ),
	],
	[
		'features (C306)',
		'features',
		text( { active: [ 'scan' ], available: [] } ),
		{ active: [ 'scan' ], available: {} },
	],
	[
		'purchases with numbers as text (C308)',
		'purchases',
		text( [
			{
				ID: '77001',
				product_id: '2106',
				product_slug: 'jetpack_scan',
				product_name: 'Scan',
				active: '1',
				is_refundable: false,
				subscribed_date: '2022-01-05T10:00:00+00:00',
				expiry_date: '',
			},
		] ),
		[
			{
				id: 77001,
				productId: 2106,
				productSlug: 'jetpack_scan',
				productName: 'Scan',
				isActive: true,
				isRefundable: false,
				subscribed: new Date( '2022-01-05T10:00:00Z' ),
				expires: null,
			},
		],
	],
	[
		'benefits, one without a value (C304)',
		'benefits',
		text( [
			{ name: 'protect', title: 'Protection', value: '1289' },
			{ name: 'search', title: 'Search', description: 'Finds.' },
		] ),
		[
			{
				name: 'protect',
				title: 'Protection',
				description: '',
				value: 1289,
			},
			{
				name: 'search',
				title: 'Search',
				description: 'Finds.',
				value: null,
			},
		],
	],
	[
		'the discount (C305)',
		'discount',
		value( {
			code: 'SUMMER20',
			discount: '20',
			expiry_date: '2022-08-01T00:00:00+00:00',
			is_used: false,
		} ),
		{
			code: 'SUMMER20',
			percent: 20,
			expires: new Date( '2022-08-01T00:00:00Z' ),
			isUsed: false,
		},
	],
	[ 'no discount', 'discount', value( {} ), null ],
	[ 'no discount, as PHP writes it', 'discount', value( [] ), null ],
	[
		'products with their prices (C301)',
		'products',
		value( {
			jetpack_scan: {
				cost: 120,
				currency_code: 'USD',
				available: true,
			},
			jetpack_search: { cost: 99.5, currency_code: 'EUR' },
		} ),
		{
			jetpack_scan: {
				slug: 'jetpack_scan',
				cost: 120,
				currency: 'USD',
				isAvailable: true,
			},
			jetpack_search: {
				slug: 'jetpack_search',
				cost: 99.5,
				currency: 'EUR',
				isAvailable: false,
			},
		},
	],
	[
		'introductory offers',
		'intro-offers',
		value( [
			{
				product_slug: 'jetpack_scan',
				original_price: 120,
				raw_price: '60',
			},
		] ),
		[ { productSlug: 'jetpack_scan', originalPrice: 120, rawPrice: 60 } ],
	],
];

it.each( BODIES )( 'reads %s', async ( _title, name, body, expected ) => {
	expect( await readBody( name, body ) ).toEqual( {
		kind: 'body',
		data: expected,
		updatedAt: expect.any( Number ),
		error: null,
	} );
} );
