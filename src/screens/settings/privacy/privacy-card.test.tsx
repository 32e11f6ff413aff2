import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import type { InitialState } from '../../../api/initial-state';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import type { SentRequest } from '../../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makeUser,
} from '../../../api/page-data.fixture';
import { getNotices } from '../../../state/notices/selectors';
import { preloadSection, SettingsScreen } from '../settings-screen';

// So that no test has to wait for the lazy chunk.
beforeAll( () => preloadSection( 'privacy', false ) );

const LINKED: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isRegistered: true,
		isUserConnected: true,
	} ),
	userData: makeUser(
		{},
		{ isConnected: true, wpcomUser: { ID: 7, login: 'marta' } }
	),
};

function renderPrivacy( initialState: Partial< InitialState > = LINKED ) {
	const { store, user } = renderScreen(
		<SettingsScreen section="privacy" />,
		initialState
	);
	return {
		user,
		texts: () => getNotices( store.getState() ).map( ( { text } ) => text ),
	};
}

/** Test server that stores what it receives, as PHP does. */
function keepingServer(): SentRequest[] {
	let stored: unknown = { tracks_opt_out: false };
	return mockNetwork( ( { method, body } ) => {
		stored = method === 'POST' ? body : stored;
		return json( stored );
	} );
}

const toggle = () =>
	screen.findByRole( 'switch', { name: 'Share how I use this dashboard' } );
const writes = ( calls: readonly SentRequest[] ) =>
	calls.filter( ( { method } ) => method === 'POST' );

describe( 'the Privacy page', () => {
	it( 'B306 shows the tracking opt-out setting, and changes it', async () => {
		const calls = keepingServer();
		const { user } = renderPrivacy();
		expect( await toggle() ).toBeChecked();
		await user.click( await toggle() );
		await waitFor( async () => expect( await toggle() ).not.toBeChecked() );
		expect(
			writes( calls ).map( ( { url, body } ) => [ url.pathname, body ] )
		).toEqual( [
			[
				'/wp-json/jetpack/v4/tracking/settings',
				{ tracks_opt_out: true },
			],
		] );
	} );

	it( 'B307 B308 says so while it saves, and when it is done', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? response.promise
				: json( { tracks_opt_out: false } )
		);
		const { user, texts } = renderPrivacy();
		await user.click( await toggle() );
		expect( texts() ).toEqual( [ 'Updating privacy settings…' ] );
		expect( await toggle() ).toHaveAttribute( 'aria-disabled', 'true' );
		await act( async () =>
			response.resolve( json( { tracks_opt_out: true } ) )
		);
		await waitFor( () =>
			expect( texts() ).toEqual( [ 'Updated privacy settings.' ] )
		);
	} );

	it( 'B565 says why it failed, and stays as it was', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'odd', message: 'No.' }, 500 )
				: json( { tracks_opt_out: false } )
		);
		const { user, texts } = renderPrivacy();
		await user.click( await toggle() );
		await waitFor( () =>
			expect( texts() ).toEqual( [
				'Error updating privacy settings. No. (Status 500)',
			] )
		);
		expect( await toggle() ).toBeChecked();
	} );

	it( 'can be tried again when it could not be loaded', async () => {
		let isDown = true;
		mockNetwork( () =>
			isDown
				? json( { code: 'odd', message: 'Broken.' }, 500 )
				: json( { tracks_opt_out: true } )
		);
		const { user } = renderPrivacy();
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect( screen.getByText( 'Broken. (Status 500)' ) ).toBeVisible();
		isDown = false;
		await user.click( again );
		expect( await toggle() ).not.toBeChecked();
		expect(
			screen.getByRole( 'heading', { name: 'Usage data' } )
		).toHaveFocus();
	} );

	it( 'shares nothing about users who are not linked, and sends no request', async () => {
		const calls = keepingServer();
		const { user } = renderPrivacy( {
			...LINKED,
			userData: makeUser( {} ),
		} );
		expect( await toggle() ).not.toBeChecked();
		expect( await toggle() ).toHaveAccessibleDescription(
			expect.stringContaining( 'so nothing is shared' )
		);
		await user.click( await toggle() );
		expect(
			calls.filter( ( { url } ) => url.pathname.includes( 'tracking' ) )
		).toEqual( [] );
	} );

	it( 'says in local mode that nothing leaves the site', () => {
		const calls = keepingServer();
		renderPrivacy( {} );
		expect( screen.getByText( /nothing about how you use/ ) ).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
		expect( calls ).toEqual( [] );
	} );

	it( 'links to what is collected', async () => {
		keepingServer();
		renderPrivacy();
		await toggle();
		expect(
			screen.getByRole( 'link', { name: /^What is collected/ } )
		).toHaveAttribute(
			'href',
			'https://account.test/redirect?source=jetpack-usage-data'
		);
	} );
} );
