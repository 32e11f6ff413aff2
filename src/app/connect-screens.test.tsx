import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, mockNetwork, json } from '../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makeModule,
} from '../api/page-data.fixture';
import { goToPage, isReloadOrHistoryVisit } from '../lib/wp-admin';
// Imported eagerly, so that the first test doesn't wait for the lazy chunk.
import '../screens/connect/main-connect-screen';
import '../screens/connect/user-connect-screen';
import { closeApp, openApp } from './app.fixture';

jest.mock( '../lib/wp-admin', () => ( {
	...jest.requireActual( '../lib/wp-admin' ),
	goToPage: jest.fn(),
	isReloadOrHistoryVisit: jest.fn(),
} ) );

const AUTHORIZE_URL = 'https://account.test/oauth/authorize?state=1';
const CLAIM = 'Over 5 million WordPress sites are faster and more secure';
const NEW_SITE = { accountService: ACCOUNT_SERVICE };
const REGISTERED_SITE = {
	...NEW_SITE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
	} ),
};

let calls: ReturnType< typeof mockNetwork >;

beforeEach( () => {
	calls = mockNetwork( () => json( { authorizeUrl: AUTHORIZE_URL } ) );
	jest.mocked( goToPage ).mockClear();
	jest.mocked( isReloadOrHistoryVisit ).mockReturnValue( false );
} );
afterEach( closeApp );

