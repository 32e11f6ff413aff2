import { act, screen, waitFor, within } from '@testing-library/react';
import { deferred, json, mockNetwork } from '../../api/network.fixture';
import {
	LOCAL_SITE,
	mockSite,
	savesTo,
	showAssistant,
	SITE,
} from './recommendations.fixture';
import { isFreeSite } from './steps/get-step-input';

const heading = ( name: string | RegExp ) =>
	screen.findByRole( 'heading', { level: 1, name } );

const path = () => document.querySelector( 'output' )?.textContent;

describe( 'where the assistant opens', () => {
	it( 'C082: shows a spinner until the answers are there', async () => {
		const answer = deferred< Response >();
		mockNetwork( ( { url } ) =>
			url.pathname.endsWith( '/data' ) ? answer.promise : json( [] )
		);
		showAssistant( '' );
		expect( screen.getByText( 'Loading…' ) ).toBeVisible();
		await act( async () => answer.resolve( json( [] ) ) );
		expect( await heading( 'What type of site is this?' ) ).toBeVisible();
	} );

	it( 'C008 C080: at the saved step', async () => {
		mockSite();
		showAssistant( '', { recommendationsStep: 'related-posts' } );
		expect( await heading( /more of your posts/ ) ).toBeVisible();
		expect( path() ).toBe( '/recommendations/related-posts' );
	} );

	it( 'C081: at the first question', async () => {
		mockSite();
		showAssistant( '' );
		expect( await heading( /type of site/ ) ).toBeVisible();
		expect( path() ).toBe( '/recommendations/site-type' );
	} );

	it( 'C325: an unknown step starts over, without a message', async () => {
		mockSite();
		showAssistant( 'agency', { recommendationsStep: 'boost' } );
		expect( await heading( /type of site/ ) ).toBeVisible();
		expect( screen.queryByRole( 'alert', { name: /./ } ) ).toBeNull();
	} );

	it( 'says that it could not load, and tries again', async () => {
		let isDown = true;
		mockNetwork( ( { url } ) =>
			isDown && url.pathname.endsWith( '/data' )
				? json( { code: 'oops', message: 'No.' }, 500 )
				: json( [] )
		);
		const { user } = showAssistant( 'monitor' );
		expect(
			await screen.findByText( /could not be loaded/ )
		).toBeVisible();
		isDown = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await heading( /goes down/ ) ).toBeVisible();
	} );
} );

it( 'C084 C085: links to help', async () => {
	mockSite();
	showAssistant( 'site-type' );
	await heading( /type of site/ );
	for ( const [ name, source ] of [
		[ 'Learn how to get started with Jetpack', 'jetpack-getting-started' ],
		[ 'Search our support site', 'jetpack-support' ],
	] as const ) {
		expect(
			screen.getByRole( 'link', { name: new RegExp( `^${ name }` ) } )
		).toHaveAttribute(
			'href',
			`https://account.test/redirect?source=${ source }`
		);
	}
} );

