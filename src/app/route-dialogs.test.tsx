import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, mockNetwork, json } from '../api/network.fixture';
import {
	EDITOR,
	makeConnectionStatus,
	makeUser,
} from '../api/page-data.fixture';
import { goToPage, reloadPage } from '../lib/wp-admin';
// Imported eagerly, so that the first test doesn't wait for the lazy chunk.
import '../screens/connect/main-connect-screen';
import '../screens/disconnect/disconnect-dialog';
import '../screens/reconnect/reconnect-dialog';
import {
	CONNECTED_SITE,
	NEW_SITE,
} from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

jest.mock( '../lib/wp-admin', () => ( {
	...jest.requireActual( '../lib/wp-admin' ),
	goToPage: jest.fn(),
	reloadPage: jest.fn(),
} ) );

const AUTHORIZE_URL = 'https://account.test/oauth/authorize?state=1';

let calls: ReturnType< typeof mockNetwork >;

beforeEach( () => {
	calls = mockNetwork( () => json( { status: 'completed' } ) );
	jest.mocked( goToPage ).mockClear();
	jest.mocked( reloadPage ).mockClear();
} );
afterEach( closeApp );

const dialog = () => within( screen.getByRole( 'dialog' ) );
const press = ( name: string ) =>
	userEvent.click( dialog().getByRole( 'button', { name } ) );
const dashboard = () =>
	screen.getByRole( 'heading', { name: 'At a Glance', hidden: true } );
const content = () => dashboard().closest( '.jp-content__screen' );
const posts = () =>
	calls
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { url } ) => url.pathname );

async function openReconnect() {
	await openApp( '#/reconnect', CONNECTED_SITE );
	await screen.findByRole( 'dialog', { name: 'Reconnect Jetpack?' } );
}

describe( 'the reconnect route', () => {
	it( 'asks first, over the dashboard (B069)', async () => {
		await openReconnect();
		expect( dashboard() ).toBeInTheDocument();
		expect( posts() ).toEqual( [] );
	} );

	it( 'Cancel returns to the dashboard (B070)', async () => {
		await openReconnect();
		await press( 'Cancel' );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( posts() ).toEqual( [] );
	} );

	it( 'Escape does, too', async () => {
		await openReconnect();
		await userEvent.keyboard( '{Escape}' );
		expect( window.location.hash ).toBe( '#/dashboard' );
	} );

	it( 'confirming starts it, closes the dialog and blurs the content (B071, B072, B073)', async () => {
		const response = deferred< Response >();
		calls = mockNetwork( () => response.promise );
		await openReconnect();
		expect( content() ).not.toHaveClass( 'is-blurred' );
		await press( 'Reconnect' );
		expect( posts() ).toEqual( [
			'/wp-json/jetpack/v4/connection/reconnect',
		] );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( content() ).toHaveClass( 'is-blurred' );
		expect( content() ).toHaveAttribute( 'aria-busy', 'true' );
		await act( async () => {
			response.resolve( json( { code: 'x', message: 'No.' }, 502 ) );
			await response.promise;
		} );
		await waitFor( () =>
			expect( content() ).not.toHaveClass( 'is-blurred' )
		);
	} );

	it( 'reloads the page when all is restored (B408)', async () => {
		await openReconnect();
		await press( 'Reconnect' );
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
		// Not the dialog's route, which would open it again.
		expect( window.location.hash ).toBe( '#/dashboard' );
	} );

	it( 'leaves for the account service when it must be asked (B407)', async () => {
		calls = mockNetwork( () =>
			json( { status: 'in_progress', authorizeUrl: AUTHORIZE_URL } )
		);
		await openReconnect();
		await press( 'Reconnect' );
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
		);
		expect( reloadPage ).not.toHaveBeenCalled();
	} );

	it( 'does not ask while it reconnects already (B069)', async () => {
		const response = deferred< Response >();
		calls = mockNetwork( () => response.promise );
		await openReconnect();
		await press( 'Reconnect' );
		await act( async () => {
			window.location.hash = '#/reconnect';
			await Promise.resolve();
		} );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/dashboard' )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		await act( async () => {
			response.resolve( json( {}, 500 ) );
			await response.promise;
		} );
	} );

	it.each( [
		[ 'on a site in local mode', {} ],
		[
			'in safe mode',
			{
				...CONNECTED_SITE,
				connectionStatus: makeConnectionStatus( {
					isRegistered: true,
					isInIdentityCrisis: true,
				} ),
			},
		],
		[
			'to those who may not reconnect',
			{ ...CONNECTED_SITE, userData: EDITOR },
		],
	] )( 'shows only the dashboard %s (B069)', async ( _whom, state ) => {
		await openApp( '#/reconnect', state );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'shows the connect screen where nothing is connected yet (B069)', async () => {
		await openApp( '#/reconnect', NEW_SITE );
		expect(
			screen.getByRole( 'button', { name: 'Set up' } )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );

const QUESTION = 'Are you sure you want to disconnect?';

describe( 'the disconnect route', () => {
	it( 'opens the dialog over the dashboard (A028)', async () => {
		await openApp( '#/disconnect', CONNECTED_SITE );
		expect(
			await screen.findByRole( 'dialog', { name: QUESTION } )
		).toBeInTheDocument();
		expect( dashboard() ).toBeInTheDocument();
	} );

	it( 'returns to the dashboard if the user stays connected', async () => {
		await openApp( '#/disconnect', CONNECTED_SITE );
		await screen.findByRole( 'dialog', { name: QUESTION } );
		await press( 'Stay connected' );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'returns the focus to the control that opened it', async () => {
		await openApp( '#/', CONNECTED_SITE );
		const opener = screen.getByRole( 'button', {
			name: 'Manage site connection',
		} );
		await userEvent.click( opener );
		await screen.findByRole( 'dialog' );
		await userEvent.click(
			dialog().getByRole( 'link', { name: /Disconnect/ } )
		);
		await screen.findByRole( 'dialog', { name: QUESTION } );
		await press( 'Stay connected' );
		expect( opener ).toHaveFocus();
	} );

	it( 'takes the focus, also when it is opened again', async () => {
		await openApp( '#/disconnect', CONNECTED_SITE );
		await screen.findByRole( 'dialog', { name: QUESTION } );
		await press( 'Stay connected' );
		expect( dashboard() ).toHaveFocus();
		await act( async () => {
			window.location.hash = '#/disconnect';
			await Promise.resolve();
		} );
		expect(
			await screen.findByRole( 'dialog', { name: QUESTION } )
		).toHaveFocus();
	} );

	it( 'keeps the dialog when the site is no longer connected (A028)', async () => {
		calls = mockNetwork( () => json( { code: 'success' } ) );
		await openApp( '#/disconnect', CONNECTED_SITE );
		await screen.findByRole( 'dialog', { name: QUESTION } );
		await press( 'Disconnect' );
		expect(
			await screen.findByText( /successfully disconnected/ )
		).toBeInTheDocument();
		expect( window.location.hash ).toBe( '#/disconnect' );
	} );

	it.each( [
		[ 'without the permission', makeUser( { disconnect: false } ) ],
		[ 'who is an editor', EDITOR ],
	] )( 'does not open for someone %s (A296)', async ( _who, userData ) => {
		await openApp( '#/disconnect', { ...CONNECTED_SITE, userData } );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