const title = () => screen.getByRole( 'heading', { level: 1 } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const paths = () =>
	calls.map( ( { method, url } ) => `${ method } ${ url.pathname }` );
const REGISTER = 'POST /wp-json/jetpack/v4/connection/register';
const AUTHORIZE = 'GET /wp-json/jetpack/v4/connection/authorize_url';

describe( 'the main connect screen', () => {
	it( 'has a title, five points and a button, and sends no request (A016, A018, A019)', async () => {
		await openApp( '#/dashboard', NEW_SITE );
		expect( title() ).toHaveTextContent( CLAIM );
		expect( button( 'Set up' ) ).toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
		expect( document.title ).toMatch( /^Set up ‹/ );
	} );

	it( 'names stats, images, bots, downtime and other features (B058)', async () => {
		await openApp( '#/dashboard', NEW_SITE );
		const points = screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent ?? '' );
		for ( const word of [
			/^Stats/,
			/^Optimized images/,
			/bots/,
			/^Downtime alerts/,
			/other features$/,
		] ) {
			expect( points ).toContainEqual( expect.stringMatching( word ) );
		}
	} );

	it( 'says what clicking means, ahead of the button (A020, A021, A287)', async () => {
		await openApp( '#/dashboard', NEW_SITE );
		const terms = screen.getByRole( 'link', { name: /terms of service/ } );
		expect( terms ).toHaveAttribute(
			'href',
			`${ ACCOUNT_SERVICE.url }/redirect?source=jetpack-terms`
		);
		expect( terms.closest( 'p' ) ).toHaveTextContent(
			/share details of your site.* with account\.test/
		);
		expect( terms.compareDocumentPosition( button( 'Set up' ) ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
	} );

	it( 'replaces the settings, tabs and all (B057)', async () => {
		await openApp( '#/security', NEW_SITE );
		expect( title() ).toHaveTextContent( CLAIM );
		expect(
			screen.queryByRole( 'link', { name: 'Security' } )
		).not.toBeInTheDocument();
	} );

	it( 'registers the site, then sends the browser on to connect the user (A023, A007, B003)', async () => {
		await openApp( '#/dashboard', NEW_SITE );
		await userEvent.click( button( 'Set up' ) );
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
		);
		expect( paths() ).toEqual( [ REGISTER ] );
		// Nothing else is rendered until the browser has left the page.
		expect( title() ).toHaveTextContent( CLAIM );
		expect( button( 'Setting up…' ) ).toBeInTheDocument();
	} );

	it( 'is busy meanwhile: a double click registers once (A263)', async () => {
		const response = deferred< Response >();
		calls = mockNetwork( () => response.promise );
		await openApp( '#/dashboard', NEW_SITE );
		await userEvent.dblClick( button( 'Set up' ) );
		expect( button( 'Setting up…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( paths() ).toEqual( [ REGISTER ] );
		await act( async () => {
			response.resolve( json( {}, 500 ) );
			await response.promise;
		} );
	} );

	it( 'shows what went wrong, and forgets it on the next try (A026, A262)', async () => {
		const again = deferred< Response >();
		calls = mockNetwork( ( _call, nth ) =>
			nth === 1
				? json(
						{
							code: 'site_inaccessible',
							message: 'Your site cannot be reached.',
						},
						502
				  )
				: again.promise
		);
		await openApp( '#/dashboard', NEW_SITE );
		await userEvent.click( button( 'Set up' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Your site cannot be reached.'
		);
		expect( goToPage ).not.toHaveBeenCalled();
		await userEvent.click( button( 'Set up' ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		await act( async () => {
			again.resolve( json( { authorizeUrl: AUTHORIZE_URL } ) );
			await again.promise;
		} );
	} );

	it( 'shows the default text for a failure with an empty body (A027, A396)', async () => {
		calls = mockNetwork( () => new Response( '', { status: 500 } ) );
		await openApp( '#/dashboard', NEW_SITE );
		await userEvent.click( button( 'Set up' ) );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'Error: An error occurred. Please try again.'
		);
	} );
} );

describe( 'the set-up route', () => {
	it( 'starts automatically (A022, B048, B059)', async () => {
		await openApp( '#/setup', NEW_SITE );
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
		);
		expect( paths() ).toEqual( [ REGISTER ] );
	} );

	it( 'does so for its sub-routes, too (B059)', async () => {
		await openApp( '#/setup/begin', NEW_SITE );
		await waitFor( () => expect( paths() ).toEqual( [ REGISTER ] ) );
	} );

	it( 'waits for a click after the back button', async () => {
		jest.mocked( isReloadOrHistoryVisit ).mockReturnValue( true );
		await openApp( '#/setup', NEW_SITE );
		expect( button( 'Set up' ) ).toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'starts only once, even if rendered again', async () => {
		calls = mockNetwork( () => json( {}, 500 ) );
		await openApp( '#/setup', NEW_SITE );
		await screen.findByRole( 'alert' );
		expect( paths() ).toEqual( [ REGISTER ] );
	} );

	it( 'starts over when a link to it is clicked', async () => {
		jest.mocked( isReloadOrHistoryVisit ).mockReturnValue( true );
		await openApp( '#/dashboard', NEW_SITE );
		await act( async () => {
			window.location.hash = '#/setup';
			await Promise.resolve();
		} );
		await waitFor( () => expect( paths() ).toEqual( [ REGISTER ] ) );
	} );

	it( 'only connects the user where the site is registered (A024)', async () => {
		await openApp( '#/setup', REGISTERED_SITE );
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
		);
		expect( paths() ).toEqual( [ AUTHORIZE ] );
	} );

	it( 'can leave the user out (A025)', async () => {
		await openApp(
			'#/setup?skipUserConnection=1&redirectUri=plugins.php',
			NEW_SITE
		);
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith(
				'http://site.test/wp-admin/plugins.php'
			)
		);
		expect( paths() ).toEqual( [ REGISTER ] );
	} );
} );

describe( 'the user connect screen', () => {
	const DEFAULT =
		'Unlock all the amazing features of Jetpack by connecting now';

	it( 'has its title and its button (B061, B063)', async () => {
		await openApp( '#/connect-user', REGISTERED_SITE );
		expect( title() ).toHaveTextContent( DEFAULT );
		expect( button( 'Connect your user account' ) ).toBeInTheDocument();
		expect(
			screen.getByRole( 'link', { name: /terms of service/ } )
		).toBeInTheDocument();
	} );

	it( 'names the feature that it was opened for (B062)', async () => {
		await openApp( '#/connect-user?feature=monitor', {
			...REGISTERED_SITE,
			getModules: {
				monitor: makeModule( 'monitor', {
					name: 'Downtime monitoring',
				} ),
			},
		} );
		expect( title() ).toHaveTextContent(
			'Unlock Downtime monitoring and more amazing features'
		);
	} );

	it( 'sends the browser to the account service (A010)', async () => {
		await openApp( '#/connect-user', REGISTERED_SITE );
		await userEvent.click( button( 'Connect your user account' ) );
		await waitFor( () =>
			expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL )
		);
		expect( paths() ).toEqual( [ AUTHORIZE ] );
	} );

	it( 'says what went wrong', async () => {
		calls = mockNetwork( () =>
			json( { code: 'wpcom_408', message: 'No response in time.' }, 504 )
		);
		await openApp( '#/connect-user', REGISTERED_SITE );
		await userEvent.click( button( 'Connect your user account' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'No response in time.'
		);
	} );

	it( 'opens for an editor once there is an owner (B060)', async () => {
		await openApp( '#/connect-user', {
			...REGISTERED_SITE,
			connectionStatus: makeConnectionStatus( {
				isRegistered: true,
				hasConnectedOwner: true,
			} ),
			userData: EDITOR,
		} );
		expect( title() ).toHaveTextContent( DEFAULT );
	} );

	it( 'sends an editor to the dashboard before (B060)', async () => {
		await openApp( '#/connect-user', {
			...REGISTERED_SITE,
			userData: EDITOR,
		} );
		expect( window.location.hash ).toBe( '#/dashboard' );
	} );
} );