describe( 'the first question', () => {
	it( 'C101 C102 C103: four checkboxes, each with an explanation', async () => {
		mockSite();
		const { user } = showAssistant( 'site-type' );
		await heading( 'What type of site is this?' );
		for ( const name of [ 'Personal', 'Business', 'Store', 'Other' ] ) {
			expect(
				screen.getByRole( 'checkbox', { name } )
			).not.toBeChecked();
		}
		for ( const [ name, info ] of [
			[ 'Personal', /site about you/ ],
			[ 'Business', /presents a company/ ],
			[ 'Store', /sells products/ ],
			[ 'Other', /a club, a school/ ],
		] as const ) {
			const button = screen.getByRole( 'button', {
				name: `About: ${ name }`,
			} );
			await user.click( button );
			expect( screen.getByText( info ) ).toBeVisible();
			await user.click( button );
			expect( screen.queryByText( info ) ).toBeNull();
		}
	} );

	it( 'C104 C109: Continue saves the answers and goes on', async () => {
		const calls = mockSite();
		const { user } = showAssistant( 'site-type' );
		await heading( /type of site/ );
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuenow',
			'17'
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Store' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await heading( /WooCommerce/ ) ).toBeVisible();
		await waitFor( () =>
			expect( savesTo( calls, '/data' ) ).toContainEqual( {
				data: expect.objectContaining( {
					'site-type-store': true,
					'site-type-personal': false,
				} ),
			} )
		);
	} );

	it( 'C224: without a store, WooCommerce is left out', async () => {
		mockSite();
		const { user } = showAssistant( 'site-type' );
		await heading( /type of site/ );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Personal' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await heading( /goes down/ ) ).toBeVisible();
	} );

	it( 'a failed save shows an error, keeps the answers, and can be repeated', async () => {
		let isDown = true;
		const calls = mockNetwork( ( { method } ) => {
			if ( method !== 'POST' ) {
				return json( [] );
			}
			return isDown
				? json( { code: 'oops', message: 'The disk is full.' }, 500 )
				: json( true );
		} );
		const { user, store } = showAssistant( 'site-type' );
		await heading( /type of site/ );
		await user.click( screen.getByRole( 'checkbox', { name: 'Store' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await heading( /WooCommerce/ ) ).toBeVisible();
		expect(
			await screen.findByText( /not saved yet. The disk is full/ )
		).toBeVisible();
		// Opening the step is to be saved as well, after the paint.
		await waitFor( () =>
			expect( store.getState().recommendations.unsaved ).toContainEqual( {
				kind: 'view',
				step: 'woocommerce',
			} )
		);
		const retry = screen.getByRole( 'button', { name: 'Try again' } );
		await waitFor( () =>
			expect( retry ).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
		isDown = false;
		calls.length = 0;
		await user.click( retry );
		await waitFor( () =>
			expect( screen.queryByText( /not saved yet/ ) ).toBeNull()
		);
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
		);
		expect( savesTo( calls, '/data' ) ).toEqual( [
			{ data: expect.objectContaining( { 'site-type-store': true } ) },
		] );
	} );
} );

it( 'C128 C129 C130: a resource step', async () => {
	const calls = mockSite( {
		'recommendations/conditional': [ 'anti-spam' ],
	} );
	const { user } = showAssistant( 'anti-spam' );
	const read = await screen.findByRole( 'link', { name: /^Read more/ } );
	expect( read ).toHaveAttribute(
		'href',
		'https://account.test/redirect?source=jetpack-recommendations-anti-spam'
	);
	const later = screen.getByRole( 'link', { name: 'Read Later' } );
	expect( later ).toHaveAttribute( 'href', '#/recommendations/summary' );
	await user.click( later );
	await waitFor( () =>
		expect( savesTo( calls, '/data' ) ).toContainEqual( {
			data: { skippedRecommendations: [ 'anti-spam' ] },
		} )
	);
} );

it( 'C128: Read more selects the step', async () => {
	const calls = mockSite( {
		'recommendations/conditional': [ 'security-plan' ],
	} );
	const { user } = showAssistant( 'security-plan' );
	await user.click(
		await screen.findByRole( 'link', { name: /^Read more/ } )
	);
	await waitFor( () =>
		expect( savesTo( calls, '/data' ) ).toContainEqual( {
			data: { selectedRecommendations: [ 'security-plan' ] },
		} )
	);
} );

it.each( [
	[ 'shown', {}, true ],
	[
		'not on a site without promotions',
		{ siteData: { ...SITE.siteData, showPromotions: false } },
		false,
	],
] )(
	'the product that goes with a step is %s',
	async ( _title, state, isShown ) => {
		mockSite( { 'recommendations/conditional': [ 'anti-spam' ] } );
		const { store } = showAssistant( 'anti-spam', {
			products: {
				akismet: {
					title: 'Anti-spam',
					slug: 'jetpack_anti_spam',
					description: 'Keeps spam out.',
					show_promotion: true,
					discount_percent: 0,
					included_in_plans: [],
					features: [],
				},
			},
			...state,
		} as never );
		await waitFor( () =>
			expect( isFreeSite( store.getState() ) ).toBe( true )
		);
		const link = screen.queryByRole( 'link', { name: 'View product' } );
		if ( isShown ) {
			expect( link ).toHaveAttribute( 'href', '#/product/akismet' );
		} else {
			expect( link ).toBeNull();
		}
	}
);

it( 'the steps of local mode: no products, no help of a provider', async () => {
	mockSite( { 'recommendations/conditional': [ 'security-plan' ] } );
	const { user } = showAssistant( 'product-suggestions', LOCAL_SITE );
	expect( await heading( /more of your posts/ ) ).toBeVisible();
	expect( screen.queryByText( /support site/ ) ).toBeNull();
	expect( screen.queryByRole( 'link', { name: /Learn more/ } ) ).toBeNull();
	await user.click( screen.getByRole( 'link', { name: 'Not now' } ) );
	expect( within( document.body ).queryByText( /plan/i ) ).toBeNull();
} );
