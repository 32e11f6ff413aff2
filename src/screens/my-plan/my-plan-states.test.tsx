import { act, screen, waitFor } from '@testing-library/react';
import { deferred, json, mockNetwork } from '../../api/network.fixture';
import { makeConnectionStatus, makeModule } from '../../api/page-data.fixture';
import { card, envelope, showMyPlan } from './my-plan.fixture';

jest.setTimeout( 20_000 );

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
