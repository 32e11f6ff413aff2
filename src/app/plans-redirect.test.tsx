import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, json } from '../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
} from '../api/page-data.fixture';
import { goToPage } from '../lib/wp-admin';
// Imported eagerly, so that the tests don't wait for the lazy chunks.
import '../screens/connect/main-connect-screen';
import '../screens/plans/plans-screen';
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
	mockNetwork( () => json( {} ) );
	jest.mocked( goToPage ).mockClear();
} );
afterEach( closeApp );

/** The URL of the redirect; null if there was none. */
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

it( 'C049 the purchase token is sent', async () => {
	await openApp( '#/plans', { ...CONNECTED, purchaseToken: 'aB3' } );
	await waitFor( () => expect( goToPage ).toHaveBeenCalled() );
	const parameters = ( await destination() )?.searchParams;
	expect( parameters?.get( 'query' ) ).toBe( 'unlinked=1&purchasetoken=aB3' );
} );

it( 'Back returns to the previous route', async () => {
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
] )( '%s it redirects to the dashboard only', async ( _when, state ) => {
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

const PERSONAL = 'jetpack_personal';
const DAILY = 'jetpack_backup_daily';
const REALTIME = 'jetpack_backup_realtime_monthly';
const WARNING = 'Your plans overlap';

const nameOf = ( slug: string ) => `The ${ slug }`;

function answerPurchases( ...purchases: [ slug: string, active?: string ][] ) {
	const list = purchases.map( ( [ slug, active = '1' ], index ) => ( {
		ID: String( index + 1 ),
		product_id: '2100',
		product_slug: slug,
		product_name: nameOf( slug ),
		active,
	} ) );
	return mockNetwork( () =>
		json( {
			purchases: {
				code: 'success',
				message: 'Read.',
				data: JSON.stringify( list ),
			},
		} )
	);
}

it( 'C050 C052 #/plans warns first of a plan and a backup that overlap', async () => {
	answerPurchases( [ PERSONAL ], [ DAILY ] );
	await openApp( '#/plans', CONNECTED );
	// It has loaded after the screen was focused.
	const heading = await screen.findByRole( 'heading', { name: WARNING } );
	await waitFor( () => expect( heading ).toHaveFocus() );
	expect( goToPage ).not.toHaveBeenCalled();
	expect(
		screen.getByText(
			`You pay for backups twice: “${ nameOf(
				PERSONAL
			) }” includes them, and you have also bought “${ nameOf(
				DAILY
			) }”. You may want to cancel one of the two.`
		)
	).toBeVisible();

	await userEvent.click(
		screen.getByRole( 'button', { name: 'Continue to plans' } )
	);
	expect( ( await destination() )?.searchParams.get( 'source' ) ).toBe(
		'jetpack-plans'
	);
	expect( window.location.hash ).toBe( '#/dashboard' );
} );

it.each( [
	[ 'C050 on #/plans-prompt', '#/plans-prompt', [ [ PERSONAL ], [ DAILY ] ] ],
	[ 'C051 of one purchase', '#/plans', [ [ DAILY ] ] ],
	[ 'C051 of one that ended', '#/plans', [ [ PERSONAL, '0' ], [ DAILY ] ] ],
	[ 'C052 without a plan', '#/plans', [ [ 'jetpack_scan' ], [ DAILY ] ] ],
	[ 'C053 of real-time backup', '#/plans', [ [ PERSONAL ], [ REALTIME ] ] ],
] satisfies [ string, string, [ string, string? ][] ][] )(
	'%s there is no warning',
	async ( _when, hash, purchases ) => {
		answerPurchases( ...purchases );
		await openApp( hash, CONNECTED );
		await waitFor( () => expect( goToPage ).toHaveBeenCalledTimes( 1 ) );
		expect( screen.queryByText( WARNING ) ).not.toBeInTheDocument();
	}
);

it( 'continues if the service can’t list the purchases', async () => {
	mockNetwork( () => json( { code: 'odd', message: 'No.' }, 500 ) );
	await openApp( '#/plans', CONNECTED );
	await waitFor( () => expect( goToPage ).toHaveBeenCalledTimes( 1 ) );
} );
