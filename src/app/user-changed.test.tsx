import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestedParts, mockNetwork, json } from '../api/network.fixture';
import { makeModule } from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

const REFUSED = {
	code: 'user_changed',
	message: 'You are logged in as another user.',
	data: { status: 409 },
};

const NOTICE = /You are now logged in as a different user in this browser\./;

afterEach( closeApp );

function showTab( state: DocumentVisibilityState ) {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( state );
	fireEvent( document, new Event( 'visibilitychange' ) );
}

const SETTINGS = {
	protect: true,
	jetpack_protect_global_whitelist: { local: [ '192.0.2.1' ] },
};

/** Opens the Security page with an unsaved draft in the list. */
async function openWithDraft() {
	await openApp( '#/security', {
		getModules: { protect: makeModule( 'protect', { activated: true } ) },
		settings: SETTINGS,
	} );
	expect( protectSwitch() ).toBeChecked();
	await userEvent.type( list(), '\n192.0.2.2' );
}

const notices = () =>
	within( screen.getByRole( 'region', { name: 'Notices' } ) );
const list = () => screen.getByRole( 'textbox', { name: /allowed/i } );
const protectSwitch = () =>
	screen.getByRole( 'switch', { name: 'Block password guessing' } );

it( 'shows a notice to a user who returns to the tab as another user, and keeps values and drafts', async () => {
	let isOther = true;
	const calls = mockNetwork( () =>
		isOther ? json( REFUSED, 409 ) : json( SETTINGS )
	);
	await openWithDraft();
	calls.length = 0;
	showTab( 'hidden' );
	expect( calls ).toEqual( [] );
	showTab( 'visible' );
	expect( await notices().findByText( NOTICE ) ).toHaveTextContent(
		'Log in again as marta to save them, or reload the page.'
	);
	expect(
		screen.getByRole( 'button', { name: 'Reload page' } )
	).toBeVisible();
	expect( protectSwitch() ).toBeChecked();
	expect( list() ).toHaveValue( '192.0.2.1\n192.0.2.2' );

	// The first user has logged in again.
	isOther = false;
	showTab( 'visible' );
	await waitFor( () =>
		expect( notices().queryByText( NOTICE ) ).not.toBeInTheDocument()
	);
	expect( list() ).toHaveValue( '192.0.2.1\n192.0.2.2' );
} );

it( 'a logout after the other user’s login replaces the notice, and so does the next login', async () => {
	let getResponse = () => json( REFUSED, 409 );
	mockNetwork( () => getResponse() );
	await openWithDraft();
	showTab( 'visible' );
	await notices().findByText( NOTICE );

	getResponse = () => json( { code: 'rest_forbidden' }, 401 );
	showTab( 'visible' );
	await notices().findByText( /^You are logged out\./ );
	expect( notices().queryByText( NOTICE ) ).not.toBeInTheDocument();
	await userEvent.click( protectSwitch() );
	await notices().findByText(
		/^Error updating settings\. You are logged out\./
	);
	expect( notices().getAllByText( /You are logged out/ ) ).toHaveLength( 1 );

	getResponse = () => json( REFUSED, 409 );
	showTab( 'visible' );
	await notices().findByText( NOTICE );
	expect(
		notices().queryByText( /You are logged out/ )
	).not.toBeInTheDocument();

	getResponse = () => json( SETTINGS );
	showTab( 'visible' );
	await waitFor( () =>
		expect( notices().queryByText( NOTICE ) ).not.toBeInTheDocument()
	);
} );

it( 'At a Glance says once that the user is logged out', async () => {
	let getResponse = () => json( REFUSED, 409 );
	mockNetwork( () => getResponse() );
	await openApp( '#/dashboard', CONNECTED_SITE );
	await notices().findByText( NOTICE );
	getResponse = () => json( { code: 'rest_forbidden' }, 401 );
	await act( async () => showTab( 'visible' ) );
	await notices().findByText( /You are logged out/ );
	await act( async () => showTab( 'visible' ) );
	expect( notices().getAllByText( /You are logged out/ ) ).toHaveLength( 1 );
	expect( notices().queryByText( NOTICE ) ).not.toBeInTheDocument();
} );

it( 'a save that is refused says so once, and leaves the draft', async () => {
	const calls = mockNetwork( () => json( REFUSED, 409 ) );
	await openWithDraft();
	await userEvent.click( protectSwitch() );
	expect( await notices().findAllByText( NOTICE ) ).toHaveLength( 1 );
	expect(
		screen.queryByText( /Error updating settings/ )
	).not.toBeInTheDocument();
	await waitFor( () => expect( protectSwitch() ).toBeChecked() );
	expect( list() ).toHaveValue( '192.0.2.1\n192.0.2.2' );
	const posts = calls.filter( ( { method } ) => method === 'POST' );
	expect( posts ).toHaveLength( 1 );
	expect( posts[ 0 ]?.headers.get( 'X-Jetpack-User' ) ).toBe( '3' );
} );

it( 'a tab shows values that the same user saved in another tab, and keeps its drafts', async () => {
	mockNetwork( () => json( { ...SETTINGS, protect: false } ) );
	await openWithDraft();
	showTab( 'visible' );
	await waitFor( () => expect( protectSwitch() ).not.toBeChecked() );
	expect( list() ).toHaveValue( '192.0.2.1\n192.0.2.2' );
} );

it( 'shows a notice with a login link to a user who returns to At a Glance logged out', async () => {
	let getResponse = () => json( {} );
	mockNetwork( () => getResponse() );
	await openApp( '#/dashboard', CONNECTED_SITE );
	expect( notices().queryByText( /logged out/ ) ).not.toBeInTheDocument();
	getResponse = () => json( { code: 'rest_forbidden' }, 401 );
	await act( async () => showTab( 'visible' ) );
	await notices().findByText( /You are logged out/ );
	expect(
		notices().getByRole( 'link', { name: /Log in again/ } )
	).toBeVisible();
} );

it( 'At a Glance shows a login link to a logged-out user, and reloads once they are back', async () => {
	let isLoggedOut = true;
	const calls = mockNetwork( ( call ) => {
		if ( isLoggedOut ) {
			return json( { code: 'rest_forbidden' }, 401 );
		}
		return json(
			Object.fromEntries(
				requestedParts( call ).map( ( name ) => [
					name,
					{ code: 'odd', message: 'Odd.', status: 502 },
				] )
			)
		);
	} );
	await openApp( '#/dashboard', CONNECTED_SITE );
	const link = await screen.findByRole( 'link', { name: /Log in again/ } );
	expect( link ).toHaveAttribute( 'href', '/?page=jetpack' );
	expect( link.closest( '.jp-notice' ) ).toHaveTextContent(
		'You are logged out. Log in again in another tab, then try again here.'
	);
	expect(
		screen.queryByText( /problem with your website/ )
	).not.toBeInTheDocument();

	isLoggedOut = false;
	calls.length = 0;
	await act( async () => showTab( 'visible' ) );
	await waitFor( () =>
		expect( calls.flatMap( requestedParts ) ).toContain( 'site' )
	);
	await waitFor( () =>
		expect(
			screen.queryByRole( 'link', { name: /Log in again/ } )
		).not.toBeInTheDocument()
	);
} );
