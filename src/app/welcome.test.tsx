import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, json } from '../api/network.fixture';
import { ACCOUNT_SERVICE, EDITOR, makeUser } from '../api/page-data.fixture';
// Imported eagerly, so that the first test doesn't wait for the lazy chunk.
import '../screens/woo-setup/woo-setup-screen';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

const SHOP = { ...CONNECTED_SITE, isWooCommerceActive: true };
const SEEN = '/wp-json/jetpack/v4/seen-wc-connection-modal';

let calls: ReturnType< typeof mockNetwork >;

beforeEach( () => {
	calls = mockNetwork( () => json( { success: true } ) );
} );
afterEach( closeApp );

const pressSetUp = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Set up Jetpack' } ) );

describe( 'the shop’s welcome', () => {
	it( 'shows first, and is noted as seen (B068, B065)', async () => {
		await openApp( '#/security', SHOP );
		expect( window.location.hash ).toBe( '#/woo-setup' );
		expect(
			screen.getByRole( 'button', { name: 'Set up Jetpack' } )
		).toBeInTheDocument();
		await waitFor( () =>
			expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
				SEEN,
			] )
		);
		expect( calls[ 0 ]?.method ).toBe( 'POST' );
	} );

	it( 'returns to the path that was asked for, once and for all (B066)', async () => {
		await openApp( '#/security', SHOP );
		await pressSetUp();
		expect( window.location.hash ).toBe( '#/security' );
		await act( async () => {
			window.location.hash = '#/dashboard';
			await Promise.resolve();
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { level: 1 } )
			).toHaveTextContent( 'At a Glance' )
		);
		expect( window.location.hash ).toBe( '#/dashboard' );
	} );

	it( 'returns with the query that was asked for (B066)', async () => {
		await openApp( '#/connect-user?feature=scan', {
			...SHOP,
			userData: makeUser( {} ),
		} );
		await pressSetUp();
		expect( window.location.hash ).toBe( '#/connect-user?feature=scan' );
	} );

	it( 'returns to the dashboard when nothing came before it (B067)', async () => {
		await openApp( '#/woo-setup?from=plugins', SHOP );
		await pressSetUp();
		expect( window.location.hash ).toBe( '#/dashboard' );
	} );

	it.each( [
		[ 'without the shop', { ...SHOP, isWooCommerceActive: false } ],
		[ 'that was welcomed', { ...SHOP, hasSeenWCConnectionModal: true } ],
		[ 'for an editor', { ...SHOP, userData: EDITOR } ],
		[
			'without an account service',
			{
				...SHOP,
				accountService: {
					isConfigured: false,
					host: '',
					url: '',
					problem: '',
				},
			},
		],
	] )( 'does not show on a site %s (B068)', async ( _which, state ) => {
		await openApp( '#/dashboard', state );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( calls.map( ( { url } ) => url.pathname ) ).not.toContain(
			SEEN
		);
	} );

	it( 'comes before the connect screen, and links to it (B068)', async () => {
		await openApp( '#/dashboard', {
			accountService: ACCOUNT_SERVICE,
			isWooCommerceActive: true,
		} );
		await pressSetUp();
		expect(
			await screen.findByRole( 'button', { name: 'Set up' } )
		).toBeInTheDocument();
	} );
} );
