import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork, json } from '../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
} from '../api/page-data.fixture';
import { goToPage } from '../lib/wp-admin';
// Loaded up front, so that its test doesn't wait for it.
import '../screens/connect/main-connect-screen';
import { closeApp, openApp } from './app.fixture';

jest.mock( '../lib/wp-admin', () => ( {
	...jest.requireActual( '../lib/wp-admin' ),
	goToPage: jest.fn(),
	isPageRevisited: () => false,
} ) );

const CONNECTED = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
	} ),
	rawUrl: 'site.test::blog',
	aff: 'friend',
	partnerSubsidiaryId: '7',
	calypsoEnv: 'stage',
};

beforeEach( () => {
	fakeNetwork( () => json( {} ) );
	jest.mocked( goToPage ).mockClear();
} );
// Drawing the whole app takes its time on a busy machine.
jest.setTimeout( 20_000 );
afterEach( closeApp );

/** Where the browser was sent; null while it stays. */
async function destination(): Promise< URL | null > {
	await act( async () => {} );
	const [ call ] = jest.mocked( goToPage ).mock.calls;
	return call ? new URL( call[ 0 ] ) : null;
}

it.each( [
	[ 'C046 B051', '#/plans' ],
	[ 'C047 B052', '#/plans-prompt' ],
] )( '%s: %s sends the browser to the site’s plans', async ( _row, hash ) => {
	await openApp( hash, CONNECTED );
	await waitFor( () => expect( goToPage ).toHaveBeenCalledTimes( 1 ) );
	const url = await destination();
	expect( `${ url?.origin }${ url?.pathname }` ).toBe(
		'https://account.test/redirect'
	);
	expect( Object.fromEntries( url?.searchParams ?? [] ) ).toEqual( {
		source: 'jetpack-plans',
		site: 'site.test::blog',
		aff: 'friend',
		subsidiaryId: '7',
		calypso_env: 'stage',
		query: 'unlinked=1',
	} );
} );

it( 'C049 the purchase token goes along', async () => {
	await openApp( '#/plans', { ...CONNECTED, purchaseToken: 'aB3' } );
	await waitFor( () => expect( goToPage ).toHaveBeenCalled() );
	const parameters = ( await destination() )?.searchParams;
	expect( parameters?.get( 'query' ) ).toBe( 'unlinked=1&purchasetoken=aB3' );
} );

it( 'Back leads to the route before it, not here again', async () => {
	await openApp( '#/privacy', CONNECTED );
	const entries = window.history.length;
	let hashOnLeaving = '';
	jest.mocked( goToPage ).mockImplementationOnce( () => {
		hashOnLeaving = window.location.hash;
	} );
	act( () => {
		window.location.hash = '#/plans-prompt';
	} );
	await waitFor( () => expect( goToPage ).toHaveBeenCalledTimes( 1 ) );
	expect( hashOnLeaving ).toBe( '#/privacy' );
	expect( window.history.length ).toBe( entries + 1 );
} );

it( 'opened as the first route, it leaves the dashboard behind', async () => {
	await openApp( '#/plans', CONNECTED );
	await waitFor( () => expect( goToPage ).toHaveBeenCalledTimes( 1 ) );
	expect( window.location.hash ).toBe( '#/dashboard' );
} );

it.each( [
	[ 'in local mode', {} ],
	[
		'offline',
		{
			...CONNECTED,
			connectionStatus: makeConnectionStatus( {
				isActive: true,
				isRegistered: true,
				offlineMode: {
					isActive: true,
					constant: true,
					url: false,
					filter: false,
					wpLocalConstant: false,
				},
			} ),
		},
	],
	[
		'for those who don’t manage the site',
		{ ...CONNECTED, userData: EDITOR },
	],
] )( '%s it leads to the dashboard and no further', async ( _when, state ) => {
	await openApp( '#/plans', state );
	expect( await destination() ).toBeNull();
	expect( window.location.hash ).toBe( '#/dashboard' );
} );

it( 'before the site is connected, connecting it comes first', async () => {
	await openApp( '#/plans', { accountService: ACCOUNT_SERVICE } );
	expect( await destination() ).toBeNull();
	expect(
		screen.getByRole( 'button', { name: 'Set up' } )
	).toBeInTheDocument();
} );
