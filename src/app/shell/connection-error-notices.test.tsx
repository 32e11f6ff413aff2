import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { EDITOR, makeConnectionStatus } from '../../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import type { InitialState } from '../../api/initial-state';
import { goToPage, reloadPage } from '../../lib/wp-admin';
import {
	AUTHORIZE_URL,
	CONNECTED_SITE,
	openStore,
} from '../../state/connection/connection.fixture';
import { ConnectionErrorNotices } from './connection-error-notices';

jest.mock( '../../lib/wp-admin', () => ( {
	getPageAddress: () => '/wp-admin/admin.php?page=jetpack',
	goToPage: jest.fn(),
	reloadPage: jest.fn(),
} ) );

const TOKEN_ERROR = { code: 'xmlrpc_error', message: '', action: 'reconnect' };

function show(
	errors: readonly object[],
	given: Partial< InitialState > = {}
): void {
	const store = openStore( {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( {
			isRegistered: true,
			hasConnectedOwner: true,
			errors,
		} ),
		...given,
	} );
	render(
		<Provider store={ store }>
			<ConnectionErrorNotices />
		</Provider>
	);
}

const restore = () =>
	screen.getByRole( 'button', { name: 'Restore Connection' } );

beforeEach( () => jest.clearAllMocks() );

it( 'a connection error says so in default words, and offers to restore it (B586, B587)', () => {
	show( [ TOKEN_ERROR ] );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Connection Error, please reconnect.'
	);
	expect( restore() ).toBeInTheDocument();
} );

it( 'errors with one cure are one notice, in the first one’s words (B584)', () => {
	show( [
		{ ...TOKEN_ERROR, message: 'First.' },
		{ ...TOKEN_ERROR, message: 'Second.' },
		{ ...TOKEN_ERROR, message: 'Third.', action: 'support' },
	] );
	expect( screen.getByText( 'First.' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'Second.' ) ).not.toBeInTheDocument();
	expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 2 );
} );

it( 'an error with the support action links to support (B585)', () => {
	show( [ { ...TOKEN_ERROR, message: 'Odd.', action: 'support' } ] );
	expect(
		screen.getByRole( 'link', { name: /Contact support/ } )
	).toHaveAttribute(
		'href',
		'https://account.test/redirect?source=jetpack-support'
	);
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

it( 'are shown only to users who can connect the site (B483)', () => {
	show( [ TOKEN_ERROR ], { userData: EDITOR } );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'restoring redirects to the account service if it must authorize (B407)', async () => {
	mockNetwork( () =>
		json( { status: 'in_progress', authorizeUrl: AUTHORIZE_URL } )
	);
	show( [ TOKEN_ERROR ] );
	await userEvent.click( restore() );
	expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
} );

it( 'restoring reloads the page otherwise; until then more clicks do nothing (B408, B409)', async () => {
	const response = deferred< Response >();
	const calls = mockNetwork( () => response.promise );
	show( [ TOKEN_ERROR ] );
	await userEvent.click( restore() );
	const busy = screen.getByRole( 'button', {
		name: 'Restoring the connection…',
	} );
	await userEvent.click( busy );
	response.resolve( json( { status: 'completed' } ) );
	await screen.findByRole( 'button' );
	await userEvent.click( busy );
	expect( calls ).toHaveLength( 1 );
	expect( reloadPage ).toHaveBeenCalledTimes( 1 );
} );
