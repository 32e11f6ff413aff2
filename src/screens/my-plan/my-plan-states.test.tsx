import { act, screen, waitFor } from '@testing-library/react';
import { deferred, json, mockNetwork } from '../../api/network.fixture';
import { makeConnectionStatus, makeModule } from '../../api/page-data.fixture';
import { bought, card, envelope, showMyPlan } from './my-plan.fixture';

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

it( 'C028 C029 C038: offline there is no plan, and no license to enter', () => {
	const { offlineMode } = makeConnectionStatus();
	showMyPlan( {
		plan: 'jetpack_complete',
		state: {
			connectionStatus: makeConnectionStatus( {
				isRegistered: true,
				offlineMode: { ...offlineMode, isActive: true, constant: true },
			} ),
			getModules: {
				protect: makeModule( 'protect' ),
				monitor: makeModule( 'monitor', { requires_connection: true } ),
				photon: makeModule( 'photon', {
					requires_connection: true,
					available: false,
					has_behavior: false,
				} ),
			},
		},
	} );
	expect(
		card( 'My Plan' ).getByText( 'Unavailable in Offline Mode' )
	).toBeVisible();
	expect( screen.queryByText( 'Complete plan' ) ).toBeNull();
	expect( screen.queryByRole( 'article', { name: 'Backup' } ) ).toBeNull();
	expect(
		screen.queryByRole( 'article', { name: 'Jetpack License' } )
	).toBeNull();
	expect(
		card( 'Brute force protection' ).getByRole( 'button', {
			name: 'Activate',
		} )
	).toBeVisible();
	expect(
		card( 'Downtime monitoring' ).getByText( 'Unavailable in Offline Mode' )
	).toBeVisible();
	expect(
		screen.queryByRole( 'article', { name: 'Site accelerator' } )
	).toBeNull();
} );

it( 'C039: while it loads, and when it fails', async () => {
	const answer = deferred< Response >();
	mockNetwork( ( { url } ) =>
		url.pathname.endsWith( 'dashboard' ) ? answer.promise : json( {} )
	);
	showMyPlan( { state: { dashboard: { parts: {} } } } );
	expect(
		screen.getByRole( 'article', { name: 'My Plan' } )
	).toHaveAttribute( 'aria-busy', 'true' );
	expect( screen.getByText( 'Loading…' ) ).toBeVisible();
	const failure = { code: 'down', message: 'Nobody answers.', status: 502 };
	await act( async () =>
		answer.resolve( json( { site: failure, purchases: failure } ) )
	);
	expect(
		await screen.findByText( 'Your plan could not be loaded.' )
	).toBeVisible();
	expect(
		screen.getByText( 'Your purchases could not be loaded.' )
	).toBeVisible();
	expect(
		screen.getAllByRole( 'button', { name: 'Try again' } )
	).toHaveLength( 2 );
} );

it( 'C039: Try again loads the plan and the products', async () => {
	const failure = { code: 'down', message: 'Nobody answers.', status: 502 };
	let isUp = false;
	const calls = mockNetwork( ( { url } ) => {
		if ( url.pathname.endsWith( 'dashboard' ) ) {
			return json( { site: failure, purchases: failure } );
		}
		if ( ! isUp ) {
			return json( {} );
		}
		if ( url.pathname.endsWith( 'jetpack/v4/site' ) ) {
			return json(
				envelope( {
					ID: 4242,
					plan: { product_slug: 'jetpack_complete' },
				} ).body
			);
		}
		return json(
			url.pathname.endsWith( 'site/purchases' )
				? envelope( [ bought( 'jetpack_scan' ) ] ).body
				: {}
		);
	} );
	const { user } = showMyPlan( { state: { dashboard: { parts: {} } } } );
	await screen.findByText( 'Your plan could not be loaded.' );
	expect(
		screen.getByText( 'Features appear here once your plan has loaded.' )
	).toBeVisible();
	isUp = true;
	await user.click(
		card( 'My Plan' ).getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'Complete plan' ) ).toBeVisible();
	expect( screen.getByRole( 'article', { name: 'Scan' } ) ).toBeVisible();
	await user.click(
		card( 'My Products' ).getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'The jetpack_scan' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	expect(
		calls
			.filter( ( { url } ) =>
				/\/site(?:\/purchases)?$/.test( url.pathname )
			)
			.map( ( { url } ) => url.searchParams.get( 'refresh' ) )
	).toEqual( [ '1', '1' ] );
} );

it.each( [
	[
		'without a connection',
		{
			state: {
				connectionStatus: makeConnectionStatus( {
					isRegistered: false,
				} ),
			},
		},
		'Features appear here once your site is connected.',
	],
	[
		'with a plan that the plugin doesn’t know',
		{ plan: 'jetpack_future' },
		'Features appear here once you have updated the plugin.',
	],
] )( 'C039: %s, it says when the features appear', ( _title, page, text ) => {
	showMyPlan( page );
	expect( screen.getByText( text ) ).toBeVisible();
} );

it( 'reads the modules again once another plan is known', async () => {
	const calls = mockNetwork( ( { url } ) =>
		json(
			url.pathname.endsWith( 'dashboard' )
				? {
						site: envelope( {
							ID: 4242,
							plan: { product_slug: 'jetpack_complete' },
						} ).body,
				  }
				: {}
		)
	);
	showMyPlan( { state: { dashboard: { parts: {} } } } );
	expect( await screen.findByText( 'Complete plan' ) ).toBeVisible();
	await waitFor( () =>
		expect(
			calls.some( ( { url } ) => url.pathname.endsWith( 'module/all' ) )
		).toBe( true )
	);
} );
