import { screen, waitFor, within } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makePageData,
	makeUser,
} from '../../../api/page-data.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
// Loads the lazy chunk up front, so that the tests don't wait for it.
import './manage-connection-dialog';

const CONNECTED = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		hasConnectedOwner: true,
	} ),
};
const SITE_ONLY = {
	...CONNECTED,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
	} ),
};
const WIRE_ACCOUNT = {
	ID: 90211,
	login: 'jonas',
	email: 'jonas@example.test',
	display_name: 'Jonas K',
	avatar: '',
};
const LINKED = makeUser( {}, { isConnected: true, wpcomUser: WIRE_ACCOUNT } );
const OWNER = makeUser(
	{},
	{ isConnected: true, isMaster: true, wpcomUser: WIRE_ACCOUNT }
);
const DATA = {
	currentUser: LINKED.currentUser,
	connectionOwner: 'Marta B',
};

const site = () =>
	within( screen.getByRole( 'article', { name: 'Site connection' } ) );
const account = () =>
	within( screen.getByRole( 'article', { name: 'Account connection' } ) );

describe( 'on a site without an account service', () => {
	it( 'its card says so and offers nothing, and no account can be connected (A102)', () => {
		const calls = mockNetwork( () => json( {} ) );
		renderScreen( <AtAGlance /> );
		expect(
			site().getByText( 'No account service is configured.' )
		).toBeInTheDocument();
		expect( site().queryByRole( 'link' ) ).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'article', { name: 'Account connection' } )
		).not.toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'a refused address is explained instead', () => {
		const problem = 'The address of the account service uses http.';
		renderScreen( <AtAGlance />, {
			accountService: { isConfigured: false, host: '', url: '', problem },
		} );
		expect( site().getByText( problem ) ).toBeVisible();
		expect(
			screen.queryByText( /No account service/ )
		).not.toBeInTheDocument();
	} );
} );

describe( 'offline', () => {
	it( 'both cards say Unavailable in Offline Mode (A288)', () => {
		mockNetwork( () => json( {} ) );
		const { offlineMode } = makeConnectionStatus();
		renderScreen( <AtAGlance />, {
			...CONNECTED,
			connectionStatus: makeConnectionStatus( {
				offlineMode: { ...offlineMode, isActive: true, constant: true },
			} ),
		} );
		for ( const card of [ site(), account() ] ) {
			expect(
				card.getByText( 'Unavailable in Offline Mode' )
			).toBeInTheDocument();
			expect( card.queryByRole( 'button' ) ).not.toBeInTheDocument();
		}
	} );
} );

describe( 'before the site is connected', () => {
	it( 'offers setup to users who can connect the site (A191)', () => {
		mockNetwork( () => json( {} ) );
		renderScreen( <AtAGlance />, { accountService: ACCOUNT_SERVICE } );
		const links = screen.getAllByRole( 'link', { name: 'Set up' } );
		for ( const link of links ) {
			expect( link ).toHaveAttribute( 'href', '#/setup' );
		}
		expect( links ).toHaveLength( 2 );
		expect(
			site().getByText( 'This site is not connected to account.test.' )
		).toBeInTheDocument();
	} );
} );

describe( 'on a connected site without an owner', () => {
	it( 'a banner and the card ask to connect an account (A113, A193)', () => {
		mockNetwork( () => json( {} ) );
		renderScreen( <AtAGlance />, SITE_ONLY );
		expect(
			screen.getByRole( 'heading', { name: 'Finish setting up Jetpack' } )
		).toBeInTheDocument();
		expect(
			account().getByRole( 'link', { name: 'Connect your user account' } )
		).toHaveAttribute( 'href', '#/connect-user' );
		expect(
			site().getByText( 'The connection has no owner yet.' )
		).toBeInTheDocument();
	} );

	it( 'does not ask an editor, who can’t own it', () => {
		mockNetwork( () => json( {} ) );
		renderScreen( <AtAGlance />, { ...SITE_ONLY, userData: EDITOR } );
		expect(
			screen.queryByRole( 'link', { name: 'Connect your user account' } )
		).not.toBeInTheDocument();
		expect( site().queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'on a connected site', () => {
	it( 'the owner sees that it is theirs, and has nothing to connect or to unlink (A103, A297)', () => {
		const calls = mockNetwork( () => json( {} ) );
		renderScreen( <AtAGlance />, { ...CONNECTED, userData: OWNER } );
		expect(
			site().getByText( 'You own this connection.' )
		).toBeInTheDocument();
		expect(
			account().getByText( 'You are connected as Jonas K.' )
		).toBeInTheDocument();
		expect( account().getByText( 'Owner' ) ).toBeInTheDocument();
		expect( account().queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( account().queryByRole( 'link' ) ).not.toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'others read whose it is', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		renderScreen( <AtAGlance />, { ...CONNECTED, userData: LINKED } );
		await waitFor( () =>
			expect( calls.map( ( { url } ) => url.pathname ) ).toContain(
				'/wp-json/jetpack/v4/connection/data'
			)
		);
		expect( site().queryByText( /owner/ ) ).not.toBeInTheDocument();
		response.resolve( json( DATA ) );
		expect(
			await site().findByText( 'The owner is Marta B.' )
		).toBeInTheDocument();
	} );

	it( 'shows that there is an owner if the name is unknown', async () => {
		mockNetwork( () => json( {}, 500 ) );
		renderScreen( <AtAGlance />, { ...CONNECTED, userData: LINKED } );
		expect(
			await site().findByText( 'Another user owns it.' )
		).toBeInTheDocument();
	} );

	it( 'who is not linked may connect their account (A193)', () => {
		mockNetwork( () => json( DATA ) );
		renderScreen( <AtAGlance />, CONNECTED );
		expect(
			account().getByText( 'Your account is not connected.' )
		).toBeInTheDocument();
		expect(
			account().getByRole( 'link', { name: 'Connect your user account' } )
		).toHaveAttribute( 'href', '#/connect-user' );
	} );

	it( 'who is linked may unlink, which clears the flag and leaves the focus in the card (A193, B405)', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success' } : DATA )
		);
		const { user } = renderScreen( <AtAGlance />, {
			...CONNECTED,
			userData: LINKED,
		} );
		await site().findByText( 'The owner is Marta B.' );
		await user.click(
			account().getByRole( 'button', { name: 'Disconnect your account' } )
		);
		expect(
			await account().findByText( 'Your account is not connected.' )
		).toBeInTheDocument();
		// On a busy machine, the dashboard's own reads start only now.
		expect( calls ).toContainEqual(
			expect.objectContaining( {
				method: 'POST',
				body: { linked: false },
			} )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'Account connection' } )
			).toHaveFocus()
		);
	} );

	it( 'a refused unlinking leaves the card as it was', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'unlink_user_failed', message: 'No.' }, 400 )
				: json( DATA )
		);
		const { user } = renderScreen( <AtAGlance />, {
			...CONNECTED,
			userData: LINKED,
		} );
		const button = account().getByRole( 'button', {
			name: 'Disconnect your account',
		} );
		await user.click( button );
		await waitFor( () =>
			expect( button ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( button ).toHaveFocus();
		expect(
			account().getByText( 'You are connected as Jonas K.' )
		).toBeInTheDocument();
	} );

	it( 'opens the connection dialog for users who can disconnect the site (A192)', async () => {
		mockNetwork( () => json( DATA ) );
		const { user } = renderScreen( <AtAGlance />, {
			...CONNECTED,
			userData: OWNER,
			connectedPlugins: {
				jetpack: { name: 'Jetpack' },
				boost: { name: 'Jetpack Boost' },
			},
		} );
		const manage = site().getByRole( 'button', {
			name: 'Manage site connection',
		} );
		await user.click( manage );
		const dialog = within(
			await screen.findByRole( 'dialog', {
				name: 'Manage site connection',
			} )
		);
		expect( dialog.getByText( 'Jetpack Boost' ) ).toBeInTheDocument();
		expect(
			dialog.getByRole( 'link', { name: 'Reconnect' } )
		).toHaveAttribute( 'href', '#/reconnect' );
		expect(
			dialog.getByRole( 'link', { name: 'Disconnect site' } )
		).toHaveAttribute( 'href', '#/disconnect' );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( manage ).toHaveFocus();
	} );

	it( 'without the disconnect permission there is nothing to manage (A296)', () => {
		mockNetwork( () => json( DATA ) );
		renderScreen( <AtAGlance />, {
			...CONNECTED,
			userData: makeUser( { disconnect: false } ),
		} );
		expect(
			site().queryByRole( 'button', { name: 'Manage site connection' } )
		).not.toBeInTheDocument();
	} );

	it( 'says safe mode while its address is in doubt', () => {
		mockNetwork( () => json( DATA ) );
		renderScreen( <AtAGlance />, {
			...CONNECTED,
			connectionStatus: {
				...CONNECTED.connectionStatus,
				isInIdentityCrisis: true,
			},
			siteData: makePageData().initialState.siteData,
		} );
		expect( site().getByText( 'Safe mode' ) ).toBeInTheDocument();
	} );
} );
